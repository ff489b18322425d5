public struct Stack<T> { fileprivate var items: [T] = []; public private(set) var pushes = 0; public init() {}; public mutating func push(_ t: T) { items.append(t); pushes += 1 }; internal struct Stats { let count: Int; fileprivate let label = "stats"; enum Level: Int { case low, high }; var level: Level { count > 2 ? .high : .low } } }
public extension Stack { internal var stats: Stack<T>.Stats { get { Stats(count: items.count) } } ; mutating func pop() -> T? { items.popLast() } }
extension Stack: Sequence { public func makeIterator() -> IndexingIterator<[T]> { items.reversed().makeIterator() } }
extension Stack: CustomStringConvertible where T: CustomStringConvertible { public var description: String { items.map(\.description).joined(separator: "|") } }
extension Stack where T == Int { var sum: Int { items.reduce(0, +) }; static var sample: Stack { var s = Stack(); [1, 2, 3].forEach { s.push($0) }; return s } }
var s = Stack<Int>.sample; s.push(4); print(s, s.sum, s.pushes, s.stats.count, s.stats.level, s.stats.label, Array(s), s.pop()!, s.map { $0 * 2 }, Stack<Int>.Stats.Level(rawValue: 1)!)
class Account { private var balance = 0; private(set) lazy var log: [String] = ["open"]; fileprivate static var opened = 0; final let id: Int; init() { Account.opened += 1; id = Account.opened }
    func deposit(_ n: Int) -> Self { balance += n; log.append("+\(n)"); return self }
    private func secret() -> Int { balance * 2 }
    class Audit { let a: Account; init(_ a: Account) { self.a = a }; func peek() -> (Int, Int) { (a.balance, a.secret()) } }
    enum Kind: String, CaseIterable { case basic, gold; struct Perk { let name: String; static let none = Perk(name: "none") }; var perk: Perk { self == .gold ? Perk(name: "lounge") : .none } } }
extension Account { var doubled: Int { secret() }; convenience init(_ n: Int) { self.init(); _ = deposit(n) } }
final class Gold: Account { override func deposit(_ n: Int) -> Self { super.deposit(n + 1) } }
let a = Account(5).deposit(10), g = Gold().deposit(1); print(a.doubled, Account.Audit(a).peek(), a.log, g.log, a.id, g.id, Account.opened, type(of: g.deposit(0)), Account.Kind.allCases.map(\.perk.name))
extension Int { enum Parity { case even, odd }; var parity: Parity { isMultiple(of: 2) ? .even : .odd }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; subscript(digit i: Int) -> Int { var n = self; for _ in 0..<i { n /= 10 }; return n % 10 }; static let answer = 42; mutating func square() { self *= self }; init(roman s: String) { let v: [Character: Int] = ["I": 1, "V": 5, "X": 10]; var t = 0, p = 0; for c in s.reversed() { let n = v[c] ?? 0; t += n < p ? -n : n; p = n }; self = t } }
var n = 7; n.square(); print(n, 4.parity, n.parity == .odd, 987[digit: 1], Int.answer, Int(roman: "XIV")); 3.times { print($0, terminator: " ") }; print()
extension String { var words: [Substring] { split(separator: " ") }; func ends(_ s: String) -> Bool { hasSuffix(s) }; mutating func exclaim() { self += "!" }; init(spelled n: Int) { self = ["zero", "one", "two"][n] }; static var lorem: String { "lorem ipsum" } }
extension Array { var middle: Element? { isEmpty ? nil : self[count / 2] }; subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; mutating func rotate(_ n: Int = 1) { guard !isEmpty else { return }; let k = ((n % count) + count) % count; self = Array(self[k...] + self[..<k]) } }
extension Collection where Element == String { func longest() -> String? { self.max { $0.count < $1.count } } }
extension Dictionary where Key == String, Value == Int { var total: Int { values.reduce(0, +) }; func top() -> String? { self.max { $0.value < $1.value }?.key } }
var w = "hi"; w.exclaim(); var arr = [1, 2, 3, 4]; arr.rotate(); print(w, String.lorem.words, String(spelled: 2), w.ends("!"), arr, arr.middle!, arr[safe: 9] as Any, ["a", "ccc", "bb"].longest()!, ["x": 1, "y": 5].top()!, ["x": 1].total, [Int]().middle as Any)
protocol Greeter { var name: String { get } }; extension Greeter { func greet() -> String { "Hi \(name)" }; var loud: String { greet().uppercased() } }
struct P: Greeter { let name: String; func greet() -> String { "Yo \(name)" } }; struct Q: Greeter { var name: String { "q" } }
print(P(name: "p").greet(), P(name: "p").loud, Q().greet(), (P(name: "z") as any Greeter).greet()); private func helper() -> String { "private global" }; fileprivate let constant = 3; print(helper(), constant)
enum Namespace { static let version = "1.0"; enum Math { static func add(_ a: Int, _ b: Int) -> Int { a + b }; static let pi = 3 }; struct Token { var text: String } }
extension Namespace.Math { static var tau: Int { pi * 2 } }; extension Namespace.Token { init() { text = "?" } }; typealias Tok = Namespace.Token; print(Namespace.version, Namespace.Math.add(1, 2), Namespace.Math.tau, Tok().text, Tok(text: "t"))
func outer() -> Int { struct Local { var v = 1; mutating func inc() -> Local { v += 1; return self } }; enum L { case a, b }; class C { let l: L = .b }; var x = Local(); _ = x.inc(); func inner() -> Int { x.v * 10 }; return inner() + (C().l == .b ? 1 : 0) }; print(outer())
