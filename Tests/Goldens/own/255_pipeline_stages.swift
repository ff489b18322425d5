struct Stage<In: Sendable, Out: Sendable>: Sendable {
    let name: String
    let run: @Sendable (In) async throws -> Out
    func then<Next: Sendable>(_ next: Stage<Out, Next>) -> Stage<In, Next> {
        Stage<In, Next>(name: "\(name) > \(next.name)") { try await next.run(try await run($0)) }
    }
    func retrying(_ n: Int) -> Stage {
        Stage(name: "\(name)×\(n)") { input in
            for _ in 1..<n { if let out = try? await run(input) { return out } }
            return try await run(input)
        }
    }
}
struct StageError: Error { let stage: String }
actor Flaky { var failures: Int; init(_ n: Int) { failures = n }
    func attempt() throws { if failures > 0 { failures -= 1; throw StageError(stage: "flaky") } } }
let parse = Stage<String, [Int]>(name: "parse") { s in s.split(separator: ",").compactMap { Int($0) } }
let flaky = Flaky(2)
let fetch = Stage<[Int], [Int]>(name: "fetch") { xs in try await flaky.attempt(); return xs.map { $0 + 1 } }
let total = Stage<[Int], Int>(name: "total") { $0.reduce(0, +) }
let pipeline = parse.then(fetch.retrying(3)).then(total)
print(pipeline.name)
print(try await pipeline.run("1,2,x,3"))
let fragile = parse.then(Stage<[Int], Int>(name: "first") { xs in
    guard let f = xs.first else { throw StageError(stage: "first") }
    return f
})
do { print(try await fragile.run("9")); print(try await fragile.run("")) } catch let e as StageError { print("stage", e.stage) }
let inputs = ["1,1", "2,2", "3,3"]
async let a = pipeline.run(inputs[0]), b = pipeline.run(inputs[1]), c = pipeline.run(inputs[2])
print(try await [a, b, c])
