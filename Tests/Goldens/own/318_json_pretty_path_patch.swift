indirect enum J: Equatable, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
    case obj([(k: String, v: J)]), arr([J]), str(String), num(Double), bool(Bool), null
    init(dictionaryLiteral e: (String, J)...) { self = .obj(e.map { (k: $0, v: $1) }) }
    init(arrayLiteral e: J...) { self = .arr(e) }; init(stringLiteral s: String) { self = .str(s) }; init(integerLiteral i: Int) { self = .num(Double(i)) }; init(floatLiteral d: Double) { self = .num(d) }; init(booleanLiteral b: Bool) { self = .bool(b) }; init(nilLiteral: ()) { self = .null }
    static func == (a: J, b: J) -> Bool { switch (a, b) { case let (.obj(x), .obj(y)): return x.count == y.count && x.allSatisfy { p in y.contains { $0.k == p.k && $0.v == p.v } }; case let (.arr(x), .arr(y)): return x == y; case let (.str(x), .str(y)): return x == y; case let (.num(x), .num(y)): return x == y; case let (.bool(x), .bool(y)): return x == y; case (.null, .null): return true; default: return false } }
    enum Step { case key(String), index(Int) }
    subscript(path: Step...) -> J? { get { self[path[...]] } set { self[path[...]] = newValue } }
    private subscript(path: ArraySlice<Step>) -> J? {
        get { guard let s = path.first else { return self }; switch (self, s) { case (.obj(let o), .key(let k)): return o.first { $0.k == k }?.v[path.dropFirst()]; case (.arr(let a), .index(let i)) where a.indices ~= i: return a[i][path.dropFirst()]; default: return nil } }
        set { guard let s = path.first else { self = newValue ?? .null; return }; let rest = path.dropFirst()
            switch (self, s) {
            case (.obj(var o), .key(let k)):
                if let i = o.firstIndex(where: { $0.k == k }) { if rest.isEmpty && newValue == nil { o.remove(at: i) } else { o[i].v[rest] = newValue } } else if let newValue, rest.isEmpty { o.append((k, newValue)) }
                self = .obj(o)
            case (.arr(var a), .index(let i)): if a.indices.contains(i) { if rest.isEmpty, newValue == nil { a.remove(at: i) } else { a[i][rest] = newValue } } else if i == a.count, let newValue { a.append(newValue) }; self = .arr(a)
            default: break } } }
    func render(_ depth: Int = 0) -> String { let pad = String(repeating: "  ", count: depth + 1), end = String(pad.dropLast(2)); switch self { case .obj(let o) where o.isEmpty: return "{}"; case .obj(let o): return "{\n" + o.map { "\(pad)\"\($0.k)\": \($0.v.render(depth + 1))" }.joined(separator: ",\n") + "\n\(end)}"; case .arr(let a): return a.allSatisfy(\.isScalar) ? "[" + a.map { $0.render() }.joined(separator: ", ") + "]" : "[\n" + a.map { pad + $0.render(depth + 1) }.joined(separator: ",\n") + "\n\(end)]"; case .str(let s): return "\"\(s)\""; case .num(let n): return n.truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(n))" : "\(n)"; case .bool(let b): return b.description; case .null: return "null" } }
    var isScalar: Bool { switch self { case .obj, .arr: false; default: true } }
    func walk(_ path: String = "$", _ f: (String, J) -> Void) { f(path, self); switch self { case .obj(let o): for (k, v) in o { v.walk(path + "." + k, f) }; case .arr(let a): for (i, v) in a.enumerated() { v.walk("\(path)[\(i)]", f) }; default: break } }
    func merged(_ o: J) -> J { guard case .obj(var a) = self, case .obj(let b) = o else { return o }; for (k, v) in b { if let i = a.firstIndex(where: { $0.k == k }) { if v == .null { a.remove(at: i) } else { a[i].v = a[i].v.merged(v) } } else { a.append((k, v)) } }; return .obj(a) } }
extension J.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral { init(stringLiteral s: String) { self = .key(s) }; init(integerLiteral i: Int) { self = .index(i) } }
var doc: J = ["name": "x", "tags": ["a", 1, true, nil], "pos": ["lat": 1.5, "lon": [-2, ["deep": false]]], "empty": [:]]
print(doc.render()); print(doc["pos", "lon", 1, "deep"] ?? nil, doc["tags", 1] == 1, doc["tags", 9] as Any, doc["zz"] == nil)
doc["name"] = "y"; doc["pos", "lon", 1, "deep"] = [1, 2]; doc["tags", 4] = "new"; doc["tags", 0] = nil as J?; doc["added"] = ["k": 0.25]; doc["empty"] = .some(nil); print(doc.render())
var leaves: [String] = []; doc.walk { if $1.isScalar { leaves.append("\($0)=\($1.render())") } }; print(leaves)
print((["a": 1, "b": ["c": 2, "d": 3]] as J).merged(["b": ["c": nil, "e": 4], "a": [1]]).render(), (["x": 1, "y": 2] as J) == ["y": 2, "x": 1], ([1, 2] as J) == [2, 1])
