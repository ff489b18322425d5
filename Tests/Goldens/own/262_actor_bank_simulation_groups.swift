struct Transfer: Sendable { let from: Int, to: Int, amount: Int }
actor Bank {
    private var balances: [Int]
    private(set) var rejected = 0
    init(accounts: Int, initial: Int) { balances = Array(repeating: initial, count: accounts) }
    @discardableResult
    func apply(_ t: Transfer) -> Bool {
        guard balances.indices.contains(t.from), balances.indices.contains(t.to), balances[t.from] >= t.amount else { rejected += 1; return false }
        balances[t.from] -= t.amount
        balances[t.to] += t.amount
        return true
    }
    subscript(i: Int) -> Int { balances[i] }
    var total: Int { balances.reduce(0, +) }
    func audit(_ check: @Sendable ([Int]) -> Bool) -> Bool { check(balances) }
}
extension Bank { func transferAll(_ ts: [Transfer]) -> Int { ts.filter { apply($0) }.count } }
struct Generator: Sequence, IteratorProtocol { var seed: Int, left: Int
    mutating func next() -> Transfer? {
        guard left > 0 else { return nil }
        left -= 1
        func roll(_ n: Int) -> Int { seed = (seed * 75 + 74) % 65537; return seed % n }
        return Transfer(from: roll(5), to: roll(5), amount: roll(40))
    } }
let bank = Bank(accounts: 5, initial: 100)
print(await bank.transferAll(Array(Generator(seed: 1, left: 20))), await bank.rejected)
print(await bank[0], await bank.total)
let applied = await withTaskGroup(of: Bool.self) { g in
    for t in Generator(seed: 42, left: 200) { g.addTask { await bank.apply(t) } }
    var n = 0
    for await ok in g where ok { n += 1 }
    return n
}
print(applied + (await bank.rejected) >= 200, await bank.total, await bank.audit { $0.allSatisfy { $0 >= 0 } })
print(await bank.apply(Transfer(from: 9, to: 0, amount: 1)))
let before = await bank.total
async let x: Bool = bank.apply(Transfer(from: 0, to: 1, amount: 1))
async let y: Bool = bank.apply(Transfer(from: 1, to: 0, amount: 1))
_ = await (x, y)
print(before == (await bank.total))
