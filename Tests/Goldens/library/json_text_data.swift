import Foundation
print(("é" as Unicode.Scalar).escaped(asASCII: true), ("\n" as Unicode.Scalar).escaped(asASCII: false), String(validating: [72, 105] as [UInt8], as: UTF8.self) as Any, String(validating: [0xff] as [UInt8], as: UTF8.self) as Any)
// JSON
struct Person: Codable, Equatable { var name: String; var age: Int; var email: String?; var tags: [String]; var addr: Addr; enum Kind: String, Codable { case a, b }; var kind: Kind; var at: Date?
 struct Addr: Codable, Equatable { let street: String; let zip: Int } 
 enum CodingKeys: String, CodingKey { case name = "full_name", age, email, tags, addr, kind, at } }
let p = Person(name: "Kim", age: 3, email: nil, tags: ["x", "y/z"], addr: .init(street: "A \"q\"", zip: 12), kind: .b, at: nil)
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .prettyPrinted]
let data = try enc.encode(p); print(String(data: data, encoding: .utf8)!)
print(try JSONDecoder().decode(Person.self, from: data) == p)
enc.outputFormatting = .sortedKeys; enc.keyEncodingStrategy = .convertToSnakeCase
struct Q: Codable { var firstName = "a"; var lastOne = 1.5; var isOK = true; var d: [String: Int] = ["k": 1]; var n: Int? = nil; var u = URL(string: "http://a.b/c")!; var dec: Decimal = 1.25; var arr: [[Int]] = [[1], []] }
print(String(decoding: try enc.encode(Q()), as: UTF8.self))
for bad in ["{", "{\"name\": 1}", "[]", "{\"full_name\":\"K\",\"age\":\"x\",\"tags\":[],\"addr\":{\"street\":\"s\",\"zip\":1},\"kind\":\"a\"}", "{\"full_name\":\"K\",\"age\":1,\"tags\":[],\"addr\":{\"street\":\"s\"},\"kind\":\"a\"}", "{\"full_name\":\"K\",\"age\":1,\"tags\":[],\"addr\":{\"street\":\"s\",\"zip\":1},\"kind\":\"z\"}", "{\"full_name\":null,\"age\":1}"] {
 do { _ = try JSONDecoder().decode(Person.self, from: Data(bad.utf8)); print("ok") }
 catch let DecodingError.keyNotFound(k, c) { print("missing", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription) }
 catch let DecodingError.typeMismatch(t, c) { print("type", t, c.codingPath.map(\.stringValue), c.debugDescription) }
 catch let DecodingError.valueNotFound(t, c) { print("null", t, c.codingPath.map(\.stringValue), c.debugDescription) }
 catch let DecodingError.dataCorrupted(c) { print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription) }
 catch { print("other", error) } }
enum Shape: Codable { case circle(r: Double), rect(w: Int, h: Int), none }
enc.keyEncodingStrategy = .useDefaultKeys
print(String(decoding: try enc.encode([Shape.circle(r: 1.5), .rect(w: 1, h: 2), .none]), as: UTF8.self))
let obj = try JSONSerialization.jsonObject(with: Data("{\"a\": [1, 2.5, \"x\", null, true], \"b\": {\"c\": 1}}".utf8)) as! [String: Any]
print(obj.keys.sorted(), (obj["a"] as! [Any]).count, (obj["b"] as! [String: Any])["c"] as! Int, (obj["a"] as! [Any])[0] as? Int as Any)
let dd = JSONDecoder(); dd.keyDecodingStrategy = .convertFromSnakeCase; dd.dateDecodingStrategy = .iso8601
struct R: Codable { let createdAt: Date; let userId: Int }
print(try dd.decode([R].self, from: Data("[{\"created_at\":\"2024-01-02T03:04:05Z\",\"user_id\":4}]".utf8)))
class Animal: Codable { var name: String; init(_ n: String) { name = n } }; class Dog: Animal { var age = 1; init() { super.init("d") }; required init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); age = try c.decode(Int.self, forKey: .age); try super.init(from: d) }; enum K: String, CodingKey { case age }; override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(age, forKey: .age) } }
print(String(decoding: try enc.encode(Dog()), as: UTF8.self), try JSONDecoder().decode(Dog.self, from: Data("{\"name\":\"z\",\"age\":9}".utf8)).age)
struct W: Codable { var v: Int; init(from d: Decoder) throws { let c = try d.singleValueContainer(); v = try c.decode(Int.self) }; init(_ v: Int) { self.v = v }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(v) } }
print(try JSONDecoder().decode([W].self, from: Data("[1,2]".utf8)).map(\.v), String(decoding: try enc.encode(["a": W(3)]), as: UTF8.self))
struct U: Decodable { let xs: [Int]; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); var r: [Int] = []; while !c.isAtEnd { r.append(try c.decode(Int.self)) }; xs = r } }
print(try JSONDecoder().decode(U.self, from: Data("[4,5]".utf8)).xs)
do { _ = try JSONEncoder().encode(Double.nan) } catch { print("enc", type(of: error)) }
// strings
let s = "The quick brown fox"
print(s.components(separatedBy: " "), s.replacingOccurrences(of: "quick", with: "slow"), s.range(of: "brown").map { s[$0] } as Any, s.contains("fox"), "  pad ".trimmingCharacters(in: .whitespaces), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), s.capitalized, "x".padding(toLength: 4, withPad: "-", startingAt: 0), s.hasPrefix("The"), "ß".uppercased(), "ABC".caseInsensitiveCompare("abc") == .orderedSame, "a10".compare("a9", options: .numeric) == .orderedDescending, "10" < "9", "é".folding(options: .diacriticInsensitive, locale: nil), "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!, "l1\nl2\r\nl3".components(separatedBy: .newlines), s.firstIndex(of: "q").map { s.distance(from: s.startIndex, to: $0) } as Any)
print(String(format: "%5.2f|%-8@|%08.3f|%x|%+d|%e|%5d|%@", 3.14159, "ab", 2.5, 255, 3, 1234.5, 42, [1, 2].description), String(format: "%03d %02X %c %s", 7, 10, 65, "cstr"), String(format: "%.0f %.1f %g %i %u %%", 2.5, 0.05, 1e10, -3, 4), String(format: "%2$@ %1$@", "a", "b"), String(format: "%*d", 5, 42), String(format: "%ld %lu %lld %hhd", 1, 2, 3, 4))
print("abc".data(using: .utf8)!.count, "abc".data(using: .utf8)!.base64EncodedString(), Data([1, 2, 255]).map { String(format: "%02x", $0) }.joined(), Data("hi".utf8) == "hi".data(using: .utf8), String(data: Data([104, 105]), encoding: .ascii)!, Data(base64Encoded: "aGk=").map { [UInt8]($0) } as Any, Data(count: 2).count, Data(repeating: 7, count: 2).reduce(0, +), Data([1,2,3]).subdata(in: 1..<3).count, Data([3,4])[1])
