@globalActor
struct LedgerActor {
    actor Impl {}
    static let shared = Impl()
}
@LedgerActor
final class Ledger {
    static let main = Ledger()
    private var rows: [(String, Int)] = []
    func post(_ what: String, _ amount: Int) { rows.append((what, amount)) }
    var balance: Int { rows.map(\.1).reduce(0, +) }
    nonisolated let title = "main ledger"
    func statement() -> String {
        var running = 0
        return rows.map { what, amount in
            running += amount
            return "\(what)\t\(amount > 0 ? "+" : "")\(amount)\t\(running)"
        }.joined(separator: "\n")
    }
}
@LedgerActor func closeMonth(_ l: Ledger) -> Int {
    l.post("fee", -2)
    return l.balance
}
struct Reporter {
    @LedgerActor var ledger: Ledger { .main }
    func summary() async -> String { "\(await ledger.title): \(await ledger.balance)" }
}
await Ledger.main.post("salary", 100)
await Ledger.main.post("rent", -60)
print(await closeMonth(.main))
print(await Reporter().summary())
print(await Ledger.main.statement())
await withTaskGroup(of: Void.self) { g in
    for i in 1...10 { g.addTask { await Ledger.main.post("t\(i)", i) } }
}
print(await Ledger.main.balance)
Task { @LedgerActor in
    Ledger.main.post("late", 1)
    print("posted")
}
try await Task.sleep(for: .milliseconds(50))
print(await Ledger.main.balance)
let ok = await Task { @MainActor () -> Bool in Thread_isMain() }.value
@MainActor func Thread_isMain() -> Bool { true }
print(ok)
