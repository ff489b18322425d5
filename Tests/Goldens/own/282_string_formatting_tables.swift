struct Column<Row> { enum Align { case left, right, center }; let title: String; let align: Align; let value: (Row) -> String
    init(_ title: String, _ align: Align = .left, _ value: @escaping (Row) -> String) { self.title = title; self.align = align; self.value = value }
    init<V: LosslessStringConvertible>(_ title: String, _ path: KeyPath<Row, V>, align: Align = .right) { self.init(title, align) { String($0[keyPath: path]) } } }
struct TableFormatter<Row> {
    var columns: [Column<Row>]
    enum Style { case plain, boxed, markdown }
    func render(_ rows: [Row], style: Style = .plain) -> String {
        let cells = rows.map { r in columns.map { $0.value(r) } }
        let widths = columns.enumerated().map { i, c in cells.reduce(c.title.count) { Swift.max($0, $1[i].count) } }
        func pad(_ s: String, _ w: Int, _ a: Column<Row>.Align) -> String {
            let n = w - s.count, space = { String(repeating: " ", count: $0) }
            switch a { case .left: return s + space(n); case .right: return space(n) + s; case .center: return space(n / 2) + s + space(n - n / 2) }
        }
        func line(_ c: [String], _ sep: String, _ l: String = "", _ r: String = "") -> String { l + zip(zip(c, widths), columns).map { pad($0.0, $0.1, $1.align) }.joined(separator: sep) + r }
        let titles = columns.map(\.title)
        switch style {
        case .plain: return ([line(titles, "  "), widths.map { String(repeating: "=", count: $0) }.joined(separator: "  ")] + cells.map { line($0, "  ") }).joined(separator: "\n")
        case .boxed:
            let bar = { (l: String, m: String, r: String) in l + widths.map { String(repeating: "─", count: $0 + 2) }.joined(separator: m) + r }
            return ([bar("┌", "┬", "┐"), line(titles, " │ ", "│ ", " │"), bar("├", "┼", "┤")] + cells.map { line($0, " │ ", "│ ", " │") } + [bar("└", "┴", "┘")]).joined(separator: "\n")
        case .markdown:
            let rule = zip(widths, columns).map { w, c in switch c.align { case .left: String(repeating: "-", count: w); case .right: String(repeating: "-", count: w - 1) + ":"; case .center: ":" + String(repeating: "-", count: w - 2) + ":" } }
            return ([titles] + [rule] + cells).map { line($0, " | ", "| ", " |") }.joined(separator: "\n")
        }
    }
}
struct Planet { let name: String; let moons: Int; let mass: Double; let ringed: Bool }
let planets = [Planet(name: "Mercury", moons: 0, mass: 0.055, ringed: false), Planet(name: "Earth", moons: 1, mass: 1, ringed: false), Planet(name: "Saturn", moons: 146, mass: 95.16, ringed: true)]
let t = TableFormatter<Planet>(columns: [Column("Planet") { $0.name }, Column("Moons", \.moons), Column("Mass", \.mass), Column("Rings", .center) { $0.ringed ? "✓" : "" }])
for style in [TableFormatter<Planet>.Style.plain, .boxed, .markdown] { print(t.render(planets, style: style)) }
print(TableFormatter(columns: [Column<Int>("n", .right) { "\($0)" }, Column("n²", .right) { String($0 * $0) }]).render(Array(8...11)))
func histogram(_ data: [(String, Int)], width: Int = 20) -> [String] {
    let longest = data.map(\.0.count).max() ?? 0, top = data.map(\.1).max() ?? 1
    return data.map { name, n in
        let bar = String(repeating: "█", count: n * width / top) + (n * width % top * 2 >= top ? "▌" : "")
        return String(repeating: " ", count: longest - name.count) + name + " ▏" + bar + " \(n)"
    }
}
print(histogram([("apples", 12), ("figs", 3), ("kiwis", 7)]).joined(separator: "\n"))
print(String(Double(1) / 3).prefix(6), (0.1 + 0.2).description, String(12345.678), "\(1e21) \(1e-7) \(Float(0.1)) \(100000000.0)", Int("-0")!, UInt8("256") as Any, Double("  1") as Any, Double("0x1p4")!, Bool("true")!, Character("é").utf8.count)
