import Observation

// A pocket calculator with history, built from small parts.
enum Key: Hashable, CustomStringConvertible {
    case digit(Int), op(Op), equals, clear, dot, undo
    enum Op: Character, CaseIterable { case add = "+", subtract = "-", multiply = "*", divide = "/"
        var function: (Double, Double) -> Double { switch self { case .add: (+); case .subtract: (-); case .multiply: (*); case .divide: (/) } }
    }
    init?(_ c: Character) {
        switch c {
        case "0"..."9": self = .digit(c.wholeNumberValue!)
        case "=": self = .equals
        case "C": self = .clear
        case ".": self = .dot
        case "U": self = .undo
        default:
            guard let op = Op(rawValue: c) else { return nil }
            self = .op(op)
        }
    }
    var description: String {
        switch self {
        case .digit(let d): "\(d)"
        case .op(let o): String(o.rawValue)
        case .equals: "="
        case .clear: "C"
        case .dot: "."
        case .undo: "U"
        }
    }
}
struct State: Equatable {
    var entry = "0"
    var stored: Double?
    var pending: Key.Op?
    var fresh = true
    var error: String?
}
@Observable final class Calculator {
    private(set) var state = State()
    private(set) var history: [String] = []
    @ObservationIgnored private var past: [State] = []
    var display: String { state.error ?? state.entry }

    func press(_ key: Key) {
        if key == .undo { if let last = past.popLast() { state = last }; return }
        past.append(state)
        if state.error != nil && key != .clear { return }
        switch key {
        case .digit(let d) where state.fresh: state.entry = "\(d)"; state.fresh = false
        case .digit(let d): if state.entry.count < 8 { state.entry += "\(d)" }
        case .dot where !state.entry.contains("."): state.entry += "."; state.fresh = false
        case .dot: break
        case .op(let op): compute(); state.pending = op
        case .equals: compute(); state.pending = nil; state.stored = nil
        case .clear: state = State()
        case .undo: break
        }
    }
    private func compute() {
        defer { state.fresh = true }
        let right = Double(state.entry) ?? 0
        guard let left = state.stored, let op = state.pending, !state.fresh else { state.stored = right; return }
        let result = op.function(left, right)
        guard result.isFinite else { state.error = "ERR"; return }
        history.append("\(short(left)) \(op.rawValue) \(short(right)) = \(short(result))")
        state.entry = short(result)
        state.stored = result
    }
    private func short(_ d: Double) -> String { d == d.rounded() ? String(Int(d)) : String(d) }
}

func type(_ keys: String) -> String {
    let calculator = Calculator()
    var updates = 0
    func track() { withObservationTracking { _ = calculator.display } onChange: { updates += 1 } }
    track()
    for key in keys.compactMap(Key.init) { calculator.press(key); track() }
    return "\(keys) -> \(calculator.display) after \(calculator.history)"
}
for keys in ["2+3=", "12*3-6=", "7/0=", "7/0=C5", "1.5.5+2=", "9-UU8=", "2+*3=", "123456789", "=", "1+2=+4=", "5UUU"] { print(type(keys)) }
print(Set("1+1=".compactMap(Key.init)).count, Key("x") as Any, Key.Op.allCases.map { $0.function(8, 2) }, Key.digit(4))
let keypad: [[Key]] = ["789/", "456*", "123-", "0.=+"].map { $0.compactMap(Key.init) }
print(keypad.map { $0.map(\.description).joined(separator: " ") }.joined(separator: "\n"))
let calculator = Calculator()
withObservationTracking { _ = calculator.history.count } onChange: { print("history grows") }
"4*5".compactMap(Key.init).forEach(calculator.press)
print("before", calculator.display)
calculator.press(.equals)
print(calculator.display, calculator.history)
