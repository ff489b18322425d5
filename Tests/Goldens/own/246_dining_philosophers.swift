actor Fork {
    let number: Int
    private var taken = false
    private var waiters: [CheckedContinuation<Void, Never>] = []
    init(number: Int) { self.number = number }
    func pickUp() async {
        guard taken else { taken = true; return }
        await withCheckedContinuation { waiters.append($0) }
    }
    func putDown() {
        if let next = waiters.first { waiters.removeFirst(); next.resume() } else { taken = false }
    }
}
struct Philosopher: Sendable {
    let name: String
    let first: Fork, second: Fork
    init(_ name: String, _ a: Fork, _ b: Fork) {
        self.name = name
        (first, second) = a.number < b.number ? (a, b) : (b, a)
    }
    func dine(times: Int, log: Table) async {
        for meal in 1...times {
            await first.pickUp()
            await second.pickUp()
            await log.ate(name, meal)
            await Task.yield()
            await second.putDown()
            await first.putDown()
        }
    }
}
actor Table {
    private(set) var meals: [String: Int] = [:]
    private(set) var total = 0
    func ate(_ name: String, _ n: Int) {
        precondition(meals[name, default: 0] == n - 1)
        meals[name] = n
        total += 1
    }
}
let forks = (0..<5).map(Fork.init)
let names = ["Aristotle", "Bacon", "Camus", "Descartes", "Epicurus"]
let table = Table()
await withTaskGroup(of: Void.self) { group in
    for (i, name) in names.enumerated() {
        let p = Philosopher(name, forks[i], forks[(i + 1) % forks.count])
        group.addTask { await p.dine(times: 4, log: table) }
    }
}
for (name, n) in await table.meals.sorted(by: { $0.key < $1.key }) { print(name, n) }
print("total", await table.total)
