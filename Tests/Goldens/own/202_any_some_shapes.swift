protocol Shape { associatedtype Unit: CustomStringConvertible; var area: Double { get }; var unit: Unit { get }; func scaled(by k: Double) -> Self }
extension Shape { var summary: String { "\(Self.self): \(area) \(unit)" } }
struct Square: Shape { var side: Double; var area: Double { side * side }; let unit = "m²"; func scaled(by k: Double) -> Square { Square(side: side * k) } }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; var unit: Int { 2 }; func scaled(by k: Double) -> Self { .init(r: r * k) } }
struct Pair<A: Shape, B: Shape>: Shape {
    let a: A, b: B
    var area: Double { a.area + b.area }
    var unit: String { "\(a.unit)+\(b.unit)" }
    func scaled(by k: Double) -> Pair { Pair(a: a.scaled(by: k), b: b.scaled(by: k)) }
}
func bigger(_ x: some Shape, _ y: some Shape) -> any Shape { x.area >= y.area ? x : y }
func make(_ n: Int) -> some Shape { Pair(a: Square(side: Double(n)), b: Circle(r: 1)) }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
func describe(_ shape: any Shape) -> String { open(shape) }
func open<S: Shape>(_ s: S) -> String { "\(S.self)/\(S.Unit.self) \(s.scaled(by: 2).area)" }
let shapes: [any Shape] = [Square(side: 2), Circle(r: 1), make(3)]
for s in shapes { print(s.summary, "|", describe(s)) }
print(total(shapes), bigger(Square(side: 1), Circle(r: 1)).summary, type(of: make(1)))
print(shapes.map { $0.scaled(by: 0.5).area }, shapes.compactMap { $0 as? Square }.count)
if let c = shapes.first(where: { $0 is Circle }) as? Circle { print("circle", c.r) }
protocol Container<Item> { associatedtype Item; var items: [Item] { get }; mutating func add(_ i: Item) }
struct Box<T>: Container { var items: [T] = []; mutating func add(_ i: T) { items.append(i) } }
struct Log: Container { var items: [String] = []; mutating func add(_ i: String) { items.append("log: " + i) } }
func fill(_ c: inout some Container<String>) { c.add("x"); c.add("y") }
func joined(_ c: any Container<String>) -> String { c.items.joined(separator: ";") }
var b = Box<String>(), l = Log()
fill(&b); fill(&l)
let all: [any Container<String>] = [b, l]
print(all.map(joined), joined(b))
var erased: any Container<Int> = Box(items: [1])
erased.add(5)
print(erased.items, erased)
struct AnyShape { let area: () -> Double; let name: String
    init<S: Shape>(_ s: S) { area = { s.area }; name = String(describing: S.self) } }
print([AnyShape(Square(side: 3)), AnyShape(Circle(r: 2))].map { "\($0.name) \($0.area())" })
extension Shape where Unit == String { func labelled() -> String { unit.uppercased() } }
print(Square(side: 1).labelled(), Pair(a: Square(side: 1), b: Circle(r: 0)).labelled())
