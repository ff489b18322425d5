actor Bank {
  private var balances: [String: Int] = [:]
  private(set) var log: [String] = []
  enum Failure: Error, Equatable { case missing(String), insufficient }
  init(_ start: [String: Int]) { balances = start }
  func deposit(_ n: Int, to who: String) { balances[who, default: 0] += n; log.append("+\(n) \(who)") }
  func withdraw(_ n: Int, from who: String) throws {
    guard let have = balances[who] else { throw Failure.missing(who) }
    guard have >= n else { throw Failure.insufficient }
    balances[who] = have - n
    log.append("-\(n) \(who)")
  }
  func transfer(_ n: Int, from: String, to: String) async throws {
    try withdraw(n, from: from)
    await Task.yield()
    deposit(n, to: to)
  }
  func balance(_ who: String) -> Int { balances[who] ?? 0 }
  nonisolated var name: String { "bank" }
  subscript(who: String) -> Int { balances[who] ?? -1 }
  var total: Int { balances.values.reduce(0, +) }
}
@MainActor final class Screen {
  var lines: [String] = []
  func show(_ s: String) { lines.append(s) }
}
@globalActor actor Db { static let shared = Db() }
@Db func query() -> Int { 42 }
struct App {
  static func main() async {
    let bank = Bank(["ann": 10, "bo": 5])
    print(bank.name)
    do { try await bank.transfer(4, from: "ann", to: "bo") } catch { print(error) }
    do { try await bank.transfer(40, from: "ann", to: "bo") } catch { print(error) }
    do { try await bank.withdraw(1, from: "zoe") } catch let e as Bank.Failure { print(e == .missing("zoe")) } catch {}
    print(await bank.balance("ann"), await bank.balance("bo"), await bank["bo"], await bank.total)
    print(await bank.log)
    let screen = await Screen()
    await screen.show("hi")
    await MainActor.run { screen.show("there") }
    print(await screen.lines)
    print(await query())
    await withTaskGroup(of: Void.self) { g in
      for i in 1...50 { g.addTask { await bank.deposit(i, to: "pool") } }
    }
    print(await bank.balance("pool"))
  }
}
await App.main()
