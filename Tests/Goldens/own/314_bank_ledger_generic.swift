protocol Money: Comparable, AdditiveArithmetic, CustomStringConvertible { static var symbol: String { get }; var minor: Int { get }; init(minor: Int) }
extension Money {
    static var zero: Self { Self(minor: 0) }
    static func + (a: Self, b: Self) -> Self { Self(minor: a.minor + b.minor) }
    static func - (a: Self, b: Self) -> Self { Self(minor: a.minor - b.minor) }
    static func < (a: Self, b: Self) -> Bool { a.minor < b.minor }
    static prefix func - (a: Self) -> Self { .zero - a }
    static func * (a: Self, k: Double) -> Self { Self(minor: Int((Double(a.minor) * k).rounded(.toNearestOrEven))) }
    var description: String { let m = abs(minor); return (minor < 0 ? "-" : "") + Self.symbol + "\(m / 100)." + (m % 100 < 10 ? "0" : "") + "\(m % 100)" }
    init(_ units: Int, _ cents: Int = 0) { self.init(minor: units * 100 + cents) }
}
struct EUR: Money { static let symbol = "€"; let minor: Int }
struct USD: Money { static let symbol = "$"; let minor: Int }
struct Entry<M: Money>: Identifiable { let id: Int; let date: Int; let amount: M; let tag: Tag
    enum Tag: String, CaseIterable, Comparable { case food, rent, salary, other; static func < (a: Tag, b: Tag) -> Bool { a.rawValue < b.rawValue } } }
struct Ledger<M: Money> {
    private(set) var entries: [Entry<M>] = []
    var balance: M { entries.map(\.amount).reduce(.zero, +) }
    @discardableResult mutating func post(_ amount: M, on date: Int, _ tag: Entry<M>.Tag = .other) -> Entry<M> {
        defer { entries.sort { ($0.date, $0.id) < ($1.date, $1.id) } }
        let e = Entry(id: (entries.map(\.id).max() ?? 0) + 1, date: date, amount: amount, tag: tag)
        entries.append(e)
        return e
    }
    subscript(id: Int) -> Entry<M>? { entries.first { $0.id == id } }
    subscript(tag: Entry<M>.Tag) -> M { entries.lazy.filter { $0.tag == tag }.map(\.amount).reduce(.zero, +) }
    func running() -> [(Int, M)] { var b = M.zero; return entries.map { b += $0.amount; return ($0.date, b) } }
    func lowest() -> (day: Int, balance: M)? { running().min { $0.1 < $1.1 }.map { (day: $0.0, balance: $0.1) } }
    func summary() -> [(tag: Entry<M>.Tag, total: M, share: Double)] {
        let spent = entries.filter { $0.amount < .zero }.map(\.amount).reduce(.zero, -)
        return Dictionary(grouping: entries.filter { $0.amount < .zero }, by: \.tag).map { tag, es in
            let t = es.map(\.amount).reduce(M.zero, -)
            return (tag, t, (Double(t.minor) / Double(spent.minor) * 1000).rounded() / 10)
        }.sorted { $0.total > $1.total }
    }
}
struct Rate<From: Money, To: Money> { let factor: Double; func callAsFunction(_ m: From) -> To { To(minor: m.minor) * factor }; var inverse: Rate<To, From> { .init(factor: 1 / factor) } }
var l = Ledger<EUR>()
l.post(EUR(2500), on: 1, .salary); l.post(-EUR(900), on: 3, .rent)
let e = l.post(-EUR(45, 99), on: 2, .food); l.post(-EUR(12, 5), on: 9, .food); l.post(EUR(minor: -7), on: 9)
print(e.id, e.amount, l.balance, l[.food], l[2]?.tag ?? .other, l[99] == nil, l[.salary] + l[.rent])
for (d, b) in l.running() { print("day \(d): \(b)") }
print(l.lowest()!, l.summary().map { "\($0.tag) \($0.total) \($0.share)%" })
let rate = Rate<EUR, USD>(factor: 1.085), dollars = rate(l.balance); print(dollars, rate.inverse(dollars), type(of: rate.inverse), EUR(1) * 0.005, EUR(1) * 0.015, max(EUR(3), EUR(2, 99)), [USD(1), USD(0, 50)].sorted())
print(Entry<USD>.Tag.allCases.max()!, Ledger<USD>().lowest() == nil, Ledger<USD>().balance == .zero, (EUR(1)...EUR(2)).contains(EUR(1, 50)))
