protocol Worker: Actor { var id: Int { get }; func process(_ job: String) async throws -> String }
extension Worker { func processAll(_ jobs: [String]) async -> [String] { var out: [String] = []; for j in jobs { do { out.append(try await process(j)) } catch { out.append("!\(error)") } }; return out } }
struct Unfit: Error, CustomStringConvertible { let job: String; var description: String { "unfit(\(job))" } }
actor Upper: Worker { let id: Int; private(set) var done = 0; init(id: Int) { self.id = id }; func process(_ job: String) -> String { done += 1; return job.uppercased() } }
actor Reverser: Worker { nonisolated let id: Int; init(id: Int) { self.id = id }; func process(_ job: String) async throws -> String { guard job.count > 1 else { throw Unfit(job: job) }; await Task.yield(); return String(job.reversed()) } }
actor Pool<W: Worker> { private var idle: [W]; private(set) var log: [String] = []; init(_ w: W...) { idle = w }
    func submit(_ job: String) async -> String? { guard !idle.isEmpty else { return nil }; let w = idle.removeFirst(); defer { idle.append(w) }; let r = try? await w.process(job); log.append("\(await w.id):\(r ?? "-")"); return r } }
let ws: [any Worker] = [Upper(id: 1), Reverser(id: 2)]
for w in ws { print(await w.id, await w.processAll(["ab", "c"])) }
let pool = Pool(Upper(id: 7), Upper(id: 8))
print(await pool.submit("x") ?? "none", await pool.submit("y") ?? "none", await pool.submit("z") ?? "none", await pool.log)
print(await Pool<Reverser>().submit("q") as Any)
@MainActor protocol Screen { var title: String { get }; func show() -> String }
@MainActor final class Home: Screen { var title = "home"; var visits = 0; func show() -> String { visits += 1; return "\(title) \(visits)" } }
@MainActor struct Router { var stack: [any Screen] = [Home()]; mutating func push(_ s: any Screen) -> Int { stack.append(s); return stack.count }; var top: String { stack.last!.show() } }
var router = Router()
let home = Home(); home.title = "second"
print(router.push(home), router.top, router.top, router.stack[0].show())
func background(_ h: Home) async -> String { await h.show() + " from background" }
print(await background(home))
actor Memo<K: Hashable & Sendable, V: Sendable> { private var m: [K: V] = [:]; private let f: @Sendable (K, Memo) async -> V; init(_ f: @escaping @Sendable (K, Memo) async -> V) { self.f = f }
    func callAsFunction(_ k: K) async -> V { if let v = m[k] { return v }; let v = await f(k, self); m[k] = v; return v }; var size: Int { m.count } }
let fib = Memo<Int, Int> { n, me in n < 2 ? n : await me(n - 1) + me(n - 2) }
print(await fib(40), await fib.size)
extension Upper { static let shared = Upper(id: 0); nonisolated func label() -> String { "upper-\(id)" }; func reset() -> Int { defer { done = 0 }; return done } }
print(Upper.shared.label(), await Upper.shared.process("s"), await Upper.shared.reset(), await Upper.shared.done)
