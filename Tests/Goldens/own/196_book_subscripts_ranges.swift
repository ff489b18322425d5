struct TimesTable {
    let multiplier: Int
    subscript(index: Int) -> Int { return multiplier * index }
}
let threeTimesTable = TimesTable(multiplier: 3)
print("six times three is \(threeTimesTable[6])")

struct Matrix {
    let rows: Int, columns: Int
    var grid: [Double]
    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: 0.0, count: rows * columns)
    }
    func indexIsValid(row: Int, column: Int) -> Bool {
        return row >= 0 && row < rows && column >= 0 && column < columns
    }
    subscript(row: Int, column: Int) -> Double {
        get {
            assert(indexIsValid(row: row, column: column), "Index out of range")
            return grid[(row * columns) + column]
        }
        set {
            assert(indexIsValid(row: row, column: column), "Index out of range")
            grid[(row * columns) + column] = newValue
        }
    }
}
var matrix = Matrix(rows: 2, columns: 2)
matrix[0, 1] = 1.5
matrix[1, 0] = 3.2
matrix[1, 0] *= 2
print(matrix.grid, matrix)

enum Planet: Int, CaseIterable {
    case mercury = 1, venus, earth, mars, jupiter, saturn, uranus, neptune
    static subscript(n: Int) -> Planet { return Planet(rawValue: n)! }
    subscript(letter n: Int) -> Character {
        let name = "\(self)"
        return name[name.index(name.startIndex, offsetBy: n)]
    }
}
let mars = Planet[4]
print(mars, mars[letter: 0], Planet.allCases.count)

class Tokens {
    private var words: [String]
    init(_ text: String) { words = text.split(separator: " ").map { String($0) } }
    subscript(i: Int) -> String? {
        get { words.indices.contains(i) ? words[i] : nil }
        set {
            if let newValue = newValue {
                if i == words.count { words.append(newValue) } else { words[i] = newValue }
            } else {
                words.remove(at: i)
            }
        }
    }
    subscript(range: ClosedRange<Int>) -> [String] { Array(words[range]) }
    subscript(word: String) -> Int? { words.firstIndex(of: word) }
    subscript<T>(convert transform: (String) -> T) -> [T] { words.map(transform) }
    subscript(safe i: Int, default fallback: @autoclosure () -> String) -> String { self[i] ?? fallback() }
}
let tokens = Tokens("the quick brown fox")
print(tokens[1]!, tokens[9] ?? "none", tokens[1...2], tokens["fox"] as Any, tokens["cow"] as Any)
tokens[0] = nil
tokens[0]? += "er"
tokens[3] = "jumps"
print(tokens[convert: { $0.count }], tokens[0...3], tokens[safe: 12, default: "?" + "?"])
let names = ["Anna", "Alex", "Brian", "Jack"]
for name in names[2...] { print(name, terminator: " ") }
for name in names[..<2] { print(name, terminator: " ") }
let range = ...5
print(range.contains(7), range.contains(4), range.contains(-1), (1..<5).clamped(to: 3..<9), (0...10).overlaps(10...12))
print(range, 3..., (1...4).reversed(), (1..<1).isEmpty)
