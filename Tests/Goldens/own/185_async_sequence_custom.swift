struct Ticker: AsyncSequence {
    typealias Element = Int
    let limit: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        let limit: Int
        var n = 0
        mutating func next() async -> Int? {
            await Task.yield()
            guard n < limit else { return nil }
            n += 1
            return n
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(limit: limit) }
}
struct Batched<Base: AsyncSequence>: AsyncSequence {
    typealias Element = [Base.Element]
    let base: Base, size: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var it: Base.AsyncIterator
        let size: Int
        mutating func next() async throws -> [Base.Element]? {
            var out: [Base.Element] = []
            while out.count < size, let e = try await it.next() { out.append(e) }
            return out.isEmpty ? nil : out
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(it: base.makeAsyncIterator(), size: size) }
}
extension AsyncSequence {
    func batched(_ n: Int) -> Batched<Self> { Batched(base: self, size: n) }
    func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } }
}
for await t in Ticker(limit: 3) { print("tick", t) }
for try await b in Ticker(limit: 7).batched(3) { print(b) }
print(await Ticker(limit: 4).map { $0 * $0 }.collect())
print(await Ticker(limit: 10).drop { $0 < 8 }.collect(), await Ticker(limit: 10).prefix { $0 < 4 }.collect())
print(await Ticker(limit: 3).flatMap { Ticker(limit: $0) }.collect())
print(await Ticker(limit: 5).allSatisfy { $0 > 0 }, await Ticker(limit: 5).min() ?? 0, await Ticker(limit: 0).max() as Any)
outer: for await a in Ticker(limit: 5) {
    for await b in Ticker(limit: 5) where a * b == 12 { print(a, b); break outer }
}
