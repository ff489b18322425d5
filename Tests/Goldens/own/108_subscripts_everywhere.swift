struct TimesTable {
  let multiplier: Int
  subscript(index: Int) -> Int { return multiplier * index }
}
struct Text {
  private var lines: [String]
  init(_ lines: String...) { self.lines = lines }
  subscript(line: Int) -> String {
    get { lines[line] }
    set {
      while lines.count <= line { lines.append("") }
      lines[line] = newValue
    }
  }
  subscript(line: Int, column: Int) -> Character? {
    guard lines.indices.contains(line) else { return nil }
    return lines[line].dropFirst(column).first
  }
  subscript(prefix p: String) -> [String] { lines.filter { $0.hasPrefix(p) } }
  subscript(range: Range<Int>) -> String { lines[range].joined(separator: "/") }
  subscript(matching test: (String) -> Bool) -> Int { lines.filter(test).count }
}
struct Board {
  enum Piece: Character { case pawn = "p", rook = "r" }
  private var squares: [String: Piece] = [:]
  subscript(file: Character, rank: Int) -> Piece? {
    get { squares["\(file)\(rank)"] }
    set { squares["\(file)\(rank)"] = newValue }
  }
  subscript(name: String) -> Piece? {
    _read { yield squares[name] }
    _modify { yield &squares[name] }
  }
}
struct Sparse<Value> {
  private var storage: [Int: Value] = [:]
  let fallback: Value
  init(default fallback: Value) { self.fallback = fallback }
  subscript(i: Int) -> Value {
    get { storage[i] ?? fallback }
    set { storage[i] = newValue }
  }
  subscript<S: Sequence>(indices: S) -> [Value] where S.Element == Int { indices.map { self[$0] } }
  var used: Int { storage.count }
}
class Spreadsheet {
  private var cells: [String: () -> Double] = [:]
  subscript(_ name: String) -> Double { cells[name]?() ?? 0 }
  subscript(formula name: String) -> (Spreadsheet) -> Double {
    get { { $0[name] } }
    set { cells[name] = { [unowned self] in newValue(self) } }
  }
  static var open = 0
  static subscript(_ n: Int) -> Int { open + n }
  class subscript(name: String) -> String { "sheet \(name)" }
}
final class Notebook: Spreadsheet { override class subscript(name: String) -> String { "note " + super[name] } }

print(TimesTable(multiplier: 3)[6], (1...4).map { TimesTable(multiplier: 9)[$0] })
var text = Text("alpha", "beta")
text[3] = "alpine"
text[0].append("!")
print(text[0], text[2].isEmpty, text[3, 2] ?? "?", text[9, 0] as Any, text[prefix: "alp"], text[0..<2], text[matching: { $0.count > 4 }])
var board = Board()
board["a", 1] = .rook
board["h", 2] = .pawn
board["h2"] = nil
board["b1"] = board["a1"]
print(board["a", 1]!, board["b", 1]?.rawValue ?? "-", board["h", 2] as Any)
var sparse = Sparse(default: 0)
sparse[1_000_000] += 5
sparse[7] -= 1
print(sparse[7], sparse[8], sparse[[7, 8, 1_000_000]], sparse.used, sparse[stride(from: 7, through: 9, by: 2)])
let sheet = Spreadsheet()
sheet[formula: "a"] = { _ in 4 }
sheet[formula: "b"] = { $0["a"] * 2.5 }
sheet[formula: "sum"] = { s in s["a"] + s["b"] + s["zzz"] }
print(sheet["b"], sheet["sum"], sheet[formula: "a"](sheet), Spreadsheet[4], Spreadsheet["x"], Notebook["y"])
sheet[formula: "a"] = { _ in 10 }
print(sheet["sum"])

extension Dictionary where Key == String {
  subscript<T>(key: String, as type: T.Type) -> T? { self[key] as? T }
  subscript(path: String...) -> Any? {
    path.dropFirst().reduce(path.first.flatMap { self[$0] as Any? }) { node, key in (node as? [String: Any])?[key] }
  }
}
let config: [String: Any] = ["port": 8080, "host": "local", "tls": ["on": true, "cert": ["days": 30]] as [String: Any]]
print(config["port", as: Int.self]!, config["port", as: String.self] as Any, config["tls", "cert", "days"] as! Int, config["tls", "nope", "days"] == nil)
extension String { subscript(_ r: ClosedRange<Int>) -> String { String(Array(self)[r]) }; subscript(_ r: PartialRangeFrom<Int>) -> Substring { dropFirst(r.lowerBound) } }
print("subscript"[3...5], "subscript"[6...], [10, 20, 30][1...].first!, [[1, 2], [3]][0][1], ["k": [1, 2]]["k"]![1], "abc"[...1].count)
extension String { subscript(_ r: PartialRangeThrough<Int>) -> Substring { prefix(r.upperBound + 1) } }
