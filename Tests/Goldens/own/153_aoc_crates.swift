let input = """
    [D]    
[N] [C]    
[Z] [M] [P]
 1   2   3 

move 1 from 2 to 1
move 3 from 1 to 3
move 2 from 2 to 1
move 1 from 1 to 2
"""

struct Move {
    let count: Int, from: Int, to: Int
    init?(_ line: Substring) {
        let parts = line.split(separator: " ")
        guard parts.count == 6, parts[0] == "move",
              let count = Int(parts[1]), let from = Int(parts[3]), let to = Int(parts[5])
        else { return nil }
        self.count = count
        self.from = from - 1
        self.to = to - 1
    }
}

struct Yard: CustomStringConvertible {
    var stacks: [[Character]]

    init(drawing: [Substring]) {
        let width = drawing.last!.split(separator: " ").count
        stacks = Array(repeating: [], count: width)
        for row in drawing.dropLast().reversed() {
            let chars = Array(row)
            for i in 0..<width {
                let column = 1 + i * 4
                if column < chars.count, chars[column].isLetter {
                    stacks[i].append(chars[column])
                }
            }
        }
    }

    mutating func apply(_ move: Move, keepingOrder: Bool) {
        let lifted = stacks[move.from].suffix(move.count)
        stacks[move.from].removeLast(move.count)
        stacks[move.to] += keepingOrder ? Array(lifted) : lifted.reversed()
    }

    var tops: String { String(stacks.compactMap(\.last)) }
    var description: String {
        stacks.enumerated().map { "\($0.offset + 1): \(String($0.element))" }.joined(separator: " | ")
    }
}

let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
let gap = lines.firstIndex(where: { $0.isEmpty })!
let yard = Yard(drawing: Array(lines[..<gap]))
let moves = lines[(gap + 1)...].compactMap(Move.init)
print(yard)
print(moves.count, "moves")

for keepingOrder in [false, true] {
    var copy = yard
    moves.forEach { copy.apply($0, keepingOrder: keepingOrder) }
    print(copy)
    print(copy.tops)
}
