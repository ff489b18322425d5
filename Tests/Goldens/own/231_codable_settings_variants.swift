import Foundation
enum Theme: String, Codable, CaseIterable { case light, dark }
enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case rect(width: Double, height: Double)
    case unit
}
struct Settings: Codable {
    var theme: Theme = .light
    var fontSize: Int
    var recent: [String]
    var flags: [String: Bool]
    var shape: Shape?
    var parent: Nested?
    struct Nested: Codable { var id: Int; var tags: Set<String> }
}
class Base: Codable { var id = 1; init(id: Int) { self.id = id } }
final class Derived: Base {
    var extra: String
    init(id: Int, extra: String) { self.extra = extra; super.init(id: id) }
    private enum Keys: String, CodingKey { case extra }
    required init(from decoder: Decoder) throws {
        extra = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .extra)
        try super.init(from: decoder)
    }
    override func encode(to encoder: Encoder) throws {
        try super.encode(to: encoder)
        var c = encoder.container(keyedBy: Keys.self)
        try c.encode(extra, forKey: .extra)
    }
}
struct Temperature: Codable {
    var celsius: Double
    init(celsius: Double) { self.celsius = celsius }
    init(from d: any Decoder) throws {
        let c = try d.singleValueContainer()
        if let n = try? c.decode(Double.self) { celsius = n; return }
        let s = try c.decode(String.self)
        guard s.hasSuffix("C"), let n = Double(s.dropLast()) else {
            throw DecodingError.dataCorruptedError(in: c, debugDescription: "not a temperature: \(s)")
        }
        celsius = n
    }
    func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode("\(celsius)C") }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
func json<T: Encodable>(_ v: T) -> String { (try? encoder.encode(v)).map { String(decoding: $0, as: UTF8.self) } ?? "error" }
let s = Settings(fontSize: 12, recent: ["a.txt"], flags: ["beta": true], shape: .circle(radius: 2), parent: .init(id: 3, tags: ["x"]))
print(json(s))
print(json(Shape.unit), json([Shape.rect(width: 1, height: 2.5)]))
let decoder = JSONDecoder()
let text = #"{"theme":"dark","fontSize":9,"recent":[],"flags":{},"shape":{"rect":{"width":3,"height":4}}}"#
let d = try decoder.decode(Settings.self, from: Data(text.utf8))
print(d.theme, d.fontSize, d.recent.isEmpty, d.shape!, d.parent as Any)
print(json(Derived(id: 7, extra: "e")))
let back = try decoder.decode(Derived.self, from: Data(#"{"id": 5, "extra": "zz"}"#.utf8))
print(back.id, back.extra)
print(json([Temperature(celsius: 21.5)]), try decoder.decode([Temperature].self, from: Data(#"[3, "4.5C"]"#.utf8)).map(\.celsius))
do { _ = try decoder.decode([Temperature].self, from: Data(#"["hot"]"#.utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.count) }
struct Post: Codable { var postId: Int; var createdAt: Date; var bodyText: String? }
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .secondsSince1970
let post = try decoder.decode(Post.self, from: Data(#"{"post_id": 1, "created_at": 86400, "body_text": null}"#.utf8))
print(post.postId, post.createdAt.timeIntervalSince1970, post.bodyText ?? "nil")
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.dateEncodingStrategy = .iso8601
print(json(post))
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(json(["list": [1, 2], "empty": []]))
do { _ = try JSONDecoder().decode(Settings.Nested.self, from: Data("{".utf8)) } catch { print(type(of: error)) }
do { _ = try JSONDecoder().decode(Settings.self, from: Data(#"{"theme": "blue"}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription) }
do { _ = try JSONDecoder().decode([String: Int].self, from: Data(#"{"a": "x"}"#.utf8)) } catch let DecodingError.typeMismatch(t, c) { print(t, c.codingPath[0].stringValue) }
