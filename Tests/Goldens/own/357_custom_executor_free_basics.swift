func step(_ n: Int) async -> Int { await Task.yield(); return n + 1 }
func chain(_ n: Int, times: Int) async -> Int { var v = n; for _ in 0..<times { v = await step(v) }; return v }
print(await chain(0, times: 5))
let numbers = [3, 1, 2]
var collected: [Int] = []
for n in numbers { collected.append(await step(n)) }
print(collected, await numbers.asyncMap(step).max()!)
extension Array { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] { var o: [T] = []; for e in self { o.append(try await f(e)) }; return o }
    func asyncFilter(_ f: (Element) async -> Bool) async -> [Element] { var o: [Element] = []; for e in self where await f(e) { o.append(e) }; return o } }
print(await numbers.asyncFilter { await step($0) > 2 }, await numbers.asyncMap { n in await step(n) * 10 })
struct Loader { var fail = false; var value: Int { get async throws { if fail { throw Bad.thing(1) }; return await step(41) } }; func callAsFunction() async throws -> String { "v\(try await value)" } }
enum Bad: Error { case thing(Int), other }
do { print(try await Loader().value, try await Loader()()); _ = try await Loader(fail: true)() } catch Bad.thing(let n) { print("thing", n) } catch { print("?") }
let maybe = try? await Loader(fail: true).value; print(maybe as Any)
let closure: (Int) async throws -> String = { n in if n > 2 { throw Bad.other }; return String(repeating: "x", count: await step(n)) }
print(try await closure(1), (try? await closure(9)) ?? "nil")
async let a = step(1); async let b = step(10); print(await a + b)
async let failing = closure(5)
do { print(try await failing) } catch { print("async let failed:", error) }
func sync(_ f: () async -> Int) async -> Int { await f() }
print(await sync { 5 }, await sync { await step(5) })
let t1 = Task { await chain(1, times: 2) }, t2 = Task { try await closure(7) }
print(await t1.value, await t2.result.mapError { _ in Bad.thing(0) })
switch await t2.result { case .success(let s): print(s); case .failure(let e as Bad): print("bad", e); case .failure(let e): print(e) }
class Box { var v = 0; func inc() async -> Self { await Task.yield(); v += 1; return self }; static func make() async -> Box { Box() }; init() {}; convenience init(async n: Int) async { self.init(); v = await step(n) } }
print(await Box(async: 4).inc().inc().v, await Box.make().inc().v)
func defers() async -> Int { defer { print("deferred") }; let v = await step(1); defer { print("second", v) }; return await step(v) }
print(await defers())
func recursive(_ n: Int) async -> Int { n <= 1 ? 1 : n * (await recursive(n - 1)) }
print(await recursive(10), await [1, 2, 3].asyncMap(recursive))
outer: for i in 1... { for j in 1...3 where await step(i * j) > 6 { print("found", i, j); break outer } }
if await step(1) == 2, let x = await [5].asyncMap(step).first { print("if", x) }
let dict = await withTaskGroup(of: (String, Int).self) { g in for s in ["a", "bb"] { g.addTask { (s, await step(s.count)) } }; return await g.reduce(into: [:]) { (d: inout [String: Int], kv) in d[kv.0] = kv.1 } }
print(dict.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
