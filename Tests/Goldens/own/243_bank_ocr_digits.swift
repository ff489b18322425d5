let zero = [" _ ", "| |", "|_|"], one = ["   ", "  |", "  |"], two = [" _ ", " _|", "|_ "], three = [" _ ", " _|", " _|"], four = ["   ", "|_|", "  |"]
let five = [" _ ", "|_ ", " _|"], six = [" _ ", "|_ ", "|_|"], seven = [" _ ", "  |", "  |"], eight = [" _ ", "|_|", "|_|"], nine = [" _ ", "|_|", " _|"]
let glyphs = [zero, one, two, three, four, five, six, seven, eight, nine]
let lookup = Dictionary(uniqueKeysWithValues: glyphs.enumerated().map { ($1.joined(), $0) })
func draw(_ s: String) -> [String] { (0..<3).map { r in s.compactMap(\.wholeNumberValue).map { glyphs[$0][r] }.joined() } }
func cells(_ rows: [String]) -> [String] {
    guard let width = rows.map(\.count).min(), width % 3 == 0 else { return [] }
    return stride(from: 0, to: width, by: 3).map { x in rows.map { String($0.dropFirst(x).prefix(3)) }.joined() }
}
enum Status: Equatable { case ok, illegible, badChecksum, ambiguous([String]) }
func checksum(_ d: [Int]) -> Bool { d.count == 9 && zip(d, (1...9).reversed()).map(*).reduce(0, +) % 11 == 0 }
func alternatives(_ cell: String) -> [Int] {
    var out: [Int] = []
    for i in cell.indices {
        for c in [" ", "|", "_"] as [Character] where cell[i] != c {
            let changed = cell[..<i] + String(c) + cell[cell.index(after: i)...]
            if let d = lookup[String(changed)] { out.append(d) }
        }
    }
    return out.sorted()
}
func recognise(_ rows: [String]) -> (text: String, status: Status) {
    let digits = cells(rows).map { lookup[$0] }
    let text = digits.map { $0.map(String.init) ?? "?" }.joined()
    guard !digits.contains(nil) else { return (text, .illegible) }
    let plain = digits.compactMap { $0 }
    if checksum(plain) { return (text, .ok) }
    var fixes: [String] = []
    for (i, cell) in cells(rows).enumerated() {
        for d in alternatives(cell) {
            var copy = plain
            copy[i] = d
            if checksum(copy) { fixes.append(copy.map(String.init).joined()) }
        }
    }
    return (text, fixes.isEmpty ? .badChecksum : .ambiguous(fixes.sorted()))
}
for number in ["123456789", "345882865", "000000000", "888888888", "490067715", "12"] {
    let rows = draw(number)
    if number.count == 9 { rows.forEach { print($0) } }
    let (text, status) = recognise(rows)
    switch status {
    case .ok: print(text)
    case .illegible: print(text, "ILL")
    case .badChecksum: print(text, "ERR")
    case .ambiguous(let list) where list.count == 1: print(text, "->", list[0])
    case .ambiguous(let list): print(text, "AMB", list)
    }
}
var broken = draw("123456789")
broken[1].replaceSubrange(broken[1].startIndex..<broken[1].index(after: broken[1].startIndex), with: "x")
print(recognise(broken), recognise(["ab"]).status == .badChecksum)
