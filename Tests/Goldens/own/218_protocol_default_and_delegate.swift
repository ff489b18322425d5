protocol Logger { var tag: String { get }; func log(_ s: String) }
extension Logger { var tag: String { "\(Self.self)" }; func log(_ s: String) { print("[\(tag)] \(s)") }; func warn(_ s: String) { log("WARN " + s) } }
struct Plain: Logger {}
struct Fancy: Logger { let tag = "✨"; func warn(_ s: String) { print("fancy warn", s) } }
let loggers: [Logger] = [Plain(), Fancy()]
for l in loggers { l.log("hi"); l.warn("careful") }
Fancy().warn("direct")

protocol TableDelegate: AnyObject {
    func table(_ t: Table, didSelect row: Int)
    func shouldSelect(_ row: Int) -> Bool
}
extension TableDelegate { func shouldSelect(_ row: Int) -> Bool { true } }
protocol TableSource: AnyObject { var rowCount: Int { get }; func text(for row: Int) -> String }
class Table {
    weak var delegate: TableDelegate?
    weak var source: TableSource?
    private(set) var selected: Int?
    func reload() { (0..<(source?.rowCount ?? 0)).forEach { print($0 == selected ? ">" : " ", source!.text(for: $0)) } }
    func select(_ row: Int) {
        guard let source, 0..<source.rowCount ~= row else { print("no row \(row)"); return }
        guard delegate?.shouldSelect(row) ?? true else { print("refused \(row)"); return }
        selected = row
        delegate?.table(self, didSelect: row)
    }
}
final class Controller: TableDelegate, TableSource {
    let table = Table()
    var data: [String] { didSet { table.reload() } }
    init(_ d: [String]) { data = d; table.delegate = self; table.source = self }
    var rowCount: Int { data.count }
    func text(for row: Int) -> String { data[row] }
    func table(_ t: Table, didSelect row: Int) { print("selected", data[row], t === table) }
    func shouldSelect(_ row: Int) -> Bool { data[row].first != "x" }
}
var controller: Controller? = Controller(["one", "xtwo", "three"])
let table = controller!.table
table.select(0); table.select(1); table.select(7)
controller?.data.append("four")
controller = nil
table.reload()
table.select(0)
print(table.delegate == nil, table.selected ?? -1)

protocol Plugin { init(); static var id: String { get }; func run(_ input: [Int]) -> [Int] }
extension Plugin { static var id: String { String(describing: Self.self).lowercased() } }
struct Doubler: Plugin { func run(_ i: [Int]) -> [Int] { i.map { $0 * 2 } } }
struct Keeper: Plugin { static let id = "keep-even"; func run(_ i: [Int]) -> [Int] { i.filter { $0 % 4 == 0 } } }
final class Counter: Plugin { var n = 0; init() {}; func run(_ i: [Int]) -> [Int] { n += 1; return i + [n] } }
let registry: [any Plugin.Type] = [Doubler.self, Keeper.self, Counter.self]
var value = [1, 2, 3]
for type in registry { let p = type.init(); value = p.run(value); print(type.id, value) }
func lookup(_ id: String) -> Plugin? { registry.first { $0.id == id }?.init() }
print(lookup("doubler") != nil, lookup("nope") == nil, lookup("counter")!.run([]))
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
typealias Someone = Named & Aged
struct P: Someone, Equatable { let name: String; var age: Int }
func birthday(_ s: inout some Someone) -> String { s.age += 1; return "\(s.name) is \(s.age)" }
func oldest(_ list: [any Named & Aged]) -> String? { list.max { $0.age < $1.age }?.name }
var p = P(name: "Q", age: 9)
print(birthday(&p), oldest([p, P(name: "R", age: 3)]) ?? "-", p == P(name: "Q", age: 10))
