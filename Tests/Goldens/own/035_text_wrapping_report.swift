enum Alignment { case left, right, center }

extension String {
    func aligned(_ alignment: Alignment, width: Int, fill: Character = " ") -> String {
        let missing = width - count
        guard missing > 0 else { return self }
        switch alignment {
        case .left: return self + String(repeating: fill, count: missing)
        case .right: return String(repeating: fill, count: missing) + self
        case .center:
            let left = missing / 2
            return String(repeating: fill, count: left) + self + String(repeating: fill, count: missing - left)
        }
    }

    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty && line.count + word.count + 1 > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    func justified(to width: Int) -> [String] {
        let lines = wrapped(to: width)
        return lines.enumerated().map { n, line in
            let words = line.split(separator: " ")
            guard n < lines.count - 1, words.count > 1 else { return line }
            let spaces = width - words.reduce(0) { $0 + $1.count }
            let (each, extra) = spaces.quotientAndRemainder(dividingBy: words.count - 1)
            return words.enumerated().reduce(into: "") { text, item in
                text += item.element
                guard item.offset < words.count - 1 else { return }
                text += String(repeating: " ", count: each + (item.offset < extra ? 1 : 0))
            }
        }
    }
}

let prose = """
    The lighthouse keeper counted ships every evening, wrote the numbers into a
    blue book, and closed it with a sigh. Nobody ever asked   for the book.
    """
for width in [20, 34] {
    print("+" + String(repeating: "-", count: width) + "+")
    for line in prose.justified(to: width) { print("|" + line.aligned(.left, width: width) + "|") }
}

struct Column<Row> {
    let title: String
    let alignment: Alignment
    let value: (Row) -> String
}

struct Table<Row> {
    var columns: [Column<Row>]
    func render(_ rows: [Row]) -> String {
        let cells = rows.map { row in columns.map { $0.value(row) } }
        let widths = columns.indices.map { i in ([columns[i].title] + cells.map { $0[i] }).map(\.count).max() ?? 0 }
        func line(_ texts: [String]) -> String {
            zip(texts, zip(columns, widths)).map { text, style in text.aligned(style.0.alignment, width: style.1) }.joined(separator: " | ")
        }
        let header = zip(columns, widths).map { $0.title.aligned(.center, width: $1) }.joined(separator: " | ")
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "-+-")
        return ([header, rule] + cells.map(line)).joined(separator: "\n")
    }
}

struct Planet { let name: String; let moons: Int; let radius: Double; let rings: Bool }
let planets = [
    Planet(name: "Mars", moons: 2, radius: 3389.5, rings: false),
    Planet(name: "Saturn", moons: 146, radius: 58232, rings: true),
    Planet(name: "Neptune", moons: 16, radius: 24622.25, rings: true),
]
let table = Table<Planet>(columns: [
    Column(title: "Name", alignment: .left) { $0.name },
    Column(title: "Moons", alignment: .right) { "\($0.moons)" },
    Column(title: "Radius (km)", alignment: .right) { $0.radius.description },
    .init(title: "Rings?", alignment: .center, value: { $0.rings ? "yes" : "" }),
])
print(table.render(planets))
print(table.render([]))
print("end".aligned(.center, width: 11, fill: "*"), "toolong".aligned(.right, width: 3))
