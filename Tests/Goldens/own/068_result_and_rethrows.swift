enum NetworkError: Error { case offline, status(Int), decoding(String) }
enum CacheError: Error { case miss }

struct Response { let code: Int; let body: String }

struct Client {
    var isOnline = true
    var pages = ["/": "home", "/n": "42", "/bad": "4x2"]

    func get(_ path: String) -> Result<Response, NetworkError> {
        guard isOnline else { return .failure(.offline) }
        guard let body = pages[path] else { return .failure(.status(404)) }
        return .success(Response(code: 200, body: body))
    }

    func number(at path: String) -> Result<Int, NetworkError> {
        get(path).map(\.body).flatMap { text in
            Int(text).map { .success($0) } ?? .failure(.decoding(text))
        }
    }
}

extension NetworkError: CustomStringConvertible {
    var description: String {
        switch self {
        case .offline: "you are offline"
        case .status(let code) where 400..<500 ~= code: "client error \(code)"
        case .status(let code): "status \(code)"
        case .decoding(let text): "cannot read “\(text)”"
        }
    }
}

var client = Client()
for path in ["/n", "/", "/bad", "/missing"] {
    switch client.number(at: path) {
    case .success(let n): print(path, "number", n)
    case .failure(let error): print(path, "failed:", error)
    }
}
client.isOnline = false
print((try? client.number(at: "/n").get()) as Any)
do { _ = try client.get("/").get() } catch { print("caught", error) }
print(client.number(at: "/n").mapError { _ in CacheError.miss }.flatMapError { _ in Result<Int, Never>.success(-1) })

func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
    for attempt in 1..<times {
        do { return try body(attempt) } catch { print("  attempt \(attempt) failed: \(error)") }
    }
    return try body(times)
}
print(retry(3) { $0 * 2 })
let value = try? retry(3) { n -> String in
    if n < 3 { throw NetworkError.status(500 + n) }
    return "ok at \(n)"
}
print(value ?? "never")
do {
    try retry(2) { _ in throw CacheError.miss }
} catch CacheError.miss {
    print("gave up")
} catch {
    print("other", error)
}

func transaction(_ log: inout [String], _ body: (inout [String]) throws -> Void) rethrows {
    log.append("begin")
    do {
        try body(&log)
        log.append("commit")
    } catch {
        log.append("rollback")
        throw error
    }
}
var log: [String] = []
transaction(&log) { $0.append("insert") }
do { try transaction(&log) { $0.append("update"); throw NetworkError.offline } } catch let e { log.append("\(e)") }
print(log)

func partition<T, E>(_ results: [Result<T, E>]) -> (values: [T], errors: [E]) {
    results.reduce(into: ([], [])) { acc, r in
        switch r {
        case .success(let v): acc.0.append(v)
        case .failure(let e): acc.1.append(e)
        }
    }
}
client.isOnline = true
let (values, errors) = partition(["/n", "/x", "/bad"].map(client.number))
print(values, errors)
let nested = Result { try Result<Int, any Error> { throw CacheError.miss }.get() }
if case .failure(let e as CacheError) = nested { print("nested", e) }
func mustWork() throws -> Int { try [1, 2, 3].map { n throws -> Int in if n > 5 { throw CacheError.miss }; return n * n }.reduce(0, +) }
print(try! mustWork(), try mustWork() + 1)
func cleanup() throws {
    defer { print("cleaned up") }
    defer { print("first this") }
    throw NetworkError.status(302)
}
do { try cleanup() } catch NetworkError.status(let code) where code >= 400 { print("bad", code) } catch NetworkError.status { print("some status") }
