func describe<each T>(_ item: repeat each T) -> String {
    var parts: [String] = []
    repeat parts.append(String(describing: each item))
    return parts.joined(separator: " & ")
}
func pairUp<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) {
    (repeat (each a, each b))
}
func allEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
    for (x, y) in repeat (each a, each b) {
        guard x == y else { return false }
    }
    return true
}
print(describe(1, "two", 3.0), describe(), describe([1]))
print(pairUp(1, "a", with: true, 2.5))
print(allEqual((1, "x"), (1, "x")), allEqual((1, 2, 3), (1, 2, 4)))

struct Pair<A, B> {
    var first: A, second: B
    var swapped: Pair<B, A> { Pair<B, A>(first: second, second: first) }
    func map<C>(_ f: (A) throws -> C) rethrows -> Pair<C, B> { Pair<C, B>(first: try f(first), second: second) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
    static func < (l: Self, r: Self) -> Bool { (l.first, l.second) < (r.first, r.second) }
}
extension Pair where A == B { var both: [A] { [first, second] } }
let p = Pair(first: 2, second: "b")
print(p, p.swapped, p.map { $0 * 10 }, p == Pair(first: 2, second: "b"), Pair(first: 1, second: 2).both)
print([Pair(first: 2, second: 1), Pair(first: 1, second: 9), Pair(first: 1, second: 3)].sorted().map { "\($0.first)\($0.second)" })

protocol Shape { associatedtype Measure: Numeric; var measure: Measure { get } }
struct Segment: Shape { let measure: Int }
struct Blob: Shape { let measure: Double }
func total<S: Shape>(_ shapes: [S]) -> S.Measure { shapes.reduce(into: 0) { $0 += $1.measure } }
func doubled(_ s: some Shape) -> any Numeric { s.measure * 2 }
print(total([Segment(measure: 2), Segment(measure: 5)]), total([Blob(measure: 0.5)]), doubled(Blob(measure: 4)), doubled(Segment(measure: 4)))

struct TypedKey<Value>: Hashable { let name: String; init(_ name: String) { self.name = name } }
struct Bag {
    private var storage: [String: Any] = [:]
    subscript<V>(key: TypedKey<V>) -> V? {
        get { storage[key.name] as? V }
        set { storage[key.name] = newValue }
    }
    subscript<V>(key: TypedKey<V>, default fallback: @autoclosure () -> V) -> V {
        get { self[key] ?? fallback() }
        set { self[key] = newValue }
    }
}
let age = TypedKey<Int>("age"), tags = TypedKey<[String]>("tags")
var bag = Bag()
bag[age] = 40
bag[age]! += 2
bag[tags, default: []].append("x")
bag[tags, default: []].append("y")
print(bag[age] as Any, bag[tags]!, bag[TypedKey<String>("age")] as Any)
bag[age] = nil
print(bag[age, default: -1])

enum Tree<Leaf> {
    case leaf(Leaf)
    indirect case node([Tree])
    func map<T>(_ f: (Leaf) -> T) -> Tree<T> {
        switch self {
        case .leaf(let l): .leaf(f(l))
        case .node(let kids): .node(kids.map { $0.map(f) })
        }
    }
    var leaves: [Leaf] { if case .leaf(let l) = self { [l] } else if case .node(let k) = self { k.flatMap(\.leaves) } else { [] } }
}
let tree: Tree = .node([.leaf(1), .node([.leaf(2), .leaf(3)]), .node([])])
print(tree.map { "#\($0)" }.leaves, tree.leaves.reduce(0, +))
func apply<T, each R>(_ value: T, _ f: repeat (T) -> each R) -> (repeat each R) { (repeat (each f)(value)) }
let (half, text) = apply(10, { $0 / 2 }, { "<\($0)>" })
print(half, text)
func convert<T: LosslessStringConvertible>(_ s: String, to: T.Type = T.self) -> T? { T(s) }
let n: Int? = convert("12")
print(n as Any, convert("1.5", to: Double.self)!, convert("true", to: Bool.self) ?? false, convert("x", to: Int.self) as Any)
func make<T>(_ count: Int, _ new: () -> T) -> [T] where T: Hashable { (0..<count).map { _ in new() } }
var c = 0
print(make(3) { c += 1; return c }, Set(make(4) { "same" }).count)
