// Rules, predicates and specifications that combine.
struct Predicate<Value> {
    let name: String
    private let test: (Value) -> Bool
    init(_ name: String, _ test: @escaping (Value) -> Bool) { self.name = name; self.test = test }
    func callAsFunction(_ v: Value) -> Bool { test(v) }
    static func && (a: Self, b: Self) -> Self { Self("(\(a.name) and \(b.name))") { a($0) && b($0) } }
    static func || (a: Self, b: Self) -> Self { Self("(\(a.name) or \(b.name))") { a($0) || b($0) } }
    static prefix func ! (a: Self) -> Self { Self("not \(a.name)") { !a($0) } }
    func pullback<Other>(_ f: @escaping (Other) -> Value) -> Predicate<Other> { Predicate<Other>(name) { self(f($0)) } }
}
extension Predicate where Value: Comparable {
    static func atLeast(_ v: Value) -> Self { Self(">= \(v)") { $0 >= v } }
    static func below(_ v: Value) -> Self { Self("< \(v)") { $0 < v } }
    static func between(_ r: ClosedRange<Value>) -> Self { .atLeast(r.lowerBound) && !(.init("> \(r.upperBound)") { $0 > r.upperBound }) }
}
extension Predicate where Value: Collection { static var empty: Self { Self("empty") { $0.isEmpty } } }
extension Predicate where Value: Collection, Value.Element: Equatable { static func has(_ e: Value.Element) -> Self { Self("has \(e)") { $0.contains(e) } } }
extension Sequence { func filter(_ p: Predicate<Element>) -> [Element] { filter { p($0) } } }

let teen = Predicate.between(13...19)
print(teen.name, [12, 13, 19, 20].map { teen($0) }, (1...20).filter(!teen && .atLeast(11)))
let word = Predicate<String>.has("a") && !.empty || .empty
print(word.name, ["", "abc", "xyz"].filter(word))
struct User { var name: String, age: Int, tags: [String] }
let users = [User(name: "Ana", age: 15, tags: ["new"]), User(name: "Bob", age: 40, tags: []), User(name: "Cy", age: 19, tags: ["vip", "new"])]
let rule = teen.pullback(\User.age) && Predicate.has("new").pullback { (u: User) in u.tags }
print(rule.name, users.filter(rule).map(\.name), users.filter(Predicate.empty.pullback { (u: User) in u.tags }).map(\.name))

struct Validator<T> {
    typealias Rule = (T) -> String?
    private var rules: [Rule] = []
    mutating func require(_ message: @autoclosure @escaping () -> String, _ test: @escaping (T) -> Bool) { rules.append { test($0) ? nil : message() } }
    mutating func require<V>(_ path: KeyPath<T, V>, _ p: Predicate<V>, _ message: String? = nil) { rules.append { p($0[keyPath: path]) ? nil : message ?? "must be \(p.name)" } }
    func problems(_ value: T) -> [String] { rules.compactMap { $0(value) } }
    static func build(_ f: (inout Validator) -> Void) -> Validator { var v = Validator(); f(&v); return v }
}
let validator = Validator<User>.build { v in
    v.require("name too short") { $0.name.count > 2 }
    v.require(\.age, .atLeast(18))
    v.require(\.tags.count, .below(2), "too many tags")
    v.require(\.name.first, Predicate("capital") { $0?.isUppercase ?? false })
}
for u in users { print(u.name, validator.problems(u)) }

indirect enum Discount { case percent(Double), minus(Int), best([Discount]), chain([Discount]), when(Predicate<Int>, Discount)
    func apply(_ cents: Int) -> Int {
        switch self {
        case .percent(let p): return cents - Int((Double(cents) * p / 100).rounded())
        case .minus(let n): return max(0, cents - n)
        case .best(let all): return all.map { $0.apply(cents) }.min() ?? cents
        case .chain(let all): return all.reduce(cents) { $1.apply($0) }
        case let .when(p, d): return p(cents) ? d.apply(cents) : cents
        }
    }
}
let discount = Discount.chain([.when(.atLeast(1000), .percent(10)), .best([.minus(50), .percent(20)])])
print([100, 999, 1000, 5000].map(discount.apply), Discount.best([]).apply(7))
enum Rule { case range(ClosedRange<Int>), multiple(of: Int), any([Rule])
    static func ~= (rule: Rule, n: Int) -> Bool {
        switch rule {
        case .range(let r): r ~= n
        case .multiple(let of): n.isMultiple(of: of)
        case .any(let rules): rules.contains { $0 ~= n }
        }
    }
}
let special = Rule.any([.multiple(of: 7), .range(100...110)]), digit = Rule.range(0...9), even = Rule.multiple(of: 2)
func kind(_ n: Int) -> String {
    switch n {
    case special: "special"
    case digit: "digit"
    case even: "even"
    default: "odd"
    }
}
print([14, 105, 5, 22, 33].map(kind))
