@dynamicMemberLookup
struct JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
    enum Storage { case object([(String, JSON)]), array([JSON]), string(String), number(Double), bool(Bool), null }
    var storage: Storage
    init(_ s: Storage) { storage = s }
    init(dictionaryLiteral e: (String, JSON)...) { storage = .object(e) }
    init(arrayLiteral e: JSON...) { storage = .array(e) }
    init(stringLiteral v: String) { storage = .string(v) }
    init(integerLiteral v: Int) { storage = .number(Double(v)) }
    init(booleanLiteral v: Bool) { storage = .bool(v) }
    init(nilLiteral: ()) { storage = .null }
    subscript(dynamicMember key: String) -> JSON {
        get {
            if case .object(let pairs) = storage { return pairs.first { $0.0 == key }?.1 ?? nil }
            return nil
        }
        set {
            guard case .object(var pairs) = storage else { return }
            if let i = pairs.firstIndex(where: { $0.0 == key }) { pairs[i].1 = newValue } else { pairs.append((key, newValue)) }
            storage = .object(pairs)
        }
    }
    subscript(i: Int) -> JSON {
        if case .array(let a) = storage, a.indices.contains(i) { return a[i] }
        return nil
    }
    var string: String? { if case .string(let s) = storage { return s } else { return nil } }
    var int: Int? { if case let .number(n) = storage { return Int(n) }; return nil }
    var text: String {
        switch storage {
        case .object(let p): return "{" + p.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}"
        case .array(let a): return "[" + a.map(\.text).joined(separator: ",") + "]"
        case .string(let s): return "\"\(s)\""
        case .number(let n): return n == n.rounded() ? "\(Int(n))" : "\(n)"
        case .bool(let b): return "\(b)"
        case .null: return "null"
        }
    }
}
var config: JSON = ["name": "demo", "size": [3, 4], "owner": ["id": 7, "admin": true, "note": nil]]
print(config.text)
print(config.name.string!, config.size[1].int!, config.owner.id.int ?? 0, config.missing.deeper.string as Any)
config.name = "changed"
config.owner.id = 8
config.extra = [1, "two", false]
print(config.text, config.extra[1].string ?? "")

struct Money { var cents: Int }
extension String.StringInterpolation {
    mutating func appendInterpolation(_ m: Money) {
        appendLiteral("$\(m.cents / 100).\(m.cents % 100 < 10 ? "0" : "")\(m.cents % 100)")
    }
    mutating func appendInterpolation(_ n: Int, pad width: Int, with c: Character = " ") {
        let s = String(n)
        appendLiteral(String(repeating: c, count: max(0, width - s.count)) + s)
    }
    mutating func appendInterpolation<T>(list: [T], _ sep: String = ", ") { appendLiteral(list.map { "\($0)" }.joined(separator: sep)) }
}
print("Total: \(Money(cents: 1205)) [\(42, pad: 6)] [\(7, pad: 3, with: "0")] \(list: [1, 2, 3]) \(list: ["a"], "-")")
struct Template: ExpressibleByStringInterpolation {
    var parts: [String] = []
    struct StringInterpolation: StringInterpolationProtocol {
        var parts: [String] = []
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ s: String) { if !s.isEmpty { parts.append("L(\(s))") } }
        mutating func appendInterpolation(_ x: Any) { parts.append("V(\(x))") }
        mutating func appendInterpolation(raw x: String) { parts.append("R(\(x))") }
    }
    init(stringLiteral v: String) { parts = ["S(\(v))"] }
    init(stringInterpolation i: StringInterpolation) { parts = i.parts }
}
let t: Template = "a \(1 + 1) b \(raw: "x")\([true])"
print(t.parts, ("plain" as Template).parts)
