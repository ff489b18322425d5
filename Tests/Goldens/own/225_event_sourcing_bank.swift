protocol Event { var version: Int { get } }
enum AccountEvent: Event, Equatable {
    case opened(owner: String, version: Int)
    case deposited(amount: Int, version: Int)
    case withdrawn(amount: Int, version: Int)
    case closed(version: Int)
    var version: Int {
        switch self {
        case .opened(_, let v), .deposited(_, let v), .withdrawn(_, let v), .closed(let v): return v
        }
    }
}
struct Projection<State> {
    let initial: State
    let apply: (inout State, AccountEvent) -> Void
    func replay(_ events: some Sequence<AccountEvent>) -> State { events.reduce(into: initial, apply) }
}
struct Snapshot: Equatable { var owner: String?; var balance = 0; var open = false; var version = 0 }
let balance = Projection(initial: Snapshot()) { s, e in
    switch e {
    case .opened(let owner, _): s.owner = owner; s.open = true
    case .deposited(let amount, version: _): s.balance += amount
    case .withdrawn(amount: let amount, _): s.balance -= amount
    case .closed: s.open = false
    }
    s.version = e.version
}
let largestMove = Projection<Int>(initial: 0) { best, e in
    if case .deposited(let n, _) = e { best = max(best, n) }
    if case let .withdrawn(n, _) = e { best = max(best, n) }
}
enum CommandError: Error, Equatable { case notOpen, alreadyOpen, overdraft(by: Int), invalid }
final class Aggregate {
    private(set) var events: [AccountEvent] = []
    private var state: Snapshot { balance.replay(events) }
    func execute(_ command: Command) throws {
        let s = state, next = s.version + 1
        switch command {
        case .open where s.open: throw CommandError.alreadyOpen
        case .open(let owner): events.append(.opened(owner: owner, version: next))
        case _ where !s.open: throw CommandError.notOpen
        case .deposit(let n) where n <= 0, .withdraw(let n) where n <= 0: throw CommandError.invalid
        case .deposit(let n): events.append(.deposited(amount: n, version: next))
        case .withdraw(let n):
            guard n <= s.balance else { throw CommandError.overdraft(by: n - s.balance) }
            events.append(.withdrawn(amount: n, version: next))
        case .close: events.append(.closed(version: next))
        }
    }
    enum Command { case open(String), deposit(Int), withdraw(Int), close }
}
let account = Aggregate()
let script: [Aggregate.Command] = [.deposit(5), .open("Mo"), .open("Mo"), .deposit(50), .withdraw(80), .withdraw(0), .withdraw(20), .deposit(7), .close, .deposit(1)]
for c in script {
    do { try account.execute(c); print("ok  ", c) }
    catch let e as CommandError where e == .notOpen { print("not open:", c) }
    catch CommandError.overdraft(let by) { print("overdraft by", by) }
    catch { print("error", error) }
}
print(balance.replay(account.events))
print(balance.replay(account.events.prefix { $0.version < 4 }).balance, largestMove.replay(account.events))
print(account.events.last!, account.events.map(\.version), account.events.contains(.closed(version: 5)))
