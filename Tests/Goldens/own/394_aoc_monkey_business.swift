import Foundation
let notes = """
Monkey 0:
  Starting items: 79, 98
  Operation: new = old * 19
  Test: divisible by 23
    If true: throw to monkey 2
    If false: throw to monkey 3

Monkey 1:
  Starting items: 54, 65, 75, 74
  Operation: new = old + 6
  Test: divisible by 19
    If true: throw to monkey 2
    If false: throw to monkey 0

Monkey 2:
  Starting items: 79, 60, 97
  Operation: new = old * old
  Test: divisible by 13
    If true: throw to monkey 1
    If false: throw to monkey 3

Monkey 3:
  Starting items: 74
  Operation: new = old + 3
  Test: divisible by 17
    If true: throw to monkey 0
    If false: throw to monkey 1
"""
class Monkey {
    var items: [Int]
    let operation: (Int) -> Int
    let divisor: Int, yes: Int, no: Int
    var inspected = 0
    init?(_ block: String) {
        let lines = block.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard lines.count >= 6 else { return nil }
        func lastNumber(_ s: String) -> Int? { s.split(separator: " ").last.flatMap { Int($0) } }
        items = lines[1].dropFirst("Starting items: ".count).components(separatedBy: ", ").compactMap { Int($0) }
        let op = lines[2].components(separatedBy: " ").suffix(2)
        let operand = Int(op.last!)
        switch op.first! {
        case "*": operation = { $0 * (operand ?? $0) }
        case "+": operation = { $0 + (operand ?? $0) }
        default: return nil
        }
        guard let d = lastNumber(lines[3]), let y = lastNumber(lines[4]), let n = lastNumber(lines[5]) else { return nil }
        (divisor, yes, no) = (d, y, n)
    }
}
func play(rounds: Int, relief: Bool) -> Int {
    let monkeys = notes.components(separatedBy: "\n\n").compactMap(Monkey.init)
    let modulus = monkeys.map(\.divisor).reduce(1, *)
    for _ in 0..<rounds {
        for m in monkeys {
            while !m.items.isEmpty {
                var worry = m.operation(m.items.removeFirst())
                worry = relief ? worry / 3 : worry % modulus
                monkeys[worry % m.divisor == 0 ? m.yes : m.no].items.append(worry)
                m.inspected += 1
            }
        }
    }
    print(monkeys.map { $0.inspected })
    return monkeys.map(\.inspected).sorted(by: >).prefix(2).reduce(1, *)
}
print(play(rounds: 20, relief: true))
print(play(rounds: 200, relief: false))
