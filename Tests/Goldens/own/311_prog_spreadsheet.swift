indirect enum Formula { case number(Double), ref(Cell), range(Cell, Cell), op(Character, Formula, Formula), call(String, [Formula]), text(String) }
struct Cell: Hashable, Comparable, CustomStringConvertible { let col: Int, row: Int; init(_ c: Int, _ r: Int) { col = c; row = r }
    init?(_ s: some StringProtocol) { guard let f = s.first, f.isLetter, f.isASCII, let r = Int(s.dropFirst()) else { return nil }; self.init(Int(f.uppercased().unicodeScalars.first!.value) - 65, r) }
    var description: String { String(UnicodeScalar(UInt8(65 + col))) + "\(row)" }; static func < (a: Cell, b: Cell) -> Bool { (a.row, a.col) < (b.row, b.col) } }
enum SheetError: Error, Equatable { case syntax(String), cycle([Cell]), value, divide, name(String) }
struct FormulaParser { var t: [String]; var i = 0
    init(_ s: String) { t = []; var cur = ""; for c in s { if "+-*/(),:".contains(c) || c == " " { if !cur.isEmpty { t.append(cur); cur = "" }; if c != " " { t.append(String(c)) } } else { cur.append(c) } }; if !cur.isEmpty { t.append(cur) } }
    var peek: String? { i < t.count ? t[i] : nil }
    mutating func next() throws -> String { guard let p = peek else { throw SheetError.syntax("end") }; i += 1; return p }
    mutating func expect(_ s: String) throws { let n = try next(); guard n == s else { throw SheetError.syntax(n) } }
    mutating func all() throws -> Formula { let f = try sum(); if let p = peek { throw SheetError.syntax(p) }; return f }
    mutating func sum() throws -> Formula { var l = try product(); while let p = peek, p == "+" || p == "-" { i += 1; l = .op(Character(p), l, try product()) }; return l }
    mutating func product() throws -> Formula { var l = try atom(); while let p = peek, ["*", "/"].contains(p) { i += 1; l = .op(Character(p), l, try atom()) }; return l }
    mutating func atom() throws -> Formula { let n = try next(); if let d = Double(n) { return .number(d) }; if n == "-" { return .op("-", .number(0), try atom()) }; if n == "(" { let f = try sum(); try expect(")"); return f }
        if let c = Cell(n) { if peek == ":" { i += 1; guard let e = Cell(try next()) else { throw SheetError.syntax(n) }; return .range(c, e) }; return .ref(c) }
        if peek == "(" { i += 1; var a: [Formula] = []; while peek != ")" { a.append(try sum()); if peek == "," { i += 1 } }; i += 1; return .call(n.uppercased(), a) }; throw SheetError.syntax(n) } }
struct Sheet { private var cells: [Cell: Formula] = [:]
    mutating func set(_ a: String, _ s: String) throws { guard let c = Cell(a) else { throw SheetError.syntax(a) }; if s.hasPrefix("=") { var p = FormulaParser(String(s.dropFirst())); cells[c] = try p.all() } else { cells[c] = Double(s).map(Formula.number) ?? .text(s) } }
    func value(_ c: Cell, _ path: [Cell] = []) throws -> Double { guard !path.contains(c) else { throw SheetError.cycle(path + [c]) }; guard let f = cells[c] else { return 0 }; return try eval(f, path + [c]) }
    private func list(_ f: Formula, _ p: [Cell]) throws -> [Double] { if case let .range(a, b) = f { return try (a.row...b.row).flatMap { r in try (a.col...b.col).map { try value(Cell($0, r), p) } } }; return [try eval(f, p)] }
    private func eval(_ f: Formula, _ p: [Cell]) throws -> Double { switch f { case .number(let n): return n; case .ref(let c): return try value(c, p); case .text, .range: throw SheetError.value
        case let .op(o, l, r): let (a, b) = (try eval(l, p), try eval(r, p)); switch o { case "+": return a + b; case "-": return a - b; case "*": return a * b; default: guard b != 0 else { throw SheetError.divide }; return a / b }
        case let .call(n, args): let xs = try args.flatMap { try list($0, p) }; switch n { case "SUM": return xs.reduce(0, +); case "MAX": return xs.max() ?? 0; case "AVG": return xs.isEmpty ? 0 : xs.reduce(0, +) / Double(xs.count); case "COUNT": return Double(xs.count); default: throw SheetError.name(n) } } }
    func show(_ a: String) -> String { do { return "\(a)=\(try value(Cell(a)!))" } catch SheetError.cycle(let c) { return "\(a)=#CYCLE \(c.map(\.description).joined(separator: ">"))" } catch { return "\(a)=#\(error)" } } }
var s = Sheet(); for (a, f) in [("A1", "10"), ("A2", "2.5"), ("A3", "=A1*A2"), ("B1", "=sum(A1:A3)"), ("B2", "=AVG(A1, A2) + max(1,2,-3)"), ("B3", "=(A1-4)/-2"), ("C1", "hello"), ("C2", "=C1+1"), ("C3", "=A1/(A2-2.5)"), ("D1", "=D2"), ("D2", "=D3+1"), ("D3", "=D1"), ("E1", "=foo(1)"), ("E2", "=count(A1:B3)")] { do { try s.set(a, f) } catch { print(a, error) } }
for (a, f) in [("F1", "=1+"), ("F2", "=)"), ("F3", "=1 2"), ("7", "1")] { do { try s.set(a, f) } catch { print(a, error) } }
print(["A3", "B1", "B2", "B3", "C2", "C3", "D1", "E1", "E2", "Z9"].map { s.show($0) }.joined(separator: "\n")); print(Cell("b12")!, Cell("12") as Any, [Cell(1, 1), Cell(0, 2), Cell(0, 1)].sorted())
