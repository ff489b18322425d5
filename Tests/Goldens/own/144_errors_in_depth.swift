import Foundation

enum FileError: Error, Equatable, CustomStringConvertible {
    case notFound(path: String), denied(user: String, path: String), tooLarge(bytes: Int)
    var description: String {
        switch self {
        case let .notFound(path): return "\(path): not found"
        case let .denied(user, path): return "\(user) may not open \(path)"
        case .tooLarge(let bytes): return "\(bytes) bytes are too many"
        }
    }
}
struct Wrapped: Error { let context: String; let underlying: any Error }
extension Error {
    var chain: [String] {
        if let w = self as? Wrapped { return [w.context] + w.underlying.chain }
        return ["\(self)"]
    }
}

struct FileSystem {
    var files = ["a.txt": "alpha", "b.txt": "beta\ngamma", "secret": "x", "big": String(repeating: "z", count: 500)]
    func read(_ path: String, as user: String = "guest") throws -> String {
        guard let text = files[path] else { throw FileError.notFound(path: path) }
        if path == "secret" && user != "root" { throw FileError.denied(user: user, path: path) }
        guard text.count < 100 else { throw FileError.tooLarge(bytes: text.utf8.count) }
        return text
    }
    func lines(_ path: String) throws -> [Substring] {
        do { return try read(path).split(separator: "\n") }
        catch let error as FileError where error == .notFound(path: path) { return [] }
        catch { throw Wrapped(context: "lines of \(path)", underlying: error) }
    }
}
let fs = FileSystem()
for path in ["a.txt", "b.txt", "none", "secret", "big"] {
    do {
        print(path, try fs.lines(path))
    } catch let wrapped as Wrapped {
        print(wrapped.chain.joined(separator: " <- "))
    }
}
func attempt<T>(_ body: @autoclosure () throws -> T, or fallback: T) -> T { (try? body()) ?? fallback }
print(attempt(try fs.read("a.txt"), or: "?"), attempt(try fs.read("zzz"), or: "?"))
let results = ["a.txt", "secret", "none"].map { path in Result { try fs.read(path) } }
for r in results {
    switch r {
    case .success(let s): print("ok", s)
    case .failure(FileError.denied(let user, _)): print("denied for", user)
    case .failure(let e as FileError): print("file error:", e)
    case .failure(let e): print("other", e)
    }
}
print(results.compactMap { try? $0.get() }, results.map { r in if case .success = r { true } else { false } })
func firstReadable(_ paths: [String]) throws -> String {
    var last: (any Error)?
    for p in paths { do { return try fs.read(p, as: "root") } catch { last = error } }
    throw last ?? FileError.notFound(path: "(no paths)")
}
print(try firstReadable(["none", "secret"]))
do { _ = try firstReadable(["big", "none"]) } catch FileError.notFound(let p) where p.count == 4 { print("last was", p) }
do { _ = try firstReadable([]) } catch { print(error) }

func measure<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
    print("begin \(name)")
    defer { print("end \(name)") }
    return try body()
}
print(measure("pure") { 6 * 7 })
print((try? measure("bad") { try fs.read("nope") }) as Any)
func twice(_ f: (Int) throws -> Int, _ n: Int) rethrows -> Int { try f(try f(n)) }
struct Negative: Error { let value: Int }
let halve: (Int) throws -> Int = { n in if n < 0 { throw Negative(value: n) }; return n / 2 - 3 }
for n in [40, 4, -1] { do { print(try twice(halve, n)) } catch let e as Negative { print("negative", e.value) } }
print(twice({ $0 + 1 }, 5))
typealias Completion<T> = (Result<T, FileError>) -> Void
func load(_ path: String, then done: Completion<Int>) {
    do { done(.success(try fs.read(path).count)) } catch { done(.failure(error as! FileError)) }
}
load("a.txt") { print($0) }
load("q") { result in if case .failure(let e) = result { print("failed:", e) } }
let mapped = Result<Int, FileError>.success(4).map { $0 * 2 }.flatMap { $0 > 5 ? .failure(.tooLarge(bytes: $0)) : .success($0) }
print(mapped, mapped == .failure(.tooLarge(bytes: 8)), (try? mapped.get()) ?? 0)
func cleanup(_ log: inout [String], _ fail: Bool) throws { log.append("open"); defer { log.append("close") }; if fail { throw FileError.tooLarge(bytes: 1) }; log.append("done") }
var log: [String] = []
try cleanup(&log, false); try? cleanup(&log, true)
print(log, (FileError.notFound(path: "x") as any Error) is FileError, type(of: FileError.tooLarge(bytes: 0) as any Error))
