protocol StateMachine {
  associatedtype State: Hashable
  associatedtype Event: Hashable
  var state: State { get set }
  static var transitions: [State: [Event: State]] { get }
  mutating func entered(_ state: State, from old: State, because event: Event)
}

extension StateMachine {
  @discardableResult
  mutating func handle(_ event: Event) -> Bool {
    guard let next = Self.transitions[state]?[event] else { return false }
    let old = state
    state = next
    entered(next, from: old, because: event)
    return true
  }
  mutating func entered(_ state: State, from old: State, because event: Event) {}
}

struct Turnstile: StateMachine {
  enum State { case locked, unlocked, broken }
  enum Event { case coin, push, kick, repair }
  var state = State.locked
  var coins = 0
  static let transitions: [State: [Event: State]] = [
    .locked: [.coin: .unlocked, .push: .locked, .kick: .broken],
    .unlocked: [.coin: .unlocked, .push: .locked, .kick: .broken],
    .broken: [.repair: .locked],
  ]
  mutating func entered(_ state: State, from old: State, because event: Event) {
    if event == .coin { coins += 1 }
    print("  \(old) --\(event)--> \(state)")
  }
}

struct TrafficLight: StateMachine {
  enum State: String, CaseIterable { case red, redAmber, green, amber }
  enum Event { case tick }
  var state: State = .red
  static var transitions: [State: [Event: State]] {
    let all = State.allCases
    var table = [State: [Event: State]]()
    for (i, s) in all.enumerated() { table[s] = [.tick: all[(i + 1) % all.count]] }
    return table
  }
}

var gate = Turnstile()
for event: Turnstile.Event in [.push, .coin, .coin, .push, .kick, .coin, .repair, .repair] {
  if !gate.handle(event) { print("  \(event) ignored while \(gate.state)") }
}
print(gate.coins, gate.state)

var light = TrafficLight()
var seen = [light.state.rawValue]
for _ in 1...5 {
  light.handle(.tick)
  seen.append(light.state.rawValue)
}
print(seen)

func run<M: StateMachine>(_ machine: M, _ events: [M.Event]) -> (M.State, refused: Int) {
  var machine = machine
  var refused = 0
  for e in events where !machine.handle(e) { refused += 1 }
  return (machine.state, refused)
}
let outcome = run(Turnstile(), [.repair, .coin, .push])
print(outcome.0, outcome.refused, run(TrafficLight(state: .amber), [.tick, .tick]))
print(TrafficLight.State(rawValue: "green")!, TrafficLight.State(rawValue: "blue") as Any)
