func countdown(from n: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let task = Task {
            for i in stride(from: n, through: 0, by: -1) {
                continuation.yield(i)
                await Task.yield()
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}
for await n in countdown(from: 3) { print("t-\(n)") }
let evens = countdown(from: 9).filter { $0 % 2 == 0 }.map { "<\($0)>" }
var out: [String] = []
for await s in evens { out.append(s) }
print(out.joined())
print(await countdown(from: 5).reduce(0, +), await countdown(from: 4).contains(2), await countdown(from: 4).first { $0 < 3 } ?? -1)
var it = countdown(from: 2).prefix(2).makeAsyncIterator()
while let x = await it.next() { print("x", x) }
enum Fail: Error { case at(Int) }
let throwing = AsyncThrowingStream<Int, Error> { c in
    for i in 1...3 { c.yield(i) }
    c.finish(throwing: Fail.at(3))
}
do {
    for try await v in throwing { print("v", v) }
} catch { print("caught", error) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
let consumer = Task { () -> Int in
    var n = 0
    for await line in stream { print("line:", line); n += 1 }
    return n
}
for l in ["a", "b", "c"] { continuation.yield(l) }
continuation.finish()
print(await consumer.value, "lines")
let pulled = AsyncStream<Int>(unfolding: { nil })
for await _ in pulled { print("never") }
print(await countdown(from: 6).dropFirst(2).compactMap { $0 > 2 ? $0 : nil }.max() ?? 0)
