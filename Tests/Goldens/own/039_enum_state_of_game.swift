enum Move: String, CaseIterable {
  case rock, paper, scissors
  func beats(_ other: Move) -> Bool {
    switch (self, other) {
    case (.rock, .scissors), (.paper, .rock), (.scissors, .paper): true
    default: false
    }
  }
}

enum GameError: Error, Equatable {
  case notEnoughPlayers(Int)
  case finished(winner: String)
}

struct Player: Hashable {
  let name: String
  private(set) var score = 0
  init(_ name: String) { self.name = name }
  mutating func win() { score += 1 }
}

struct Tournament {
  enum Phase: CustomStringConvertible {
    case waiting
    case playing(round: Int)
    case done(winner: Player, rounds: Int)
    var description: String {
      switch self {
      case .waiting: return "waiting"
      case .playing(let round): return "round \(round)"
      case .done(let w, let n): return "\(w.name) won in \(n)"
      }
    }
  }

  private(set) var phase = Phase.waiting
  private var players: [Player] = []
  let goal: Int

  init(goal: Int) { self.goal = goal }

  mutating func join(_ names: String...) {
    players.append(contentsOf: names.map(Player.init))
  }

  mutating func start() throws {
    guard case .waiting = phase else { return }
    if players.count < 2 { throw GameError.notEnoughPlayers(players.count) }
    phase = .playing(round: 1)
  }

  mutating func play(_ moves: [Move]) throws {
    switch phase {
    case .waiting: try start(); try play(moves)
    case .done(let winner, _): throw GameError.finished(winner: winner.name)
    case .playing(let round):
      for i in players.indices {
        for j in players.indices where moves[i].beats(moves[j]) { players[i].win(); _ = j }
      }
      if let best = players.max(by: { $0.score < $1.score }), best.score >= goal {
        phase = .done(winner: best, rounds: round)
      } else {
        phase = .playing(round: round + 1)
      }
    }
  }
  var table: [String: Int] { .init(uniqueKeysWithValues: players.map { ($0.name, $0.score) }) }
}

var cup = Tournament(goal: 3)
do { try cup.start() } catch GameError.notEnoughPlayers(let n) { print("only \(n)") }
cup.join("Uma", "Vic", "Wes")
let script: [[Move]] = [[.rock, .rock, .paper], [.paper, .rock, .scissors], [.scissors, .paper, .paper], [.rock, .paper, .rock]]
for moves in script {
  do {
    try cup.play(moves)
    print(cup.phase, cup.table.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  } catch {
    print(error, error as? GameError == .finished(winner: "Uma"))
  }
}
if case let .done(winner, rounds) = cup.phase { print(winner.name, rounds, winner.score) }
if case .playing = cup.phase { print("still playing") } else { print("over") }
print(Move.allCases.map { m in Move.allCases.filter { m.beats($0) }.map(\.rawValue) })
print(Move(rawValue: "paper")!, Move(rawValue: "lizard")?.rawValue ?? "unknown", Move.rock.hashValue == Move.rock.hashValue)
