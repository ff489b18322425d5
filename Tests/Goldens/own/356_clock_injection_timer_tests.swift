protocol Ticking: Sendable { func sleep(_ ms: Int) async throws; func now() async -> Int }
actor FakeClock: Ticking { private var t = 0; private var sleepers: [(due: Int, c: CheckedContinuation<Void, Never>)] = []
    func now() -> Int { t }
    func sleep(_ ms: Int) async { let due = t + ms; await withCheckedContinuation { sleepers.append((due, $0)) } }
    func advance(by ms: Int) { t += ms; let ready = sleepers.filter { $0.due <= t }.sorted { $0.due < $1.due }; sleepers.removeAll { $0.due <= t }; ready.forEach { $0.c.resume() } }
    var pending: Int { sleepers.count } }
struct RealClock: Ticking { func sleep(_ ms: Int) async throws { try await Task.sleep(nanoseconds: UInt64(ms) * 1_000_000) }; func now() -> Int { 0 } }
actor Reminder { let clock: any Ticking; private(set) var fired: [String] = []; init(_ c: any Ticking) { clock = c }
    func remind(_ s: String, in ms: Int) async { try? await clock.sleep(ms); fired.append("\(s)@\(await clock.now())") } }
let fake = FakeClock(), r = Reminder(fake)
let tasks = [("tea", 30), ("egg", 10), ("cake", 50)].map { s, ms in Task { await r.remind(s, in: ms) } }
while await fake.pending < 3 { await Task.yield() }
for _ in 0..<5 { await fake.advance(by: 10); for _ in 0..<20 { await Task.yield() } }
for t in tasks { await t.value }
print(await r.fired, await fake.now())
let real = Reminder(RealClock())
await real.remind("now", in: 1)
print(await real.fired)
struct Backoff: Sequence { let base: Int, factor: Int, limit: Int; func makeIterator() -> AnyIterator<Int> { var d = base, n = 0; return AnyIterator { guard n < limit else { return nil }; defer { d *= factor; n += 1 }; return d } } }
func poll(_ c: FakeClock, _ b: Backoff, until done: @Sendable () async -> Bool) async -> Int? { for d in b { if await done() { return await c.now() }; await c.sleep(d) }; return await done() ? await c.now() : nil }
let p = Task { await poll(fake, Backoff(base: 1, factor: 2, limit: 6)) { await fake.now() > 60 } }
for _ in 0..<40 { await fake.advance(by: 1); for _ in 0..<5 { await Task.yield() } }
print(await p.value.map { $0 > 60 } ?? false, Array(Backoff(base: 1, factor: 3, limit: 4)))
