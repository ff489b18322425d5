struct TableColumn<Row> { let title: String; let text: (Row) -> String; var right = false; let compare: ((Row, Row) -> Bool)?
    init(_ t: String, _ f: @escaping (Row) -> String) { title = t; text = f; compare = nil }
    init<V: Comparable & CustomStringConvertible>(_ t: String, _ k: KeyPath<Row, V>) { title = t; text = { $0[keyPath: k].description }; right = V.self is any Numeric.Type; compare = { $0[keyPath: k] < $1[keyPath: k] } } }

struct Table<Row> { let columns: [TableColumn<Row>]; var rows: [Row]
    init(_ rows: [Row], columns: [TableColumn<Row>]) { self.rows = rows; self.columns = columns }
    func sorted(by title: String, descending: Bool = false) -> Table? { guard let cmp = columns.first(where: { $0.title == title })?.compare else { return nil }; var t = self; t.rows.sort { descending ? cmp($1, $0) : cmp($0, $1) }; return t }
    func filtered(_ p: (Row) throws -> Bool) rethrows -> Table { var t = self; t.rows = try rows.filter(p); return t }
    var lines: [String] { let cells = [columns.map(\.title)] + rows.map { r in columns.map { $0.text(r) } }; let w = columns.indices.map { c in cells.map { $0[c].count }.max()! }; return cells.enumerated().map { i, row in zip(zip(row, w), columns).map { cell, col in let pad = String(repeating: " ", count: cell.1 - cell.0.count); return col.right && i > 0 ? pad + cell.0 : cell.0 + pad }.joined(separator: " | ") } } }
struct Movie { var title: String, year: Int, rating: Double, tags: [String]; var decade: Int { year / 10 * 10 } }
let movies = [Movie(title: "Alien", year: 1979, rating: 8.5, tags: ["scifi"]), Movie(title: "Up", year: 2009, rating: 8.3, tags: []), Movie(title: "Heat", year: 1995, rating: 8.25, tags: ["crime", "la"])]
let t = Table(movies, columns: [TableColumn("Title", \.title), TableColumn("Year", \.year), TableColumn("★", \.rating), TableColumn("Tags") { $0.tags.joined(separator: "/") }])
t.lines.forEach { print($0) }; print("--"); t.sorted(by: "★", descending: true)?.lines.dropFirst().forEach { print($0) }; print(t.sorted(by: "Tags") == nil, t.sorted(by: "Year")!.filtered { $0.year < 2000 }.rows.map(\.title))
func pivot<R, A: Hashable & Comparable, B: Hashable & Comparable, V: AdditiveArithmetic>(_ rows: [R], _ a: KeyPath<R, A>, _ b: KeyPath<R, B>, _ v: (R) -> V) -> [(A, [(B, V)])] { Dictionary(grouping: rows) { $0[keyPath: a] }.mapValues { g in Dictionary(grouping: g) { $0[keyPath: b] }.mapValues { $0.map(v).reduce(.zero, +) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
for (decade, cells) in pivot(movies + [Movie(title: "Se7en", year: 1995, rating: 8.6, tags: ["crime"])], \.decade, \.year, { _ in 1 }) { print(decade, cells.map { "\($0.0):\($0.1)" }) }
let tagCount = movies.flatMap { m in m.tags.map { ($0, m.title) } }.reduce(into: [String: [String]]()) { $0[$1.0, default: []].append($1.1) }; print(tagCount.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.count)" }, movies.map(\.tags.count), movies.max { $0.rating < $1.rating }!.title, movies.map { ($0.title.count, $0.title) }.sorted { $0 < $1 }.map(\.1))
