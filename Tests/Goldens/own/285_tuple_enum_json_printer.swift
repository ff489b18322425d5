indirect enum JSON: Equatable { case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON]) }
struct JSONParser {
    private var s: Substring.UnicodeScalarView
    private(set) var offset = 0
    enum Fault: Error, Equatable { case unexpected(Character?, at: Int), badEscape(at: Int), trailing(at: Int), badNumber(String) }
    static func parse(_ text: String) throws -> JSON {
        var p = JSONParser(s: Substring(text).unicodeScalars)
        let v = try p.value()
        p.space()
        guard p.s.isEmpty else { throw Fault.trailing(at: p.offset) }
        return v
    }
    private var fault: Fault { .unexpected(s.first.map(Character.init), at: offset) }
    private mutating func advance() -> Unicode.Scalar? { guard let c = s.popFirst() else { return nil }; offset += 1; return c }
    private mutating func space() { while let c = s.first, c == " " || c == "\n" || c == "\t" { _ = advance() } }
    private mutating func expect(_ word: String) throws { for c in word.unicodeScalars { guard s.first == c else { throw fault }; _ = advance() } }
    private mutating func value() throws -> JSON {
        space()
        switch s.first {
        case "n": try expect("null"); return .null
        case "t": try expect("true"); return .bool(true)
        case "f": try expect("false"); return .bool(false)
        case "\"": return .string(try string())
        case "[":
            _ = advance()
            var items: [JSON] = []
            space()
            if s.first == "]" { _ = advance(); return .array(items) }
            while true {
                items.append(try value())
                space()
                switch advance() { case ",": continue; case "]": return .array(items); case let c: throw Fault.unexpected(c.map(Character.init), at: offset) }
            }
        case "{":
            _ = advance()
            var out: [String: JSON] = [:]
            space()
            if s.first == "}" { _ = advance(); return .object(out) }
            repeat {
                space()
                let key = try string()
                space()
                try expect(":")
                out[key] = try value()
                space()
            } while s.first == "," && advance() != nil
            try expect("}")
            return .object(out)
        case .some(let c) where c == "-" || ("0"..."9").contains(c):
            var text = ""
            while let c = s.first, c.properties.numericType != nil || "+-.eE".unicodeScalars.contains(c) { text.unicodeScalars.append(advance()!) }
            guard let n = Double(text) else { throw Fault.badNumber(text) }
            return .number(n)
        default: throw fault
        }
    }
    private mutating func string() throws -> String {
        try expect("\"")
        var out = String.UnicodeScalarView()
        while let c = advance() {
            switch c {
            case "\"": return String(out)
            case "\\":
                switch advance() {
                case "n": out.append("\n")
                case "t": out.append("\t")
                case let e? where "\"\\/".unicodeScalars.contains(e): out.append(e)
                case "u":
                    var v: UInt32 = 0
                    for _ in 0..<4 { guard let h = advance().flatMap({ Character($0).hexDigitValue }) else { throw Fault.badEscape(at: offset) }; v = v * 16 + UInt32(h) }
                    guard let u = Unicode.Scalar(v) else { throw Fault.badEscape(at: offset) }
                    out.append(u)
                default: throw Fault.badEscape(at: offset)
                }
            default: out.append(c)
            }
        }
        throw fault
    }
}
extension JSON: CustomStringConvertible {
    var description: String { switch self {
        case .null: "null"
        case .bool(let b): "\(b)"
        case .number(let n): n == n.rounded() && abs(n) < 1e15 ? String(Int(n)) : "\(n)"
        case .string(let s): "\"" + s.flatMap { c -> [Character] in switch c { case "\"": ["\\", "\""]; case "\n": ["\\", "n"]; default: [c] } } + "\""
        case .array(let a): "[" + a.map(\.description).joined(separator: ",") + "]"
        case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}" } }
    subscript(path: String) -> JSON? {
        path.split(separator: ".").reduce(self as JSON?) { j, key in
            switch j { case .object(let o)?: o[String(key)]; case .array(let a)?: Int(key).flatMap { a.indices.contains($0) ? a[$0] : nil }; default: nil }
        }
    }
}
for text in [#"{"b": [1, -2.5e1, true, null], "a": {"x": "say \"hi\"\n\u0041"}}"#, "[]", " {} ", "[1, 2", "[1 2]", "nul", #""\q""#, "1 2", "-", #"{"a" 1}"#, ""] {
    do { let j = try JSONParser.parse(text); print(j, j["b.1"] ?? "-", j["a.x"] == .string("say \"hi\"\nA")) }
    catch JSONParser.Fault.unexpected(let c, let at) { print("unexpected \(c.map { "'\($0)'" } ?? "end") at \(at)") }
    catch { print(error) }
}
