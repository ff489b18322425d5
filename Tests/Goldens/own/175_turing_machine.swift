struct Tape: CustomStringConvertible {
    private var cells: [Int: Character] = [:]
    private(set) var head = 0
    let blank: Character
    init(_ initial: String, blank: Character = "_") {
        self.blank = blank
        for (i, c) in initial.enumerated() { cells[i] = c }
    }
    var symbol: Character {
        get { cells[head] ?? blank }
        set { cells[head] = newValue == blank ? nil : newValue }
    }
    enum Direction: Character { case left = "L", right = "R", stay = "S" }
    mutating func move(_ d: Direction) {
        switch d {
        case .left: head -= 1
        case .right: head += 1
        case .stay: break
        }
    }
    var description: String {
        guard let lo = cells.keys.min(), let hi = cells.keys.max() else { return "(empty)" }
        return String((lo...hi).map { cells[$0] ?? blank })
    }
}
struct Machine {
    struct Key: Hashable { let state: String; let symbol: Character }
    typealias Action = (next: String, write: Character, move: Tape.Direction)
    enum Failure: Error { case badRule(line: Int, String), stuck(state: String), tooLong(Int) }
    private var rules: [Key: Action] = [:]
    init(_ program: String) throws {
        for (n, line) in program.split(separator: "\n").enumerated() {
            let f = line.split(separator: " ")
            guard f.count == 5, let read = f[1].first, let write = f[2].first, let move = f[3].first.flatMap(Tape.Direction.init(rawValue:)) else {
                throw Failure.badRule(line: n + 1, String(line))
            }
            rules[Key(state: String(f[0]), symbol: read)] = (String(f[4]), write, move)
        }
    }
    func run(_ tape: inout Tape, from start: String = "q0", limit: Int = 1000) throws -> Int {
        var state = start, steps = 0
        while state != "halt" {
            guard steps < limit else { throw Failure.tooLong(steps) }
            guard let (next, write, move) = rules[Key(state: state, symbol: tape.symbol)] else { throw Failure.stuck(state: state) }
            tape.symbol = write
            tape.move(move)
            state = next
            steps += 1
        }
        return steps
    }
}
let incrementer = """
q0 0 0 R q0
q0 1 1 R q0
q0 _ _ L add
add 1 0 L add
add 0 1 S halt
add _ 1 S halt
"""
do {
    let m = try Machine(incrementer)
    var tape = Tape("1011")
    for _ in 1...3 {
        let steps = try m.run(&tape)
        print(tape, steps, tape.head)
        var rewound = Tape(tape.description)
        swap(&tape, &rewound)
    }
    var empty = Tape("")
    print(empty)
    print(try m.run(&empty), empty)
    var bad = Tape("12")
    _ = try m.run(&bad)
} catch Machine.Failure.stuck(let state) {
    print("stuck in", state)
} catch {
    print(error)
}
do { _ = try Machine("q0 0 0 X q0") } catch Machine.Failure.badRule(let line, let text) { print("rule \(line): \(text)") }
do {
    let beaver = try Machine("a _ 1 R b\na 1 1 L b\nb _ 1 L a\nb 1 1 R halt")
    var tape = Tape("")
    print(try beaver.run(&tape, from: "a"), tape)
    let loop = try Machine("a _ _ R a")
    print(try loop.run(&tape, from: "a", limit: 50))
} catch { print("\(error)") }
