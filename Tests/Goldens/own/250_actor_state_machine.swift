actor Elevator {
    enum State: Equatable, CustomStringConvertible {
        case idle(floor: Int), moving(from: Int, to: Int), doorsOpen(Int)
        var description: String {
            switch self {
            case .idle(let f): return "idle@\(f)"
            case .moving(let a, let b): return "\(a)→\(b)"
            case .doorsOpen(let f): return "open@\(f)"
            }
        }
    }
    private var requests: [Int] = []
    private(set) var state: State = .idle(floor: 0) { didSet { trace.append("\(state)") } }
    private(set) var trace: [String] = []
    private var running = false
    func request(_ floor: Int) async {
        if !requests.contains(floor) { requests.append(floor) }
        guard !running else { return }
        running = true
        await serve()
        running = false
    }
    private var floor: Int {
        switch state {
        case .idle(let f), .doorsOpen(let f), .moving(_, let f): f
        }
    }
    private func serve() async {
        while let next = requests.min(by: { abs($0 - floor) < abs($1 - floor) }) {
            requests.removeAll { $0 == next }
            if next != floor { state = .moving(from: floor, to: next); await Task.yield() }
            state = .doorsOpen(next)
            await Task.yield()
        }
        state = .idle(floor: floor)
    }
}
let e = Elevator()
await e.request(3)
await e.request(3)
print(await e.trace.joined(separator: " "))
await withTaskGroup(of: Void.self) { g in
    for f in [5, 1] { g.addTask { await e.request(f) } }
}
let state = await e.state
if case .idle(let f) = state { print("ends idle:", [1, 5].contains(f)) }
print(await e.trace.filter { $0.hasPrefix("open") }.sorted())
