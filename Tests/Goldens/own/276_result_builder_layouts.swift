protocol Layout { var width: Int { get }; var lines: [String] { get } }
extension Layout { var width: Int { lines.map(\.count).max() ?? 0 }; func show() { lines.forEach { print("|" + $0.padRight(width) + "|") } } }
extension String { func padRight(_ n: Int) -> String { self + String(repeating: " ", count: Swift.max(0, n - count)) } }
struct Text: Layout { let text: String; init(_ t: String) { text = t }; var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } }
struct Rule: Layout { var length = 5; var lines: [String] { [String(repeating: "-", count: length)] } }
struct Empty: Layout { var lines: [String] { [] } }
struct VStack: Layout { let items: [any Layout]
    init(@LayoutBuilder _ c: () -> [any Layout]) { items = c() }
    var lines: [String] { items.flatMap(\.lines) } }
struct HStack: Layout { let items: [any Layout]; let spacing: Int
    init(spacing: Int = 1, @LayoutBuilder content: () -> [any Layout]) { self.spacing = spacing; items = content() }
    var lines: [String] {
        let height = items.map { $0.lines.count }.max() ?? 0
        return (0..<height).map { r in
            items.map { item in (r < item.lines.count ? item.lines[r] : "").padRight(item.width) }.joined(separator: String(repeating: " ", count: spacing))
        }
    } }
struct Bordered<Content: Layout>: Layout { let content: Content
    var lines: [String] { let bar = "+" + String(repeating: "-", count: content.width) + "+"; return [bar] + content.lines.map { "|" + $0.padRight(content.width) + "|" } + [bar] } }
extension Layout { func bordered() -> Bordered<Self> { Bordered(content: self) }; func indented(_ n: Int) -> some Layout { Modified(base: self) { String(repeating: " ", count: n) + $0 } } }
struct Modified<B: Layout>: Layout { let base: B; let f: (String) -> String; var lines: [String] { base.lines.map(f) } }
@resultBuilder struct LayoutBuilder {
    static func buildExpression(_ e: some Layout) -> [any Layout] { [e] }
    static func buildExpression(_ s: String) -> [any Layout] { [Text(s)] }
    static func buildExpression<T>(_ opt: T?) -> [any Layout] where T: Layout { opt.map { [$0] } ?? [] }
    static func buildPartialBlock(first: [any Layout]) -> [any Layout] { first }
    static func buildPartialBlock(accumulated: [any Layout], next: [any Layout]) -> [any Layout] { accumulated + next }
    static func buildOptional(_ c: [any Layout]?) -> [any Layout] { c ?? [Empty()] }
    static func buildEither(first c: [any Layout]) -> [any Layout] { c }
    static func buildEither(second c: [any Layout]) -> [any Layout] { c }
    static func buildArray(_ c: [[any Layout]]) -> [any Layout] { c.flatMap { $0 } }
    static func buildLimitedAvailability(_ c: [any Layout]) -> [any Layout] { c }
}
struct Page: Layout { var title: String; var rows: [(String, Int)]; var detailed: Bool
    @LayoutBuilder var body: [any Layout] {
        title
        Rule(length: title.count)
        for (name, n) in rows where n > 0 {
            HStack(spacing: 2) { name; "\(n)"; if n > 9 { "!" } }
        }
        if detailed { let total = rows.map(\.1).reduce(0, +); Text("total \(total)").indented(2) } else { "summary" }
        switch rows.count { case 0: "no rows"; case 1: "one row"; default: "\(rows.count) rows" }
        Optional<Rule>.none
    }
    var lines: [String] { body.flatMap(\.lines) } }
VStack { "a"; HStack { Text("x\ny"); Rule(length: 3).bordered() } }.bordered().show()
Page(title: "Stock", rows: [("nuts", 12), ("bolts", 0), ("pins", 3)], detailed: true).show()
Page(title: "None", rows: [], detailed: false).bordered().show()
func column(_ n: Int, @LayoutBuilder _ make: (Int) -> [any Layout]) -> [String] { (1...n).flatMap { make($0).flatMap(\.lines) } }
print(column(3) { i in if i != 2 { "row \(i)" } })
