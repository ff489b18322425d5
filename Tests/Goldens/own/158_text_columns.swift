import Foundation

let text = """
Given$a$text$file$of$many$lines,$where$fields$within$a$line$
are$delineated$by$a$single$'dollar'$character,$write$a$program
that$aligns$each$column$of$fields$by$ensuring$that$words$in$each$
column$are$separated$by$at$least$one$space.
"""

enum Alignment { case left, right, center }

extension String {
    func aligned(_ alignment: Alignment, width: Int) -> String {
        let gap = max(0, width - count)
        switch alignment {
        case .left:
            return padding(toLength: max(width, count), withPad: " ", startingAt: 0)
        case .right:
            return String(repeating: " ", count: gap) + self
        case .center:
            let left = gap / 2
            return String(repeating: " ", count: left) + self + String(repeating: " ", count: gap - left)
        }
    }
}

func columns(of text: String) -> [[String]] {
    text.components(separatedBy: .newlines).map { line in
        line.trimmingCharacters(in: CharacterSet(charactersIn: "$")).components(separatedBy: "$")
    }
}

func widths(_ table: [[String]]) -> [Int] {
    var widths: [Int] = []
    for row in table {
        for (i, cell) in row.enumerated() {
            if i < widths.count {
                widths[i] = max(widths[i], cell.count)
            } else {
                widths.append(cell.count)
            }
        }
    }
    return widths
}

let table = columns(of: text)
let w = widths(table)
print(w)
for alignment in [Alignment.left, .right, .center] {
    print("--- \(alignment)")
    for row in table {
        print(zip(row, w).map { $0.aligned(alignment, width: $1) }.joined(separator: "|"))
    }
}
let longest = table.flatMap { $0 }.max { $0.count < $1.count }
print("longest word:", longest ?? "-")
print(String(format: "%d rows, %.2f words each", table.count, Double(table.joined().count) / Double(table.count)))
print("swift is FUN".capitalized, "Swift".uppercased(), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))
