import Foundation
struct Address: Codable, Equatable { var street: String; var zip: Int? }
struct Person: Codable { let name: String; var age = 3; let addresses: [Address]; var meta: [String: Int] = [:]; enum CodingKeys: String, CodingKey { case name = "full_name", addresses, age } }
let p = Person(name: "Al", addresses: [Address(street: "A", zip: nil), Address(street: "B", zip: 5)])
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted]
let data = try e.encode(p)
print(String(data: data, encoding: .utf8)!)
let q = try JSONDecoder().decode(Person.self, from: data)
print(q.addresses == p.addresses, q.age, q.name)
protocol Entity: Codable { var id: Int { get } }
struct User: Entity { let id: Int; var tags: Set<String> = ["x"] }
print(try JSONDecoder().decode([User].self, from: Data(#"[{"id":1,"tags":["a"]},{"id":2,"tags":[]}]"#.utf8)).map(\.id))
enum Shape: Codable, Equatable { case circle(radius: Double), square(Double), empty }
e.outputFormatting = .sortedKeys
let shapes: [Shape] = [.circle(radius: 1.5), .square(2), .empty]
let sd = try e.encode(shapes); print(String(decoding: sd, as: UTF8.self)); print(try JSONDecoder().decode([Shape].self, from: sd) == shapes)
class Node: Codable { var v: Int; var next: Node?; init(v: Int, next: Node? = nil) { self.v = v; self.next = next } }
print(String(decoding: try e.encode(Node(v: 1, next: Node(v: 2))), as: UTF8.self), try JSONDecoder().decode(Node.self, from: Data(#"{"v":1,"next":{"v":9}}"#.utf8)).next!.v)
struct Wrapper<T: Codable>: Codable { let value: T }
print(try JSONDecoder().decode(Wrapper<Int>.self, from: Data(#"{"value":4}"#.utf8)).value, String(decoding: try e.encode(Wrapper(value: "z")), as: UTF8.self))
enum Kind: Int, Codable { case a = 1, b }
struct HasKind: Codable { var kind: Kind; var dict: [Int: String]; var opt: Int?; var d: Date; var u: URL; var nested: [[Int]] }
e.dateEncodingStrategy = .iso8601
let hk = HasKind(kind: .b, dict: [1: "x"], opt: nil, d: Date(timeIntervalSince1970: 0), u: URL(string: "https://a.b")!, nested: [[1], [2, 3]])
let hd = try e.encode(hk); print(String(decoding: hd, as: UTF8.self))
let dd = JSONDecoder(); dd.dateDecodingStrategy = .iso8601
let back = try dd.decode(HasKind.self, from: hd); print(back.kind, back.dict, back.d == hk.d, back.u, back.nested)
do { _ = try dd.decode(Person.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let key, let context) { print("missing", key.stringValue, context.codingPath.count) } catch { print("other") }
func load<T: Decodable>(_ s: String) -> T? { try? JSONDecoder().decode(T.self, from: Data(s.utf8)) }
let n: [String: [Int]]? = load(#"{"a":[1,2]}"#); print(n as Any); let m: Int? = load("x"); print(m as Any)
extension Point: Codable {}
struct Point { var x: Int, y: Int }
print(try JSONDecoder().decode(Point.self, from: Data(#"{"x":1,"y":2}"#.utf8)))
func local() throws { struct L: Codable { var a: Int; var b: String? }; print(try JSONDecoder().decode(L.self, from: Data(#"{"a":1}"#.utf8)), L(a: 1, b: nil)) }
try local()
final class Settings: Codable { var volume = 5; var name = "def" }
print(Settings().volume, String(decoding: try e.encode(Settings()), as: UTF8.self))
