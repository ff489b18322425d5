import Foundation
struct P: Codable { var name: String; var age: Int; var tags: [String]?; var d: [String: Double]; var e: [Int]; var f: [String: Int] }
let p = P(name: "A/\"b\\\n\u{1}é", age: 3, tags: nil, d: ["x": 1.5, "a10": 1, "a2": 2e20, "B": 0.1], e: [], f: [:])
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
print(String(data: try enc.encode(p), encoding: .utf8)!)
enc.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(data: try enc.encode(p), encoding: .utf8)!)
print(String(data: try enc.encode([1, 2]), encoding: .utf8)!, String(data: try enc.encode("s"), encoding: .utf8)!)
func t<T: Decodable>(_ s: String, _ y: T.Type) { do { print(try JSONDecoder().decode(T.self, from: Data(s.utf8))) } catch { print(error); if case let e as DecodingError = error { print(e.localizedDescription) } } }
t("{\"name\": 5, \"age\": 1, \"d\": {}, \"e\": [], \"f\": {}}", P.self)
t("{\"name\": \"x\"}", P.self)
t("{\"name\": null}", P.self)
t("{\"name\": \"x\", \"age\": 1.5}", P.self)
t("{\"name\": \"x\", \"age\": \"q\"}", P.self)
t("{\"name\": \"x\", \"age\": 1, \"d\": {\"k\": \"v\"}}", P.self)
t("[1, \"a\"]", [Int].self); t("{bad", P.self); t("", [Int].self); t("[1,2", [Int].self); t("3", Int.self); t("[true]", [Int].self); t("5", String.self); t("{}", [Int].self); t("[]", P.self); t("300", UInt8.self); t("1.0", Int.self); t("1", Double.self); t("null", Int?.self)
enum K: String, Codable { case a, b }; t("\"c\"", K.self); t("\"a\"", K.self)
enum U: Codable { case one, two(Int), three(x: Int, y: String) }
print(String(data: try enc.encode([U.one, .two(5), .three(x: 1, y: "q")]), encoding: .utf8)!)
t("[{\"one\":{}},{\"two\":{\"_0\":7}},{\"three\":{\"x\":1,\"y\":\"z\"}}]", [U].self); t("{\"four\":{}}", U.self); t("{}", U.self)
enc.outputFormatting = .sortedKeys; enc.keyEncodingStrategy = .convertToSnakeCase; struct S: Codable { var firstName: String; var aValue: Int }; print(String(data: try enc.encode(S(firstName: "x", aValue: 2)), encoding: .utf8)!)
let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase; print(try dec.decode(S.self, from: Data("{\"first_name\":\"q\",\"a_value\":3}".utf8)))
