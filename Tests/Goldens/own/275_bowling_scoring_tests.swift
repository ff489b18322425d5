final class Game {
    private var rolls: [Int] = []
    enum Problem: Error { case negative, tooManyPins(Int), over, incomplete }
    func roll(_ pins: Int) throws {
        guard pins >= 0 else { throw Problem.negative }
        guard pins <= pinsLeft else { throw isComplete ? Problem.over : Problem.tooManyPins(pins) }
        guard !isComplete else { throw Problem.over }
        rolls.append(pins)
    }
    private var frames: [ArraySlice<Int>] {
        var out: [ArraySlice<Int>] = [], i = 0
        while i < rolls.count, out.count < 9 {
            let length = rolls[i] == 10 ? 1 : min(2, rolls.count - i)
            out.append(rolls[i..<i + length])
            i += length
        }
        if i < rolls.count { out.append(rolls[i...]) }
        return out
    }
    private var isComplete: Bool {
        guard frames.count == 10, let last = frames.last else { return false }
        return last.count == 3 || last.count == 2 && last.reduce(0, +) < 10
    }
    private var pinsLeft: Int {
        guard let last = frames.last else { return 10 }
        if frames.count < 10 || last.startIndex == 0 && rolls.count < 2 { return last.count == 1 && last.first! < 10 ? 10 - last.first! : 10 }
        switch (last.count, last.first!, last.reduce(0, +)) {
        case (1, 10, _): return 10
        case (1, let f, _): return 10 - f
        case (2, 10, 20), (2, _, 10): return 10
        case (2, 10, let sum): return 20 - sum
        default: return 0
        }
    }
    func score() throws -> Int {
        guard isComplete else { throw Problem.incomplete }
        return frames.enumerated().reduce(0) { total, frame in
            let (n, f) = (frame.offset, frame.element)
            let bonus: ArraySlice<Int>
            if n == 9 { bonus = [] }
            else if f.first == 10 { bonus = rolls[f.endIndex...].prefix(2) }
            else if f.reduce(0, +) == 10 { bonus = rolls[f.endIndex...].prefix(1) }
            else { bonus = [] }
            return total + f.reduce(0, +) + bonus.reduce(0, +)
        }
    }
}
func play(_ rolls: [Int]) -> String {
    let g = Game()
    do {
        try rolls.forEach(g.roll)
        return "\(try g.score())"
    } catch Game.Problem.tooManyPins(let n) { return "too many pins: \(n)" }
    catch { return "\(error)" }
}
let cases: [(String, [Int])] = [
    ("gutter", Array(repeating: 0, count: 20)), ("ones", Array(repeating: 1, count: 20)),
    ("spare", [5, 5, 3] + Array(repeating: 0, count: 17)), ("strike", [10, 3, 4] + Array(repeating: 0, count: 16)),
    ("perfect", Array(repeating: 10, count: 12)), ("fives", Array(repeating: 5, count: 21)),
    ("short", [1, 2]), ("eleven", [5, 6]), ("negative", [-1]), ("over", Array(repeating: 0, count: 21)), ("last strikes", Array(repeating: 0, count: 18) + [10, 10, 10]), ("last bad", Array(repeating: 0, count: 18) + [10, 5, 6]),
]
for (name, rolls) in cases { print(name.padded(14), play(rolls)) }
extension String { func padded(_ n: Int) -> String { self + String(repeating: ".", count: Swift.max(0, n - count)) } }
