struct Point { var x: Int; var y: Double }
struct Named: CustomStringConvertible { let n: String; var description: String { "<\(n)>" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "plain" }
    var debugDescription: String { "debug" }
}
enum Level: Int { case low = 1, high }
enum Payload { case none, one(Int), two(Int, name: String), nested(Level), list([String]) }
class Thing { var id = 1 }
class Described: Thing, CustomStringConvertible { var description: String { "described \(id)" } }
struct Generic<T> { let value: T; let optional: T? }
struct Empty {}

print(Point(x: 1, y: 2), Named(n: "a"), Both(), Level.high, Payload.none, Payload.one(3))
print(Payload.two(1, name: "z"), Payload.nested(.low), Payload.list(["q"]), Empty(), Described())
debugPrint(Point(x: 1, y: 2), Named(n: "a"), Both(), Level.low, "text", 1.0, "x" as Character)
print([Named(n: "a")], [Both()], ["k": Both()], (Both(), "s", 2), Set([7]), [Level.low: 1])
print(Optional(3) as Any, Optional("s") as Any, Optional<Int>.none as Any, [Optional(1), nil], Optional(Both()) as Any)
print(Generic(value: 1, optional: nil), Generic(value: "v", optional: "o"), [Generic(value: Level.low, optional: .high)])
print((1, "two", (3.0, [4])), (a: 1, b: "c"), (), [()].count, [(1, "a")])
print([1.0, 2.5, .infinity, -.infinity, 0.1 + 0.2, 1e20, 1e-7, 123456789.123], Float(0.1), 100.0, 5e-324)
print("a", "b", 1, separator: "-", terminator: "!\n")
print("a\tb\\", "quote\"s", ["quote\"s", "new\nline", "tab\t", "uni\u{301}", "\u{0}"])
print(String(describing: Point.self), String(describing: Level.high), String(reflecting: Level.high), String(reflecting: "q\"q"), String(reflecting: Point(x: 0, y: 0)))
print(type(of: 1), type(of: "s"), type(of: [1.5]), type(of: ["a": [1]]), type(of: (1, "a")), type(of: Optional(1)), type(of: Point.init), Generic<Int>.self, [String?].self)
print(Int.self, (Int, String).self, ((Int) -> String).self, Any.self, (any Error).self, Never.self, Void.self, Set<Character>.self, 1...3, 1..<3, ...5, 2...)
var text = ""
print("into", "a string", to: &text)
print(text.debugDescription, terminator: "")
print()
print(true, false, UInt8(200), Int8(-5), Character("é"), "🇩🇪", "e\u{301}", UnicodeScalar(65), "abc".utf8, "ab".unicodeScalars)
print([1, 2, 3].dropFirst(), [1, 2, 3][1...], "hello".dropFirst(), "hello".prefix(2), [3, 1].sorted(), [1, 2].reversed() as [Int], (1...3).map { $0 })
print(["b": 1].map { "\($0)" }, ["b": 1].first!, [1: [2: 3]], Array("hi"), Array("hi".utf8), zip([1], ["a"]).map { $0 }, [1, 2].enumerated().map { $0 })
dump(Point(x: 1, y: 2))
dump([1, 2])
dump(Payload.two(5, name: "n"))
dump(["k": Optional(1)])
let o: Any = Optional(4) as Any
print(o, "\(Optional("x") ?? "none")", "value: \(String(describing: Optional(4)))", [o, 1, "s", nil as Int? as Any])
print("\(1) \("in" + "side") \([1, 2].map { "\($0)" }) \(true ? "yes" : "no") \(Level(rawValue: 2)!) \(Level(rawValue: 9) as Any)")
print(Thing() is CustomStringConvertible, Described() as Thing, Mirror(reflecting: Point(x: 3, y: 4)).children.map { "\($0.label!)=\($0.value)" })
print(Int.max, Int.min, UInt64.max, Double.pi, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Float.pi, Double.ulpOfOne, Double.nan)
print(Int("0x1F") as Any, Int("-42")!, Double("1e3")!, Double("abc") as Any, Bool("true")!, String(255, radix: 2), Int("z", radix: 36)!, Float("1.5")!, UInt("-1") as Any)
