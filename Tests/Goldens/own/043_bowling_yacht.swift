struct Bowling {
  enum Fault: Error { case tooManyPins, negative, gameOver, unfinished }
  private var frames: [[Int]] = [[]]

  mutating func roll(_ pins: Int) throws {
    guard pins >= 0 else { throw Fault.negative }
    guard pins <= 10 else { throw Fault.tooManyPins }
    guard !isOver else { throw Fault.gameOver }
    let n = frames.count - 1
    if n < 9 {
      if frames[n].reduce(pins, +) > 10 { throw Fault.tooManyPins }
      frames[n].append(pins)
      if frames[n].count == 2 || pins == 10 { frames.append([]) }
    } else {
      let last = frames[9]
      if last.count == 1, last[0] < 10, last[0] + pins > 10 { throw Fault.tooManyPins }
      if last.count == 2, last[0] == 10, last[1] < 10, last[1] + pins > 10 { throw Fault.tooManyPins }
      frames[9].append(pins)
    }
  }

  private var isOver: Bool {
    guard frames.count == 10 else { return false }
    let f = frames[9]
    return f.count == 3 || (f.count == 2 && f[0] + f[1] < 10)
  }

  func score() throws -> Int {
    guard isOver else { throw Fault.unfinished }
    let rolls = frames.flatMap { $0 }
    var at = 0
    return frames.prefix(9).reduce(0) { total, frame in
      defer { at += frame.count }
      let pins = frame.reduce(0, +)
      if frame == [10] { return total + 10 + rolls[at + 1] + rolls[at + 2] }
      return total + pins + (pins == 10 ? rolls[at + 2] : 0)
    } + frames[9].reduce(0, +)
  }
}

func play(_ rolls: [Int]) -> String {
  var game = Bowling()
  do {
    for r in rolls { try game.roll(r) }
    return "\(try game.score())"
  } catch let fault as Bowling.Fault {
    return "fault: \(fault)"
  } catch { fatalError("\(error)") }
}
print(play(Array(repeating: 0, count: 20)), play([Int](repeating: 10, count: 12)), play(Array(repeating: 5, count: 21)))
print(play((0..<10).flatMap { _ in [3, 6] }), play([6, 4, 3] + Array(repeating: 0, count: 17)), play([10, 5, 3] + Array(repeating: 0, count: 16)))
print(play([5, 6]), play([-1]), play([11]), play(Array(repeating: 0, count: 21)), play([10]))
print(play(Array(repeating: 0, count: 18) + [10, 5, 6]), play(Array(repeating: 0, count: 18) + [10, 10, 10]))

enum Yacht: CaseIterable {
  case ones, twos, threes, fours, fives, sixes, fullHouse, fourOfAKind, littleStraight, bigStraight, choice, yacht

  func score(_ dice: [Int]) -> Int {
    let counts = Dictionary(dice.map { ($0, 1) }, uniquingKeysWith: +)
    let sum = dice.reduce(0, +)
    func only(_ face: Int) -> Int { dice.filter { $0 == face }.count * face }
    switch self {
    case .ones: return only(1)
    case .twos: return only(2)
    case .threes: return only(3)
    case .fours: return only(4)
    case .fives: return only(5)
    case .sixes: return only(6)
    case .fullHouse: return counts.values.sorted() == [2, 3] ? sum : 0
    case .fourOfAKind: return counts.first { $0.value >= 4 }.map { $0.key * 4 } ?? 0
    case .littleStraight: return dice.sorted() == [1, 2, 3, 4, 5] ? 30 : 0
    case .bigStraight: return dice.sorted() == Array(2...6) ? 30 : 0
    case .choice: return sum
    case .yacht: return counts.count == 1 ? 50 : 0
    }
  }
}
for dice in [[5, 5, 5, 5, 5], [2, 2, 4, 4, 4], [3, 5, 4, 1, 2], [6, 4, 5, 3, 2], [6, 6, 4, 6, 6]] {
  let best = Yacht.allCases.max { $0.score(dice) < $1.score(dice) }!
  print(dice, Yacht.allCases.map { $0.score(dice) }, "best:", best)
}
