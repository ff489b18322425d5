protocol Table { associatedtype Row; static var name: String { get }; var rows: [Row] { get set } }
struct Query<Row> {
    private let source: [Row]
    private var predicates: [(Row) -> Bool] = []
    private var order: ((Row, Row) -> Bool)?
    private var limit: Int?, offset = 0
    init(_ s: [Row]) { source = s }
    func `where`(_ p: @escaping (Row) -> Bool) -> Query { with { $0.predicates.append(p) } }
    func `where`<V: Equatable>(_ path: KeyPath<Row, V>, _ op: (V, V) -> Bool = (==), _ v: V) -> Query {
        let keep = source.filter { op($0[keyPath: path], v) }
        return with(Query(keep)) { $0.predicates = predicates; $0.order = order }
    }
    func order<V: Comparable>(by path: KeyPath<Row, V>, ascending: Bool = true) -> Query {
        with { $0.order = { ascending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path] } }
    }
    func limit(_ n: Int, offset: Int = 0) -> Query { with { $0.limit = n; $0.offset = offset } }
    private func with(_ base: Query? = nil, _ change: (inout Query) -> Void) -> Query { var q = base ?? self; change(&q); return q }
    var all: [Row] {
        var out = source.filter { row in predicates.allSatisfy { $0(row) } }
        if let order { out.sort(by: order) }
        return Array(out.dropFirst(offset).prefix(limit ?? .max))
    }
    var first: Row? { limit(1).all.first }
    var count: Int { all.count }
    func select<V>(_ path: KeyPath<Row, V>) -> [V] { all.map { $0[keyPath: path] } }
    func select<A, B>(_ a: KeyPath<Row, A>, _ b: KeyPath<Row, B>) -> [(A, B)] { all.map { ($0[keyPath: a], $0[keyPath: b]) } }
    func group<K: Hashable>(by key: KeyPath<Row, K>) -> [K: Int] { Dictionary(grouping: all) { $0[keyPath: key] }.mapValues(\.count) }
    func join<Other, K: Hashable>(_ other: [Other], on mine: KeyPath<Row, K>, _ theirs: KeyPath<Other, K>) -> [(Row, Other)] {
        let index = Dictionary(grouping: other) { $0[keyPath: theirs] }
        return all.flatMap { r in (index[r[keyPath: mine]] ?? []).map { (r, $0) } }
    }
}
struct Employee { let id: Int; var name: String; var dept: String; var salary: Int; var boss: Int? }
struct Department { let code: String; let title: String }
struct Employees: Table { static let name = "employees"; var rows: [Employee]; var query: Query<Employee> { Query(rows) } }
extension Table { mutating func insert(_ r: Row) { rows.append(r) }; var size: String { "\(Self.name): \(rows.count)" } }
var staff = Employees(rows: [Employee(id: 1, name: "Ann", dept: "dev", salary: 90, boss: nil), Employee(id: 2, name: "Bob", dept: "dev", salary: 70, boss: 1), Employee(id: 3, name: "Cy", dept: "ops", salary: 60, boss: 1)])
staff.insert(Employee(id: 4, name: "Di", dept: "ops", salary: 75, boss: 3))
let departments = [Department(code: "dev", title: "Development"), Department(code: "ops", title: "Operations")]
print(staff.size, staff.query.where(\.dept, ==, "ops").select(\.name), staff.query.where { $0.salary > 65 }.order(by: \.salary).select(\.name))
print(staff.query.order(by: \.name, ascending: false).limit(2, offset: 1).select(\.name, \.salary))
print(staff.query.where(\.boss, ==, 1).count, staff.query.where(\.boss, !=, nil).first?.name ?? "-", staff.query.group(by: \.dept).sorted { $0.key < $1.key }.map { "\($0)\($1)" })
for (e, d) in staff.query.where(\.salary, >=, 70).join(departments, on: \.dept, \.code) { print(e.name, "works in", d.title) }
print(staff.query.where { _ in false }.first == nil, staff.query.join(staff.rows, on: \.boss, \.optionalID).map { "\($0.0.name)<\($0.1.name)" })
extension Employee { var optionalID: Int? { id } }
