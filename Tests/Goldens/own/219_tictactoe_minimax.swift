struct Board: Hashable, CustomStringConvertible {
    enum Mark: Character { case x = "X", o = "O"; var other: Mark { self == .x ? .o : .x } }
    private var cells: [Mark?] = .init(repeating: nil, count: 9)
    private(set) var turn = Mark.x
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var winner: Mark? {
        for line in Board.lines { if let m = cells[line[0]], line.allSatisfy({ cells[$0] == m }) { return m } }
        return nil
    }
    var moves: [Int] { winner == nil ? cells.indices.filter { cells[$0] == nil } : [] }
    var isOver: Bool { moves.isEmpty }
    func playing(_ i: Int) -> Board {
        var b = self
        b.cells[i] = turn
        b.turn = turn.other
        return b
    }
    var description: String {
        (0..<3).map { r in (0..<3).map { c in cells[r * 3 + c].map { String($0.rawValue) } ?? "\(r * 3 + c + 1)" }.joined(separator: "|") }.joined(separator: "\n-+-+-\n")
    }
}
final class Player {
    private var memo: [Board: Int] = [:]
    var explored: Int { memo.count }
    func score(_ b: Board) -> Int {
        if let s = memo[b] { return s }
        let s: Int
        if let w = b.winner { s = w == b.turn ? 1 : -1 }
        else if b.isOver { s = 0 }
        else { s = b.moves.map { -score(b.playing($0)) }.max()! }
        memo[b] = s
        return s
    }
    func best(_ b: Board) -> Int? { b.moves.max { -score(b.playing($0)) < -score(b.playing($1)) } }
}
let ai = Player()
var board = Board()
for m in [4, 0, 8] { board = board.playing(m) }
print(board)
while !board.isOver, let m = ai.best(board) {
    print("\(board.turn) plays \(m + 1)")
    board = board.playing(m)
}
print(board)
switch board.winner {
case .x?: print("X wins")
case .o?: print("O wins")
case nil: print("draw")
}
var trap = Board().playing(0).playing(1)
print(ai.score(trap), ai.best(trap)! + 1, ai.explored > 100)
print(Board.Mark(rawValue: "O")!, Board() == Board(), Set([Board(), Board().playing(1)]).count)
