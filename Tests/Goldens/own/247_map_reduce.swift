struct Chunk: Sendable { let id: Int; let lines: [String] }
func mapChunk(_ c: Chunk) async -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in c.lines {
        for word in line.lowercased().split(whereSeparator: { !$0.isLetter }) { counts[String(word), default: 0] += 1 }
        await Task.yield()
    }
    return counts
}
func mapReduce<Input: Sendable, Mid: Sendable, Output>(
    _ inputs: [Input], map: @escaping @Sendable (Input) async throws -> Mid,
    into initial: Output, reduce: (inout Output, Mid) -> Void
) async rethrows -> Output {
    try await withThrowingTaskGroup(of: Mid.self) { group in
        for i in inputs { group.addTask { try await map(i) } }
        var result = initial
        for try await m in group { reduce(&result, m) }
        return result
    }
}
let text = ["the cat sat on the mat", "the dog sat", "a cat and a dog", "on and on and on"]
let chunks = stride(from: 0, to: text.count, by: 2).map { Chunk(id: $0, lines: Array(text[$0..<min($0 + 2, text.count)])) }
let counts = await mapReduce(chunks, map: mapChunk, into: [String: Int]()) { total, part in
    total.merge(part, uniquingKeysWith: +)
}
for (word, n) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(5) { print(word, n) }
let sum = await mapReduce(Array(1...10), map: { $0 * $0 }, into: 0) { $0 += $1 }
print(sum)
struct Odd: Error { let n: Int }
do {
    _ = try await mapReduce([2, 4, 5], map: { n in if n % 2 == 1 { throw Odd(n: n) }; return n }, into: []) { (l: inout [Int], n) in l.append(n) }
} catch let e as Odd { print("odd:", e.n) } catch {}
