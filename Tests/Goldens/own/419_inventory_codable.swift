// Inventory with enums, Codable, sorting by key paths
import Foundation
struct Item: Codable, Identifiable, Equatable { let id: Int; var name: String; var price: Double; var tags: Set<String> = []; var kind: Kind?
  enum Kind: String, Codable, CaseIterable, Comparable { case tool, toy, food; static func < (l: Self, r: Self) -> Bool { allCases.firstIndex(of: l)! < allCases.firstIndex(of: r)! } } 
  enum CodingKeys: String, CodingKey { case id, name, price = "cost", tags, kind } }
let json = #"[{"id":2,"name":"Hammer","cost":12.5,"tags":["steel"],"kind":"tool"},{"id":1,"name":"Apple","cost":0.4,"tags":[],"kind":"food"},{"id":3,"name":"Robot","cost":30,"tags":["kids","metal"]}]"#
let items = try JSONDecoder().decode([Item].self, from: Data(json.utf8))
extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>, descending: Bool = false) -> [Element] { sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] } }
  func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: path] } } }
print(items.sorted(by: \.price).map(\.name), items.sorted(by: \.id, descending: true).map(\.id), items.sum(\.price))
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(data: try encoder.encode(items[1]), encoding: .utf8)!)
let byKind = Dictionary(grouping: items, by: \.kind)
for k in Item.Kind.allCases { print(k, k.rawValue.capitalized, byKind[k]?.count ?? 0) }
print(byKind[nil]!.map(\.name), Item.Kind.allCases.sorted(by: >), Item.Kind(rawValue: "x") as Any)
do { _ = try JSONDecoder().decode(Item.self, from: Data("{\"id\":1}".utf8)) } catch let DecodingError.keyNotFound(key, _) { print("missing", key.stringValue) }
do { _ = try JSONDecoder().decode(Item.self, from: Data("{\"id\":\"1\"}".utf8)) } catch DecodingError.typeMismatch(let t, let c) { print(t, c.codingPath.map(\.stringValue)) }
var copy = items; copy[0].tags.formUnion(["heavy", "steel"]); copy[0].name += "!"
print(copy[0] == items[0], copy[0].tags.sorted(), copy.firstIndex { $0.id == 3 } ?? -1, copy.contains(items[1]))
copy.removeAll { $0.price < 1 }; copy.swapAt(0, 1); print(copy.map { "\($0.id):\($0.name)" }, copy.map(\.tags.count).max()!)
@propertyWrapper struct Positive<V: SignedNumeric & Comparable> { private var v: V; init(wrappedValue: V) { v = max(wrappedValue, 0) }; var wrappedValue: V { get { v } set { v = max(newValue, 0) } }; var projectedValue: Bool { v == 0 } }
struct Stock { @Positive var count = 5; @Positive var price: Double = -2 }
var s = Stock(); s.count -= 9; print(s.count, s.$count, s.price, s.$price)
let lookup: [String: (Item) -> String] = ["upper": { $0.name.uppercased() }, "price": { String(format: "%.1f", $0.price) }]
for (k, f) in lookup.sorted(by: { $0.key < $1.key }) { print(k, items.map(f)) }
