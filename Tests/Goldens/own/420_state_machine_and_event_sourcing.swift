// State machine, event sourcing, generics with associated types
protocol StateMachine { associatedtype State: Hashable; associatedtype Event; var state: State { get set }; mutating func handle(_ e: Event) throws -> State }
enum Light: String, CaseIterable { case red, green, yellow; var next: Light { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] } }
struct Signal: StateMachine { var state = Light.red; private(set) var history: [Light] = []
  enum Event { case tick(times: Int = 1), reset, fail(any Error) }
  mutating func handle(_ e: Event) throws -> Light { defer { history.append(state) }
    switch e { case .tick(let n) where n > 0: for _ in 1...n { state = state.next }; case .tick: break; case .reset: state = .red; case .fail(let e): throw e }
    return state } }
struct Broken: Error, CustomStringConvertible { let code: Int; var description: String { "broken(\(code))" } }
func run<M: StateMachine>(_ m: inout M, _ events: [M.Event]) -> [Result<M.State, any Error>] { events.map { e in Result { try m.handle(e) } } }
var signal = Signal()
for r in run(&signal, [.tick(), .tick(times: 2), .fail(Broken(code: 7)), .reset, .tick(times: 0)]) { switch r { case .success(let s): print("→", s); case .failure(let e): print("✗", e) } }
print(signal.history.map(\.rawValue))
protocol Event { var time: Int { get } }
struct Deposited: Event { let time: Int, amount: Int }
struct Withdrawn: Event { let time: Int, amount: Int }
struct Renamed: Event { let time: Int; let name: String }
struct Ledger { private(set) var balance = 0, name = "?"; init(replaying events: some Sequence<any Event>) { for e in events { apply(e) } }
  mutating func apply(_ e: any Event) { switch e { case let d as Deposited: balance += d.amount; case let w as Withdrawn where w.amount <= balance: balance -= w.amount; case is Withdrawn: print("rejected at \(e.time)"); case let r as Renamed: name = r.name; default: fatalError("unknown \(type(of: e))") } } }
let events: [any Event] = [Deposited(time: 1, amount: 50), Renamed(time: 2, name: "Ann"), Withdrawn(time: 3, amount: 80), Withdrawn(time: 4, amount: 20)]
let l = Ledger(replaying: events.lazy.filter { $0.time > 0 }); print(l, l.balance)
print(events.map { String(describing: type(of: $0)) }, events.reduce(into: [String: Int]()) { $0["\(type(of: $1))", default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
final class Observable2<T> { private var observers: [(T, T) -> Void] = []; var value: T { didSet { observers.forEach { $0(oldValue, value) } } }; init(_ v: T) { value = v }
  @discardableResult func observe(_ f: @escaping (T, T) -> Void) -> () -> Void { observers.append(f); let i = observers.count - 1; return { [weak self] in self?.observers[i] = { _, _ in } } } }
let o = Observable2([1]); var seen: [String] = []; let stop = o.observe { seen.append("\($0.count)->\($1.count)") }; o.value.append(2); o.value += [3, 4]; stop(); o.value = []; print(seen)
struct Pipeline<In, Out> { let run: (In) -> Out; static func >>> <X>(l: Pipeline, r: Pipeline<Out, X>) -> Pipeline<In, X> { .init { r.run(l.run($0)) } }; func callAsFunction(_ i: In) -> Out { run(i) } }
infix operator >>>: AdditionPrecedence
let p = Pipeline<String, [Substring]> { $0.split(separator: " ") } >>> Pipeline { $0.count } >>> Pipeline { $0 * 10 }
print(p("a b c"), (p >>> Pipeline { "<\($0)>" })("x y"))
typealias Matrix2 = [[Int]]
extension Array where Element == [Int] { static func * (a: Self, b: Self) -> Self { a.map { row in b[0].indices.map { j in zip(row, b).map { $0 * $1[j] }.reduce(0, +) } } } }
func power(_ m: Matrix2, _ n: Int) -> Matrix2 { n == 1 ? m : n % 2 == 0 ? power(m * m, n / 2) : m * power(m, n - 1) }
print(power([[1, 1], [1, 0]], 30)[0][1])
outer: for i in 2... { for j in 2..<i where i % j == 0 { if i > 20 { break outer }; continue outer }; print(i, terminator: " ") }
print()
var it = [1, 2, 3].makeIterator(), acc = 0; while let x = it.next() { acc = acc << 4 | x }; print(String(acc, radix: 16), acc.trailingZeroBitCount, ~acc & 0xF, acc.nonzeroBitCount)
let (q, r) = (-7).quotientAndRemainder(dividingBy: 2); print(q, r, -7 % 2, 7.0.truncatingRemainder(dividingBy: 2.5), (2.5).rounded(), (-2.5).rounded(.awayFromZero), Int8(truncatingIfNeeded: 300), UInt8(clamping: -4), Int.max &+ 1 == Int.min)
