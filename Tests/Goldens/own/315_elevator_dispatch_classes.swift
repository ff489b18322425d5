enum Direction: Int, CustomStringConvertible { case down = -1, idle, up; var description: String { ["v", "-", "^"][rawValue + 1] } }
protocol Dispatcher { func pick(_ cars: [Car], for call: Call) -> Car? }
struct Call: Hashable { let floor: Int; let going: Direction }
final class Car { let id: Character; private(set) var floor: Int; private(set) var stops: Set<Int> = []; private(set) var direction = Direction.idle { didSet { if direction != oldValue { turns += 1 } } }; private var turns = 0; let capacity: Int
    private(set) var riders: [Rider] = []
    init(_ id: Character, at floor: Int = 0, capacity: Int = 2) { self.id = id; self.floor = floor; self.capacity = capacity }
    func add(stop: Int) { stops.insert(stop); if direction == .idle { direction = stop > floor ? .up : stop < floor ? .down : .idle } }
    private var next: Int? { let ahead = stops.filter { direction == .up ? $0 > floor : $0 < floor }; return (direction == .up ? ahead.min() : ahead.max()) ?? stops.min { abs($0 - floor) < abs($1 - floor) } }
    func step() -> [Rider] {
        if stops.remove(floor) != nil { let out = riders.filter { $0.to == floor }; riders.removeAll { r in out.contains { $0 === r } }; if stops.isEmpty { direction = .idle }; return out }
        guard let target = next else { direction = .idle; return [] }
        direction = target > floor ? .up : .down
        floor += direction.rawValue
        return []
    }
    func board(_ r: Rider) -> Bool { guard riders.count < capacity else { return false }; riders.append(r); add(stop: r.to); return true }
    var state: String { "\(id)\(floor)\(direction)\(stops.sorted())" }
    var turnCount: Int { turns } }
final class Rider { let name: String; let from, to: Int; var waited = 0; init(_ n: String, _ f: Int, _ t: Int) { name = n; from = f; to = t }; var call: Call { Call(floor: from, going: to > from ? .up : .down) } }
struct Nearest: Dispatcher { func pick(_ cars: [Car], for call: Call) -> Car? { cars.min { (abs($0.floor - call.floor), $0.id) < (abs($1.floor - call.floor), $1.id) } } }
struct IdleFirst: Dispatcher { let fallback: any Dispatcher; func pick(_ cars: [Car], for c: Call) -> Car? { cars.first { $0.direction == .idle } ?? fallback.pick(cars, for: c) } }
final class Building { let cars: [Car]; private let dispatcher: any Dispatcher; private var waiting: [Int: [Rider]] = [:], assigned: [Call: Car] = [:]; private(set) var delivered: [(String, Int)] = []; private(set) var clock = 0
    init(_ cars: [Car], _ d: some Dispatcher) { self.cars = cars; dispatcher = d }
    func arrive(_ r: Rider) { waiting[r.from, default: []].append(r); if assigned[r.call] == nil, let c = dispatcher.pick(cars, for: r.call) { assigned[r.call] = c; c.add(stop: r.from) } }
    func tick() { clock += 1; for list in waiting.values { list.forEach { $0.waited += 1 } }
        for c in cars { let here = c.floor; for r in c.step() { delivered.append((r.name, clock)) }
            if c.floor == here, var list = waiting[here], !list.isEmpty { let calls = Set(list.map(\.call)).filter { assigned[$0] === c }; list.removeAll { calls.contains($0.call) && c.board($0) }; waiting[here] = list.isEmpty ? nil : list; for k in calls { assigned[k] = nil; if let left = list.first(where: { $0.call == k }), let other = dispatcher.pick(cars, for: left.call) { assigned[k] = other; other.add(stop: left.from) } } } } }
    func run(limit: Int = 60) { while !(waiting.isEmpty && cars.allSatisfy { $0.riders.isEmpty }) && clock < limit { tick() } } }
func simulate(_ name: String, _ d: some Dispatcher) { let b = Building([Car("A"), Car("B", at: 5)], d); let rs = [Rider("x", 0, 4), Rider("y", 3, 1), Rider("z", 3, 0), Rider("w", 3, 2)]; rs.forEach(b.arrive); for _ in 0..<3 { b.tick() }; print(name, b.cars.map(\.state)); b.arrive(Rider("late", 1, 6)); b.run(); print(b.delivered.map { "\($0.0)@\($0.1)" }, b.clock, rs.map(\.waited), b.cars.map(\.turnCount)) }
simulate("nearest", Nearest()); simulate("idle", IdleFirst(fallback: Nearest()))
