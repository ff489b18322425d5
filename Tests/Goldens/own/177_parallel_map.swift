extension Sequence where Element: Sendable {
    func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) async throws -> T) async rethrows -> [T] {
        try await withThrowingTaskGroup(of: (Int, T).self) { group in
            for (i, element) in enumerated() {
                group.addTask { (i, try await transform(element)) }
            }
            var results: [(Int, T)] = []
            for try await pair in group { results.append(pair) }
            return results.sorted { $0.0 < $1.0 }.map { $0.1 }
        }
    }
    func asyncForEach(_ body: (Element) async throws -> Void) async rethrows {
        for e in self { try await body(e) }
    }
    func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var out: [T] = []
        for e in self { out.append(try await transform(e)) }
        return out
    }
}
struct Negative: Error, CustomStringConvertible { let n: Int; var description: String { "negative \(n)" } }
@Sendable func slowSquare(_ n: Int) async throws -> Int {
    try await Task.sleep(nanoseconds: UInt64(max(0, 5 - n)) * 1_000_000)
    if n < 0 { throw Negative(n: n) }
    return n * n
}
do {
    print(try await [1, 2, 3, 4, 5].concurrentMap(slowSquare))
    print(try await [3, 1].asyncMap(slowSquare))
    print(try await [1, -2, 3].concurrentMap(slowSquare))
} catch { print("error:", error) }
await ["a", "b"].asyncForEach { s in
    await Task.yield()
    print("item", s)
}
let words = await ["one", "two"].concurrentMap { $0.uppercased() }
print(words)
