extension AsyncStream {
    static func of(_ items: Element...) -> AsyncStream where Element: Sendable {
        AsyncStream { c in
            for i in items { c.yield(i) }
            c.finish()
        }
    }
}
struct Zip2<A: AsyncSequence, B: AsyncSequence>: AsyncSequence {
    typealias Element = (A.Element, B.Element)
    let a: A, b: B
    struct AsyncIterator: AsyncIteratorProtocol {
        var a: A.AsyncIterator, b: B.AsyncIterator
        mutating func next() async throws -> (A.Element, B.Element)? {
            guard let x = try await a.next(), let y = try await b.next() else { return nil }
            return (x, y)
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(a: a.makeAsyncIterator(), b: b.makeAsyncIterator()) }
}
func zip<A, B>(_ a: A, _ b: B) -> Zip2<A, B> { Zip2(a: a, b: b) }
extension AsyncSequence {
    func scan<R>(_ initial: R, _ f: @escaping (R, Element) -> R) -> AsyncThrowingStream<R, any Error> where Self: Sendable, R: Sendable {
        var it: AsyncIterator? = makeAsyncIterator()
        var acc = initial
        return AsyncThrowingStream {
            guard let e = try await it?.next() else { it = nil; return nil }
            acc = f(acc, e)
            return acc
        }
    }
    func array() async throws -> [Element] { var out: [Element] = []; for try await e in self { out.append(e) }; return out }
}
for try await (n, s) in zip(AsyncStream.of(1, 2, 3), AsyncStream.of("a", "b")) { print(n, s) }
print(try await AsyncStream.of(1, 2, 3, 4).scan(0, +).array())
print(try await AsyncStream.of(3, 1, 2).map { $0 * 10 }.array(), try await AsyncStream.of("x").array())
var evens: [Int] = []
for await n in AsyncStream.of(1, 2, 3, 4) where n % 2 == 0 { evens.append(n) }
print(evens)
let total = await AsyncStream.of(1, 2, 3).reduce(into: [Int]()) { $0.insert($1, at: 0) }
print(total)
func merged(_ a: AsyncStream<Int>, _ b: AsyncStream<Int>) -> AsyncStream<Int> {
    AsyncStream { c in
        Task {
            await withTaskGroup(of: Void.self) { g in
                g.addTask { for await x in a { c.yield(x) } }
                g.addTask { for await x in b { c.yield(x) } }
            }
            c.finish()
        }
    }
}
var all: [Int] = []
for await x in merged(.of(1, 3), .of(2, 4)) { all.append(x) }
print(all.sorted())
print(await AsyncStream.of("b", "a").contains("a"), await AsyncStream.of("b", "a").min() ?? "", await AsyncStream.of(5, 7).first(where: { $0 > 5 }) ?? 0)
