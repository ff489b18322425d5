protocol Parsable { static var pattern: String { get }; init?(text: Substring) }
protocol Documented { static func help() -> String }
extension Documented where Self: Parsable { static func help() -> String { "\(Self.self): \(pattern)" } }

struct Celsius: Parsable, Documented, Equatable {
    static let pattern = "<n>C"
    var degrees: Double
    init?(text: Substring) {
        guard text.last == "C", let d = Double(text.dropLast()) else { return nil }
        degrees = d
    }
}
struct Duration: Parsable, Documented {
    static var pattern: String { "<n>h|<n>m" }
    let minutes: Int
    init?(text: Substring) {
        guard let unit = text.last, let n = Int(text.dropLast()) else { return nil }
        switch unit {
        case "h": minutes = n * 60
        case "m": minutes = n
        default: return nil
        }
    }
}
let kinds: [any (Parsable & Documented).Type] = [Celsius.self, Duration.self]
for kind in kinds { print(kind.help()) }
for word in "21.5C 3h banana 45m".split(separator: " ") {
    let value = kinds.lazy.compactMap { $0.init(text: word) }.first
    switch value {
    case let c as Celsius: print("temperature", c.degrees)
    case let d as Duration: print("duration", d.minutes)
    case .some(let other): print("other", other)
    case nil: print("nothing for", word)
    }
}
func parse<T: Parsable>(_ text: String, as type: T.Type = T.self) -> T? { T(text: text[...]) }
let d: Duration? = parse("2h")
print(d?.minutes ?? 0, parse("9C", as: Celsius.self)! == Celsius(text: "9.0C")!)

class Shape {
    class var sides: Int { 0 }
    required init() {}
    var info: String { "\(type(of: self)) with \(type(of: self).sides) sides" }
    static func make(_ n: Int) -> Shape? { [Triangle.self, Square.self].first { $0.sides == n }?.init() }
    func cloned() -> Self { type(of: self).init() }
}
final class Triangle: Shape { override class var sides: Int { 3 } }
class Square: Shape { override class var sides: Int { 4 } }
final class Tile: Square { override var info: String { "tile: " + super.info } }
for n in 2...4 { print(Shape.make(n)?.info ?? "no shape with \(n) sides") }
print(Tile().info, Tile().cloned().info, type(of: (Tile() as Shape).cloned()) == Tile.self)

protocol Coder: Sendable { associatedtype Input; associatedtype Output; func encode(_ i: Input) -> Output }
struct Chain<A: Coder, B: Coder>: Coder where A.Output == B.Input {
    let first: A, second: B
    func encode(_ i: A.Input) -> B.Output { second.encode(first.encode(i)) }
}
struct Length: Coder { func encode(_ s: String) -> Int { s.count } }
struct Hex: Coder { func encode(_ n: Int) -> String { "0x" + String(n, radix: 16) } }
struct Shout: Coder { let times: Int; func encode(_ s: String) -> [String] { Array(repeating: s.uppercased(), count: times) } }
extension Coder { func then<C: Coder>(_ next: C) -> Chain<Self, C> where C.Input == Output { Chain(first: self, second: next) } }
let chain = Length().then(Hex()).then(Shout(times: 2))
print(chain.encode("hello swift world"), type(of: chain))
func erase<C: Coder>(_ c: C) -> (C.Input) -> C.Output { c.encode }
print(["a", "bbbbbbbbbbbbbbbbbbbb"].map(erase(Length().then(Hex()))))

struct Config {
    var name = "default", retries = 3, verbose = false
    static let standard = Config()
    static func build(_ configure: (inout Config) -> Void) -> Config { var c = standard; configure(&c); return c }
    func with<V>(_ path: WritableKeyPath<Config, V>, _ value: V) -> Config { var c = self; c[keyPath: path] = value; return c }
}
let config = Config.build { $0.name = "test"; $0.retries += 2 }.with(\.verbose, true)
print(config, Config.standard.retries, Config(retries: 9).retries, Config(name: "n", verbose: true))
final class URLBuilder {
    private var parts: [String] = [], query: [(String, String)] = []
    @discardableResult func path(_ p: String...) -> URLBuilder { parts += p; return self }
    @discardableResult func query(_ pairs: KeyValuePairs<String, String>) -> URLBuilder { query += pairs.map { ($0.key, $0.value) }; return self }
    func build() -> String { "https://" + parts.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.map { "\($0)=\($1)" }.joined(separator: "&")) }
}
print(URLBuilder().path("example.org", "a").path("b").query(["x": "1", "y": "2"]).build(), URLBuilder().build())
