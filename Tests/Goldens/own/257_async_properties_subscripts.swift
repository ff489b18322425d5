struct Config: Sendable { let values: [String: String] }
struct Service {
    var config: Config {
        get async throws {
            await Task.yield()
            guard !broken else { throw ServiceError.down }
            return Config(values: ["host": "localhost", "port": "8080"])
        }
    }
    var broken = false
    subscript(key: String) -> String? { get async { try? await config.values[key] } }
    enum ServiceError: Error { case down }
    func callAsFunction(_ n: Int) async -> [Int] { var out: [Int] = []; for i in 0..<n { await Task.yield(); out.append(i) }; return out }
}
extension Optional {
    func asyncMap<T>(_ f: (Wrapped) async throws -> T) async rethrows -> T? { if let self { return try await f(self) }; return nil }
}
extension Array { init(async seq: some AsyncSequence<Element, Never>) async { self = []; for await e in seq { append(e) } } }
protocol Repository { associatedtype Item; func all() async throws -> [Item]; func find(_ id: Int) async -> Item? }
extension Repository { func count() async throws -> Int { try await all().count } }
final class MemoryRepo: Repository { var items = ["zero", "one"]
    func all() -> [String] { items }
    func find(_ id: Int) async -> String? { await Task.yield(); return items.indices.contains(id) ? items[id] : nil } }
class Base { func work() async -> String { "base" } }
class Sub: Base { override func work() async -> String { await super.work() + "+sub" } }
let s = Service()
print(try await s.config.values.count, await s["host"] ?? "none", await s["x"] as Any, await s(3))
let down = Service(broken: true)
print(await down["host"] as Any)
do { _ = try await down.config } catch { print(error) }
let n: Int? = 4
print(await n.asyncMap { v in await Task.yield(); return v * 2 } as Any, await (nil as Int?).asyncMap { $0 } as Any)
let repo = MemoryRepo()
print(try await repo.count(), await repo.find(1) ?? "-", await repo.find(9) ?? "-")
print(await Sub().work(), await ([Base(), Sub()] as [Base]).last!.work())
let fns: [(String) async -> String] = [{ $0 + "1" }, { s in await Task.yield(); return s + "2" }]
var t = "x"
for f in fns { t = await f(t) }
print(t)
print(await Array(async: AsyncStream<Int> { $0.yield(7); $0.yield(8); $0.finish() }))
func lazyValue(_ v: @autoclosure () async -> Int) async -> Int { await v() + 1 }
func one() async -> Int { 1 }
print(await lazyValue(await one()), await [one(), one()].count, await one() > 0 ? "yes" : "no")
defer { print("end of file") }
switch await one() { case 1: print("one"); default: print("?") }
while await repo.find(repo.items.count) != nil { break }
if let v = await repo.find(0), await one() == 1 { print(v) }
