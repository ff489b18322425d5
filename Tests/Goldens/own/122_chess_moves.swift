struct Square: Hashable, CustomStringConvertible {
  let file: Int, rank: Int
  init?(_ file: Int, _ rank: Int) {
    guard (0..<8).contains(file), (0..<8).contains(rank) else { return nil }
    self.file = file
    self.rank = rank
  }
  init?(_ name: String) {
    let chars = Array(name)
    guard chars.count == 2, let f = "abcdefgh".firstIndex(of: chars[0]), let r = chars[1].wholeNumberValue else { return nil }
    self.init("abcdefgh".distance(from: "abcdefgh".startIndex, to: f), r - 1)
  }
  var description: String { String(Array("abcdefgh")[file]) + "\(rank + 1)" }
  func offset(_ df: Int, _ dr: Int) -> Square? { Square(file + df, rank + dr) }
}

enum Color { case white, black
  prefix static func ! (c: Color) -> Color { c == .white ? .black : .white }
  var forward: Int { self == .white ? 1 : -1 }
}

struct Piece: Equatable {
  enum Kind: Character, CaseIterable { case king = "k", queen = "q", rook = "r", bishop = "b", knight = "n", pawn = "p" }
  let kind: Kind, color: Color
  init?(_ c: Character) {
    guard let kind = Kind(rawValue: Character(c.lowercased())) else { return nil }
    self.kind = kind
    color = c.isUppercase ? .white : .black
  }
  var letter: String { color == .white ? kind.rawValue.uppercased() : String(kind.rawValue) }
}

struct Position {
  private var pieces: [Square: Piece] = [:]
  init?(fen: String) {
    let rows = fen.split(separator: "/")
    guard rows.count == 8 else { return nil }
    for (i, row) in rows.enumerated() {
      var file = 0
      for c in row {
        if let skip = c.wholeNumberValue { file += skip; continue }
        guard let square = Square(file, 7 - i), let piece = Piece(c) else { return nil }
        pieces[square] = piece
        file += 1
      }
      if file != 8 { return nil }
    }
  }
  subscript(s: Square) -> Piece? { get { pieces[s] } set { pieces[s] = newValue } }

  func moves(from s: Square) -> [Square] {
    guard let piece = self[s] else { return [] }
    let straight = [(0, 1), (1, 0), (0, -1), (-1, 0)], diagonal = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
    func rays(_ directions: [(Int, Int)], limit: Int = 8) -> [Square] {
      directions.flatMap { d -> [Square] in
        var out: [Square] = [], at = s
        for _ in 0..<limit {
          guard let next = at.offset(d.0, d.1) else { break }
          if let other = self[next] {
            if other.color != piece.color { out.append(next) }
            break
          }
          out.append(next)
          at = next
        }
        return out
      }
    }
    switch piece.kind {
    case .king: return rays(straight + diagonal, limit: 1)
    case .queen: return rays(straight + diagonal)
    case .rook: return rays(straight)
    case .bishop: return rays(diagonal)
    case .knight: return rays([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)], limit: 1)
    case .pawn:
      let f = piece.color.forward
      var out: [Square] = []
      if let one = s.offset(0, f), self[one] == nil {
        out.append(one)
        if s.rank == (f == 1 ? 1 : 6), let two = s.offset(0, 2 * f), self[two] == nil { out.append(two) }
      }
      for side in [-1, 1] { if let t = s.offset(side, f), let other = self[t], other.color != piece.color { out.append(t) } }
      return out
    }
  }
  func allMoves(_ color: Color) -> Int { pieces.filter { $0.value.color == color }.keys.reduce(0) { $0 + moves(from: $1).count } }
  func isAttacked(_ s: Square, by color: Color) -> Bool { pieces.contains { $1.color == color && moves(from: $0).contains(s) } }
  mutating func move(_ a: Square, _ b: Square) -> Piece? { defer { self[b] = self[a]; self[a] = nil }; return self[b] }
}
extension Position: CustomStringConvertible {
  var description: String {
    (0..<8).reversed().map { r in (0..<8).map { f in self[Square(f, r)!]?.letter ?? "." }.joined(separator: " ") }.joined(separator: "\n")
  }
}

var board = Position(fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")!
print(board.allMoves(.white), board.allMoves(!.white), board.moves(from: Square("b1")!), board.moves(from: Square("e2")!), board.moves(from: Square("a1")!))
for (a, b) in [("e2", "e4"), ("d7", "d5"), ("e4", "d5"), ("d8", "d5")] {
  let taken = board.move(Square(a)!, Square(b)!)
  print(a, b, taken.map { "takes \($0.kind)" } ?? "quiet")
}
print(board)
print(board.moves(from: Square("d5")!).count, board.isAttacked(Square("a2")!, by: .black), board.isAttacked(Square("e1")!, by: .black), Position(fen: "8/8") == nil, Square("z9") as Any, Square("h8")!)

func knightDistance(_ a: String, _ b: String) -> Int {
  guard let start = Square(a), let goal = Square(b) else { return -1 }
  var seen: Set = [start], frontier = [start], n = 0
  while !frontier.isEmpty, !frontier.contains(goal) {
    n += 1
    frontier = frontier.flatMap { s in
      [1, -1, 2, -2].flatMap { f in [1, -1, 2, -2].compactMap { abs($0) == abs(f) ? nil : s.offset(f, $0) } }
    }.filter { seen.insert($0).inserted }
  }
  return frontier.isEmpty ? -1 : n
}
print(knightDistance("a1", "h8"), knightDistance("a1", "b2"), knightDistance("d4", "d4"), knightDistance("x", "a1"))
