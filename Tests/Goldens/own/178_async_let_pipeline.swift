struct Page: Sendable { let url: String; let body: String }
enum FetchError: Error { case notFound(String) }
func fetch(_ url: String) async throws -> Page {
    await Task.yield()
    guard !url.contains("404") else { throw FetchError.notFound(url) }
    return Page(url: url, body: String(url.reversed()))
}
func words(in page: Page) async -> Int { page.body.split(separator: "/").count }
func combined(_ a: String, _ b: String) async throws -> (Int, Int) {
    async let first = fetch(a)
    async let second = fetch(b)
    let (p, q) = try await (first, second)
    async let n = words(in: p)
    async let m = words(in: q)
    return await (n, m)
}
do {
    let (x, y) = try await combined("a/b/c", "d/e")
    print(x, y)
    _ = try await combined("x", "y/404")
    print("unreachable")
} catch FetchError.notFound(let url) {
    print("not found:", url)
}
func retry<T>(_ times: Int, _ operation: () async throws -> T) async throws -> T {
    var attempt = 1
    while true {
        do {
            return try await operation()
        } catch where attempt < times {
            print("attempt \(attempt) failed: \(error)")
            attempt += 1
        }
    }
}
var calls = 0
let value = try await retry(3) {
    calls += 1
    if calls < 3 { throw FetchError.notFound("#\(calls)") }
    return calls * 100
}
print(value)
do { _ = try await retry(2) { () async throws -> Int in throw FetchError.notFound("always") } } catch { print("gave up:", error) }
async let unused: Int = 7
print(await unused)
