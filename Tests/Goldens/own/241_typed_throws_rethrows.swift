enum ReadError: Error { case eof, bad(Character) }
struct Reader { var input: Substring
    mutating func char() throws(ReadError) -> Character { guard let c = input.popFirst() else { throw .eof }; return c }
    mutating func digit() throws(ReadError) -> Int { let c = try char(); guard let d = c.wholeNumberValue else { throw .bad(c) }; return d }
    mutating func many<T>(_ n: Int, _ f: (inout Reader) throws(ReadError) -> T) throws(ReadError) -> [T] { var out: [T] = []; for _ in 0..<n { out.append(try f(&self)) }; return out }
    mutating func attempt<T>(_ f: (inout Reader) throws(ReadError) -> T) -> T? { let saved = input; do { return try f(&self) } catch { input = saved; return nil } }
}
func parse(_ s: String) -> String {
    var r = Reader(input: s[...])
    do {
        let d = try r.many(2) { (r) throws(ReadError) in try r.digit() }
        let rest = r.attempt { (r: inout Reader) throws(ReadError) -> Int in try r.digit() * 100 }
        return "\(d) \(rest ?? -1) left '\(r.input)'"
    } catch { switch error { case .eof: return "too short"; case .bad(let c): return "bad '\(c)'" } }
}
print(parse("123"), parse("12x"), parse("1"), parse("a1"), separator: "\n")
func mapAll<T, U, E: Error>(_ xs: [T], _ f: (T) throws(E) -> U) throws(E) -> [U] { var out: [U] = []; for x in xs { out.append(try f(x)) }; return out }
print(mapAll([1, 2]) { $0 * 2 })
do { _ = try mapAll(["1", "x"]) { s throws(ReadError) in guard let n = Int(s) else { throw ReadError.bad(s.first!) }; return n } } catch { switch error { case .eof: print("eof"); case .bad(let c): print("bad", c) } }
func twice(_ f: () throws -> Void) rethrows { try f(); try f() }
var n = 0
twice { n += 1 }
do { try twice { n += 1; if n == 4 { throw ReadError.eof } } } catch { print(error, n) }
struct Context: Error { let message: String; let underlying: (any Error)? }
func wrap<T>(_ m: String, _ f: () throws -> T) throws -> T { do { return try f() } catch { throw Context(message: m, underlying: error) } }
func chain(_ e: any Error) -> String { guard let c = e as? Context else { return "\(e)" }; return c.message + (c.underlying.map { " <- " + chain($0) } ?? "") }
do { try wrap("outer") { try wrap("inner") { throw ReadError.bad("z") } } } catch { print(chain(error)) }
func cleanup(_ fail: Bool) throws -> Int { defer { print("cleanup 1") }; defer { print("cleanup 2", fail) }; if fail { throw ReadError.eof }; return 7 }
print((try? cleanup(true)) ?? 0, try! cleanup(false))
let outcome = Result { try cleanup(true) }.flatMapError { e -> Result<Int, any Error> in e is ReadError ? .success(-5) : .failure(e) }
print(try outcome.get())
enum HTTP: Int, Error, CaseIterable { case notFound = 404, server = 500; var retry: Bool { self == .server } }
func request(_ codes: inout [Int]) throws -> String { let c = codes.removeFirst(); if let e = HTTP(rawValue: c) { throw e }; return "ok \(c)" }
var codes = [500, 500, 200, 404]
loop: while !codes.isEmpty { do { print(try request(&codes)) } catch let e as HTTP where e.retry { print("retry", e); continue loop } catch { print("final", error, (error as! HTTP).rawValue) } }
func never() throws(Never) -> Int { 3 }
print(never(), (try? { var c = [201]; return try request(&c) }()) ?? "-")
