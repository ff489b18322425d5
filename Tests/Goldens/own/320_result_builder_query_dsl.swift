protocol Clause { func sql(_ p: inout [String]) -> String }
struct Raw: Clause { let s: String; func sql(_ p: inout [String]) -> String { s } }
struct Cmp: Clause { let col: String, op: String; let value: String; func sql(_ p: inout [String]) -> String { p.append(value); return "\(col) \(op) ?\(p.count)" } }
struct Group: Clause { let word: String; let parts: [any Clause]; func sql(_ p: inout [String]) -> String { var out: [String] = []; for c in parts { let s = c.sql(&p); if !s.isEmpty { out.append(c is Group && parts.count > 1 ? "(\(s))" : s) } }; return out.joined(separator: " \(word) ") } }
struct Col<T> { let name: String; init(_ n: String) { name = n } }
func == <T>(c: Col<T>, v: T) -> Cmp { Cmp(col: c.name, op: "=", value: "\(v)") }
func > <T: Comparable>(c: Col<T>, v: T) -> Cmp { Cmp(col: c.name, op: ">", value: "\(v)") }
func ~= (c: Col<String>, v: String) -> Cmp { Cmp(col: c.name, op: "LIKE", value: v) }
func && (a: some Clause, b: some Clause) -> Group { Group(word: "AND", parts: [a, b]) }
@resultBuilder enum Where {
    static func buildExpression(_ c: any Clause) -> [any Clause] { [c] }
    static func buildExpression(_ s: String) -> [any Clause] { [Raw(s: s)] }
    static func buildBlock(_ c: [any Clause]...) -> [any Clause] { c.flatMap { $0 } }
    static func buildOptional(_ c: [any Clause]?) -> [any Clause] { c ?? [] }
    static func buildEither(first: [any Clause]) -> [any Clause] { first }; static func buildEither(second: [any Clause]) -> [any Clause] { second }
    static func buildArray(_ c: [[any Clause]]) -> [any Clause] { [Group(word: "OR", parts: c.flatMap { $0 })] }
    static func buildFinalResult(_ c: [any Clause]) -> Group { Group(word: "AND", parts: c) } }
func any(@Where _ c: () -> Group) -> Group { Group(word: "OR", parts: c().parts) }
struct Select { let table: String; var columns = ["*"]; var filter: Group?; var order: [String] = []; var limit: Int?
    init(_ columns: String..., from t: String) { table = t; if !columns.isEmpty { self.columns = columns } }
    func `where`(@Where _ c: () -> Group) -> Select { var s = self; s.filter = c(); return s }
    func ordered(by c: String, desc: Bool = false) -> Select { var s = self; s.order.append(c + (desc ? " DESC" : "")); return s }
    func limit(_ n: Int) -> Self { var s = self; s.limit = n; return s }
    var statement: (sql: String, params: [String]) { var p: [String] = []; var parts = ["SELECT \(columns.joined(separator: ", "))", "FROM \(table)"]; if let f = filter?.sql(&p), !f.isEmpty { parts.append("WHERE " + f) }; if !order.isEmpty { parts.append("ORDER BY " + order.joined(separator: ", ")) }; if let limit { parts.append("LIMIT \(limit)") }; return (parts.joined(separator: " "), p) } }
let age = Col<Int>("age"), name = Col<String>("name"), city = Col<String>("city")
func search(minAge: Int?, cities: [String], strict: Bool) -> Select { Select("name", "age", from: "people").where { if let minAge { age > minAge }; if !cities.isEmpty { for c in cities { city == c } }; if strict { "active = 1"; name ~= "A%" } else { any { name == "x"; name == "y" } } }.ordered(by: "age", desc: true).ordered(by: "name") }
for q in [search(minAge: 18, cities: ["Oslo", "Rome"], strict: true), search(minAge: nil, cities: [], strict: false).limit(5), Select(from: "t"), Select("id", from: "t").where { age > 1 && (name == "z") ; "x IS NULL" }] { let (sql, params) = q.statement; print(sql, params) }
@resultBuilder struct Sum { static func buildBlock(_ xs: Int...) -> Int { xs.reduce(0, +) }; static func buildOptional(_ x: Int?) -> Int { x ?? 0 }; static func buildEither(first x: Int) -> Int { x }; static func buildEither(second x: Int) -> Int { -x }; static func buildArray(_ xs: [Int]) -> Int { xs.reduce(0, +) } }
func sum(@Sum _ f: () -> Int) -> Int { f() }; @Sum func total(_ n: Int) -> Int { n; if n > 2 { 100 } else { 7 }; for i in 0..<n { i; 1 } }; @Sum var three: Int { 1; 2 }
print(sum { 1; 2; if true { 10 } }, total(3), total(1), three, sum { switch 3 { case 1: 5; default: 6 } }, sum { let x = 4; x; x * 2 }, sum {})
