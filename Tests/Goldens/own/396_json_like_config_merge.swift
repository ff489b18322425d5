enum Config: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    case string(String), int(Int), bool(Bool), section([String: Config]), list([Config])
    init(stringLiteral v: String) { self = .string(v) }
    init(integerLiteral v: Int) { self = .int(v) }
    init(booleanLiteral v: Bool) { self = .bool(v) }
    init(dictionaryLiteral e: (String, Config)...) { self = .section(Dictionary(e, uniquingKeysWith: { $1 })) }
    init(arrayLiteral e: Config...) { self = .list(e) }
    func merging(_ other: Config) -> Config {
        switch (self, other) {
        case let (.section(a), .section(b)): return .section(a.merging(b) { $0.merging($1) })
        case let (.list(a), .list(b)): return .list(a + b.filter { !a.contains($0) })
        default: return other
        }
    }
    subscript(path: String) -> Config? {
        get {
            var current: Config? = self
            for key in path.split(separator: ".") {
                switch current {
                case .section(let d)?: current = d[String(key)]
                case .list(let l)?: current = Int(key).flatMap { l.indices.contains($0) ? l[$0] : nil }
                default: return nil
                }
            }
            return current
        }
        set {
            guard case .section(var d) = self, let first = path.split(separator: ".", maxSplits: 1).first else { return }
            let rest = path.dropFirst(first.count + 1)
            if rest.isEmpty { d[String(first)] = newValue } else { var child = d[String(first)] ?? [:]; child[String(rest)] = newValue; d[String(first)] = child }
            self = .section(d)
        }
    }
    func get<T>(_ path: String, as: T.Type = T.self) -> T? {
        switch self[path] { case .string(let s)?: return s as? T; case .int(let n)?: return n as? T; case .bool(let b)?: return b as? T; case .list(let l)?: return l as? T; default: return nil }
    }
}
extension Config: CustomStringConvertible {
    var description: String {
        switch self {
        case .string(let s): "\"\(s)\""
        case .int(let n): "\(n)"
        case .bool(let b): b ? "yes" : "no"
        case .list(let l): "[" + l.map(\.description).joined(separator: ", ") + "]"
        case .section(let d): "{" + d.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
        }
    }
}
struct ParseError: Error { let line: Int, text: String }
func parse(_ text: String) throws -> Config {
    var root: Config = [:], prefix = ""
    for (n, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let line = raw.prefix { $0 != "#" }
        if line.allSatisfy(\.isWhitespace) { continue }
        if line.first == "[", let end = line.lastIndex(of: "]") { prefix = line[line.index(after: line.startIndex)..<end] + "."; continue }
        let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        guard parts.count == 2, !parts[0].isEmpty else { throw ParseError(line: n + 1, text: String(line)) }
        root[prefix + parts[0]] = value(parts[1])
    }
    return root
}
func value(_ s: String) -> Config {
    if let n = Int(s) { return .int(n) }
    if ["yes", "true", "no", "false"].contains(s) { return .bool(s == "yes" || s == "true") }
    if s.contains(",") { return .list(s.split(separator: ",").map { value($0.trimmed) }) }
    return .string(s)
}
extension StringProtocol { var trimmed: String { var s = self[...]; while s.first?.isWhitespace == true { s = s.dropFirst() }; while s.last?.isWhitespace == true { s = s.dropLast() }; return String(s) } }
let base: Config = ["name": "app", "debug": false, "server": ["port": 80, "hosts": ["a", "b"]], "n": 1]
let user = try parse("debug = yes   # comment\n\n[server]\nport = 8080\nhosts = b, c\n[server.tls]\non = true\ncert = x = y")
let merged = base.merging(user)
print(merged)
print(merged.get("server.port", as: Int.self) ?? 0, merged["server.hosts.2"] ?? "none", merged.get("debug") as Bool? ?? false, merged["server.tls.cert"]!, merged["x.y"] as Any, merged.get("name", as: Int.self) as Any)
do { _ = try parse("ok = 1\nbroken line") } catch let e as ParseError { print("line \(e.line): \(e.text)") }
var copy = merged; copy["server.port"] = nil; copy["new.deep.key"] = [1, true, "s"]; print(copy, copy == merged, merged.merging([:]) == merged)
