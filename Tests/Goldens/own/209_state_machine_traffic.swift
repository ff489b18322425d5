enum TrafficLight: String, CaseIterable {
    case red, redAmber = "red+amber", green, amber
    mutating func advance() { self = next }
    var next: TrafficLight {
        let all = Self.allCases
        let i = all.firstIndex(of: self)!
        return all[all.index(after: i) % all.count]
    }
    var seconds: Int {
        switch self {
        case .red: return 4
        case .redAmber, .amber: return 1
        case .green: return 3
        }
    }
}
struct Crossing {
    private(set) var main = TrafficLight.green
    private(set) var side: TrafficLight = .red
    private var elapsed = 0
    var log: [String] = []
    var isSafe: Bool { !(main == .green && side == .green) }
    mutating func tick() {
        elapsed += 1
        if elapsed >= main.seconds {
            elapsed = 0
            main.advance()
            switch main {
            case .red: side = .redAmber
            case .redAmber: side = .amber
            case .green: side = .red
            case .amber: break
            }
            log.append("\(main.rawValue)/\(side.rawValue)")
        } else if case (.red, .redAmber) = (main, side) {
            side.advance()
            log.append("  side \(side.rawValue)")
        }
    }
}
var c = Crossing()
for _ in 0..<14 { c.tick() }
print(c.log.joined(separator: "\n"))
print(c.isSafe, TrafficLight(rawValue: "red+amber")!, TrafficLight(rawValue: "blue") as Any)
struct Machine<State: Hashable, Event: Hashable> {
    private struct Key: Hashable { let s: State; let e: Event }
    private var table: [Key: (State, (() -> Void)?)] = [:]
    private(set) var state: State
    init(_ s: State) { state = s }
    mutating func on(_ e: Event, _ from: State..., to: State, do action: (() -> Void)? = nil) {
        for f in from { table[Key(s: f, e: e)] = (to, action) }
    }
    @discardableResult mutating func send(_ e: Event) -> Bool {
        guard let (next, action) = table[Key(s: state, e: e)] else { return false }
        action?()
        state = next
        return true
    }
}
enum Door { case open, closed, locked }
var opened = 0
var door = Machine<Door, String>(.closed)
door.on("open", .closed, to: .open) { opened += 1 }
door.on("close", .open, to: .closed)
door.on("lock", .closed, to: .locked, do: { print("click") })
door.on("unlock", .locked, to: .closed)
door.on("smash", .closed, .locked, to: .open) { opened += 10 }
for e in ["open", "lock", "close", "lock", "open", "smash", "close"] { print(e, door.send(e), door.state) }
print(opened)
