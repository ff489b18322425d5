enum Shape: Int, CaseIterable, Comparable {
    case rock = 1, paper, scissors
    static func < (lhs: Shape, rhs: Shape) -> Bool {
        (lhs.rawValue % 3) + 1 == rhs.rawValue
    }
    init?(code: Character) {
        switch code {
        case "A", "X": self = .rock
        case "B", "Y": self = .paper
        case "C", "Z": self = .scissors
        default: return nil
        }
    }
    var winner: Shape { Shape.allCases.first { $0 > self }! }
    var loser: Shape { Shape.allCases.first { $0 < self }! }
}

enum Outcome: Int {
    case loss = 0, draw = 3, win = 6
    init(mine: Shape, theirs: Shape) {
        self = mine == theirs ? .draw : mine > theirs ? .win : .loss
    }
}

func play(_ rounds: String, strategy: (Shape, Character) -> Shape) -> Int {
    var total = 0
    for line in rounds.split(whereSeparator: \.isNewline) {
        guard let first = line.first, let last = line.last, let theirs = Shape(code: first) else {
            print("skipping \"\(line)\"")
            continue
        }
        let mine = strategy(theirs, last)
        let outcome = Outcome(mine: mine, theirs: theirs)
        total += mine.rawValue + outcome.rawValue
        print("\(theirs) vs \(mine): \(outcome) (\(mine.rawValue + outcome.rawValue))")
    }
    return total
}

let guide = """
A Y
B X
hello there
C Z
A Z
"""
let first = play(guide) { _, code in Shape(code: code)! }
print("part 1:", first)
let second = play(guide) { theirs, code in
    switch code {
    case "X": return theirs.loser
    case "Z": return theirs.winner
    default: return theirs
    }
}
print("part 2:", second)
print(Shape.allCases.map { "\($0) < \($0.winner)" })
print(Shape(rawValue: 3) as Any, Shape(rawValue: 4) as Any)
