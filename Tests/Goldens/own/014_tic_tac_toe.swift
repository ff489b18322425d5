enum Mark: String { case x = "X", o = "O"
    var other: Mark { self == .x ? .o : .x }
}

enum Outcome: Equatable { case winner(Mark), draw, ongoing }

struct Board: CustomStringConvertible {
    private var cells = [Mark?](repeating: nil, count: 9)
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

    subscript(row: Int, column: Int) -> Mark? {
        get { cells[row * 3 + column] }
        set { cells[row * 3 + column] = newValue }
    }

    var free: [Int] { cells.indices.filter { cells[$0] == nil } }

    var outcome: Outcome {
        for line in Self.lines {
            if let m = cells[line[0]], line.allSatisfy({ cells[$0] == m }) { return .winner(m) }
        }
        return free.isEmpty ? .draw : .ongoing
    }

    func playing(_ mark: Mark, at i: Int) -> Board {
        var copy = self
        copy.cells[i] = mark
        return copy
    }

    var description: String {
        stride(from: 0, to: 9, by: 3)
            .map { start in cells[start..<start + 3].map { $0?.rawValue ?? "." }.joined(separator: " ") }
            .joined(separator: "\n")
    }
}

struct Player {
    let mark: Mark
    static var evaluated = 0

    func score(_ board: Board, turn: Mark, depth: Int) -> Int {
        Player.evaluated += 1
        switch board.outcome {
        case .winner(mark): return 10 - depth
        case .winner: return depth - 10
        case .draw: return 0
        case .ongoing: break
        }
        let scores = board.free.map { score(board.playing(turn, at: $0), turn: turn.other, depth: depth + 1) }
        return turn == mark ? scores.max()! : scores.min()!
    }

    func choose(on board: Board) -> Int {
        var best = (move: -1, value: Int.min)
        for move in board.free {
            let value = score(board.playing(mark, at: move), turn: mark.other, depth: 1)
            if value > best.value { best = (move, value) }
        }
        return best.move
    }
}

var board = Board()
board[1, 1] = .x
board[0, 0] = .o
board[2, 0] = .x
print(board)
let o = Player(mark: .o), x = Player(mark: .x)
var turn = Mark.o
while case .ongoing = board.outcome {
    let move = (turn == .o ? o : x).choose(on: board)
    board = board.playing(turn, at: move)
    print("\(turn.rawValue) takes \(move)")
    turn = turn.other
}
print(board, board.outcome, separator: "\n")
print("evaluated", Player.evaluated)
var win = Board()
for c in 0..<3 { win[2, c] = .o }
print(win.outcome, win.outcome == .winner(.o), win.free)
if case .winner(let m) = win.outcome { print("\(m) won") }
