struct Money: Sendable, Hashable, Comparable { let cents: Int; static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) } }
final class Audit: @unchecked Sendable { private var entries: [String] = []; func note(_ s: String) { entries.append(s) }; var all: [String] { entries } }
actor Account: Identifiable, Hashable {
    nonisolated let id: Int; nonisolated let owner: String; private var balance = Money(cents: 0); private let audit: Audit
    init(_ id: Int, _ owner: String, audit: Audit) { self.id = id; self.owner = owner; self.audit = audit }
    static func == (a: Account, b: Account) -> Bool { a.id == b.id }
    nonisolated func hash(into h: inout Hasher) { h.combine(id) }
    func deposit(_ m: Money) -> Money { balance = balance + m; audit.note("\(owner)+\(m.cents)"); return balance }
    func withdraw(_ m: Money, _ check: @Sendable (Money) -> Bool = { _ in true }) throws(Refused) -> Money { guard m <= balance else { throw Refused(owner: owner, missing: m.cents - balance.cents) }; guard check(balance) else { throw Refused(owner: owner, missing: 0) }; balance = Money(cents: balance.cents - m.cents); audit.note("\(owner)-\(m.cents)"); return balance }
    struct Refused: Error, Equatable { let owner: String; let missing: Int }
    func with<R: Sendable>(_ f: @Sendable (isolated Account) async throws -> R) async rethrows -> R { try await f(self) }
}
func transfer(_ m: Money, from a: Account, to b: Account) async -> Result<Money, Account.Refused> {
    do { _ = try await a.withdraw(m); return .success(await b.deposit(m)) } catch { return .failure(error as! Account.Refused) } }
func doubleDeposit(_ m: Money, _ a: isolated Account) -> Money { _ = a.deposit(m); return a.deposit(m) }
let audit = Audit(), ann = Account(1, "ann", audit: audit), bob = Account(2, "bob", audit: audit)
print(await ann.deposit(Money(cents: 500)).cents, await doubleDeposit(Money(cents: 50), bob).cents)
print(await transfer(Money(cents: 200), from: ann, to: bob), await transfer(Money(cents: 999), from: ann, to: bob))
do { _ = try await bob.withdraw(Money(cents: 10)) { $0 > Money(cents: 1000) } } catch { print(error.owner, error.missing) }
print(await ann.with { a in let x = a.deposit(Money(cents: 1)); return x.cents * 2 }, Set([ann, bob, ann]).count, ann.owner)
await withTaskGroup(of: Void.self) { g in for i in 1...10 { g.addTask { _ = await transfer(Money(cents: i), from: i % 2 == 0 ? ann : bob, to: i % 2 == 0 ? bob : ann) } } }
let total = await ann.deposit(Money(cents: 0)) + (await bob.deposit(Money(cents: 0)))
print(total.cents, audit.all.count, audit.all.prefix(3))
func sumAll(_ accounts: [Account]) async -> Int { await withTaskGroup(of: Int.self) { g in for a in accounts { g.addTask { await a.deposit(Money(cents: 0)).cents } }; return await g.reduce(0, +) } }
print(await sumAll([ann, bob]) == total.cents)
let byOwner = Dictionary(uniqueKeysWithValues: [ann, bob].map { ($0.owner, $0) })
for name in byOwner.keys.sorted() { print(name, await byOwner[name]!.deposit(Money(cents: 0)) > Money(cents: 300)) }
