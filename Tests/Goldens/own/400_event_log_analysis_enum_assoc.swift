struct Stamp: Comparable, Hashable, CustomStringConvertible { let s: Int; init(_ s: Int) { self.s = s }; init?(_ t: Substring) { let p = t.split(separator: ":").compactMap { Int($0) }; guard p.count == 3, p[1] < 60, p[2] < 60 else { return nil }; s = p[0] * 3600 + p[1] * 60 + p[2] }; static func < (a: Stamp, b: Stamp) -> Bool { a.s < b.s }; static func - (a: Stamp, b: Stamp) -> Int { a.s - b.s }; var description: String { [s / 3600, s / 60 % 60, s % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") } }
enum Event { case login(user: String, ip: String), logout(user: String), error(code: Int, message: String), metric(name: String, value: Double), unknown(String)
    init(_ kind: Substring, _ fields: [Substring: Substring]) { switch kind { case "LOGIN": if let u = fields["user"], let ip = fields["ip"] { self = .login(user: String(u), ip: String(ip)) } else { self = .unknown("login without user") }; case "LOGOUT": self = fields["user"].map { .logout(user: String($0)) } ?? .unknown("logout"); case "ERROR": self = .error(code: fields["code"].flatMap { Int($0) } ?? -1, message: String(fields["msg", default: "none"])); case "METRIC": if let n = fields["name"], let v = fields["value"].flatMap({ Double($0) }) { self = .metric(name: String(n), value: v) } else { fallthrough }; default: self = .unknown(String(kind)) } }
    var user: String? { switch self { case .login(let u, _), .logout(user: let u): u; default: nil } }
    var severity: Int { switch self { case .error(500..., _): 3; case .error(400..<500, let m) where m.contains("auth"): 2; case .error: 1; case .metric(_, let v) where v > 0.9: 1; default: 0 } } }
struct Entry { let at: Stamp, event: Event
    init?(_ line: Substring) { let p = line.split(separator: " ", maxSplits: 2); guard p.count >= 2, let t = Stamp(p[0]) else { return nil }; at = t; event = Event(p[1], p.count > 2 ? Entry.fields(p[2]) : [:]) }
    private static func fields(_ s: Substring) -> [Substring: Substring] { var out: [Substring: Substring] = [:], rest = s; while let eq = rest.firstIndex(of: "=") { let key = rest[..<eq]; rest = rest[rest.index(after: eq)...]; let end: Substring.Index; if rest.first == "\"" { rest.removeFirst(); end = rest.firstIndex(of: "\"") ?? rest.endIndex; out[key] = rest[..<end]; rest = rest[end...].dropFirst() } else { end = rest.firstIndex(of: " ") ?? rest.endIndex; out[key] = rest[..<end]; rest = rest[end...] }; rest = rest.drop { $0 == " " } }; return out } }
let log = """
09:00:00 LOGIN user=ann ip=10.0.0.1
09:00:30 METRIC name=cpu value=0.95
09:05:10 ERROR code=401 msg="auth failed for bob"
bad line
09:10:00 LOGIN user=bob ip=10.0.0.2
09:15:00 LOGOUT user=ann
25:61:00 LOGOUT user=ann
09:20:00 ERROR code=503 msg="db down"
09:30:00 METRIC name=cpu value=oops
09:31:00 LOGIN ip=x
09:45:00 LOGOUT user=bob
"""
let lines = log.split(separator: "\n"), entries = lines.compactMap(Entry.init); print(lines.count, entries.count); for e in entries where e.event.severity > 0 { print(e.at, e.event.severity, e.event) }
var open: [String: Stamp] = [:], sessions: [(user: String, from: Stamp, seconds: Int)] = []; for e in entries { switch e.event { case .login(let u, _): open[u] = e.at; case .logout(let u): if let s = open.removeValue(forKey: u) { sessions.append((u, s, e.at - s)) }; default: continue } }; print(sessions.map { "\($0.user) \($0.from) \($0.seconds / 60)min" }, open.isEmpty)
print(Dictionary(grouping: entries) { $0.event.severity }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, entries.compactMap(\.event.user).reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0)×\($1)" }, entries.filter { if case .unknown = $0.event { true } else { false } }.map { "\($0.event)" }, zip(entries, entries.dropFirst()).map { $1.at - $0.at }.max()!); if case .error(let code, let msg)? = entries.first(where: { $0.event.severity == 3 })?.event { print(code, msg) }
