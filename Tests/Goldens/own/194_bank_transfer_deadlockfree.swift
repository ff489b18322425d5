import Foundation
enum TransferError: LocalizedError {
    case insufficient(String), sameAccount
    var errorDescription: String? {
        switch self {
        case .insufficient(let id): return "Account \(id) has too little money."
        case .sameAccount: return "Cannot transfer to the same account."
        }
    }
}
actor Account {
    nonisolated let id: String
    private var balance: Decimal
    init(id: String, balance: Decimal) { self.id = id; self.balance = balance }
    func withdraw(_ amount: Decimal) throws {
        if amount > balance { throw TransferError.insufficient(id) }
        balance -= amount
    }
    func deposit(_ amount: Decimal) { balance += amount }
    func current() -> Decimal { balance }
}
struct Bank: Sendable {
    let accounts: [String: Account]
    init(_ list: [Account]) { accounts = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) }) }
    func transfer(_ amount: Decimal, _ from: String, _ to: String) async -> Result<Decimal, TransferError> {
        guard from != to else { return .failure(.sameAccount) }
        guard let a = accounts[from], let b = accounts[to] else { return .failure(.insufficient("?")) }
        do {
            try await a.withdraw(amount)
            await b.deposit(amount)
            return .success(await a.current())
        } catch let e as TransferError { return .failure(e) } catch { fatalError() }
    }
    func total() async -> Decimal {
        var sum: Decimal = 0
        for a in accounts.values { sum += await a.current() }
        return sum
    }
}
let bank = Bank([Account(id: "A", balance: 100.50), Account(id: "B", balance: 20)])
for (amount, from, to) in [(50, "A", "B"), (80, "A", "B"), (1, "A", "A"), (70, "B", "A")] as [(Decimal, String, String)] {
    switch await bank.transfer(amount, from, to) {
    case .success(let left): print("\(from)→\(to): \(from) has \(left)")
    case .failure(let e): print(e.localizedDescription)
    }
}
print(await bank.total())
await withTaskGroup(of: Void.self) { g in
    for i in 0..<20 { g.addTask { _ = await bank.transfer(Decimal(i % 3), i % 2 == 0 ? "A" : "B", i % 2 == 0 ? "B" : "A") } }
}
print(await bank.total())
