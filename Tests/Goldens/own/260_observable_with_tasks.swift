import Observation
@Observable final class Timer { var seconds = 0; var isRunning = false; @ObservationIgnored var task: Task<Void, Never>?
    func start(_ n: Int) { isRunning = true; task = Task { @MainActor in for _ in 0..<n { await Task.yield(); self.seconds += 1 }; self.isRunning = false } } }
let timer = Timer()
nonisolated(unsafe) var changes: [String] = []
func watch() {
    withObservationTracking { _ = timer.seconds } onChange: { changes.append("seconds from \(timer.seconds)") }
}
watch()
timer.start(3)
await timer.task?.value
print(timer.seconds, timer.isRunning, changes)
watch()
timer.seconds = 10
timer.seconds = 11
print(changes)
@Observable class Store { var items: [String] = []; var selected: Int?; var current: String? { selected.map { items[$0] } } }
let store = Store()
func observe(_ label: String, _ read: @escaping () -> Void) { withObservationTracking(read) { changes.append(label) } }
changes = []
observe("current") { _ = store.current }
store.items.append("a")
print(changes)
observe("current") { _ = store.current }
store.selected = 0
print(changes, store.current ?? "-")
await withTaskGroup(of: Void.self) { g in g.addTask { @MainActor in store.items.append("b") } }
print(store.items)
