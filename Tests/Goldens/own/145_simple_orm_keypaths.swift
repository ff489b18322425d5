protocol Model { static var table: String { get }; static var columns: [Column<Self>] { get }; init() }
struct Column<M> {
  let name: String
  let path: PartialKeyPath<M>
  let set: (inout M, String) -> Bool
  init<V: LosslessStringConvertible>(_ name: String, _ path: WritableKeyPath<M, V>) {
    self.name = name
    self.path = path
    set = { model, text in
      guard let v = V(text) else { return false }
      model[keyPath: path] = v
      return true
    }
  }
  func read(_ m: M) -> String { "\(m[keyPath: path])" }
}
struct City: Model {
  static let table = "cities"
  static var columns: [Column<City>] { [Column("name", \.name), Column("people", \.people), Column("area", \.area), Column("capital", \.isCapital)] }
  var name = "", people = 0, area = 1.0, isCapital = false
}
enum Failure: Error { case unknown(column: String), bad(value: String, column: String) }
extension Model {
  init(_ row: KeyValuePairs<String, String>) throws {
    self.init()
    for (key, value) in row {
      guard let c = Self.columns.first(where: { $0.name == key }) else { throw Failure.unknown(column: key) }
      guard c.set(&self, value) else { throw Failure.bad(value: value, column: key) }
    }
  }
  var row: String { Self.columns.map { $0.name + "=" + $0.read(self) }.joined(separator: ", ") }
}
struct Query<M: Model> {
  enum Direction { case ascending, descending }
  private let source: [M]
  private var filters: [(M) -> Bool] = []
  private var order: ((M, M) -> Bool)?
  private var limit = Int.max
  init(_ source: [M]) { self.source = source }
  func `where`<V: Equatable>(_ p: KeyPath<M, V>, is v: V) -> Query { with { $0.filters.append { $0[keyPath: p] == v } } }
  func `where`(_ f: @escaping (M) -> Bool) -> Query { with { $0.filters.append(f) } }
  func order<V: Comparable>(by p: KeyPath<M, V>, _ d: Direction = .ascending) -> Query {
    with { $0.order = { d == .ascending ? $0[keyPath: p] < $1[keyPath: p] : $0[keyPath: p] > $1[keyPath: p] } }
  }
  func first(_ n: Int) -> Query { with { $0.limit = n } }
  private func with(_ f: (inout Query) -> Void) -> Query { var q = self; f(&q); return q }
  func all() -> [M] {
    let kept = source.filter { m in filters.allSatisfy { $0(m) } }
    return Array((order.map { kept.sorted(by: $0) } ?? kept).prefix(limit))
  }
  func sum<N: Numeric>(_ p: KeyPath<M, N>) -> N { all().reduce(into: 0) { $0 += $1[keyPath: p] } }
  func group<K: Hashable>(by p: KeyPath<M, K>) -> [K: [M]] { Dictionary(grouping: all()) { $0[keyPath: p] } }
}
var cities: [City] = []
let rows: [KeyValuePairs<String, String>] = [
  ["name": "Rome", "people": "2800000", "area": "1285.3", "capital": "true"], ["name": "Milan", "people": "1400000", "area": "181.76"],
  ["name": "Oslo", "people": "700000", "capital": "true", "area": "454"], ["name": "Turin", "people": "many"], ["mayor": "x"],
]
for row in rows {
  do { cities.append(try City(row)) }
  catch Failure.unknown(let c) { print("no column", c) }
  catch Failure.bad(let v, let c) { print("'\(v)' is no \(c)") }
}
for c in cities { print(c.row) }
let query = Query(cities)
print(query.where(\.isCapital, is: true).order(by: \.people).all().map(\.name), query.order(by: \.area, .descending).first(1).all()[0].name)
print(query.sum(\.people), query.where { $0.area < 500 }.sum(\.area), query.group(by: \.isCapital).mapValues(\.count)[true]!, City.table, City.columns.map(\.name))
var c = cities[0]
for column in City.columns where column.name != "capital" { print(column.name, column.set(&c, "7"), terminator: "; ") }
print(c, c.row)
struct Diff<M> { let changes: [(String, String, String)] }
func diff<M: Model>(_ a: M, _ b: M) -> [String] { M.columns.filter { $0.read(a) != $0.read(b) }.map { "\($0.name): \($0.read(a)) -> \($0.read(b))" } }
print(diff(cities[0], c), diff(c, c).isEmpty)
func get<R, V>(_ p: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: p] } }
print(cities.map(get(\.name.count)), cities.map(get(\City.self.people)).max()!, [\City.area, \City.area].map { cities[1][keyPath: $0] })
