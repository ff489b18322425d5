final class TaskItem: Hashable, CustomStringConvertible {
    enum Status { case blocked, ready, running(Int), done }
    let id: String, duration: Int, priority: Int
    private(set) var dependencies: Set<TaskItem> = []
    fileprivate(set) var status = Status.ready
    init(_ id: String, _ duration: Int, priority: Int = 0) { self.id = id; self.duration = duration; self.priority = priority }
    static func == (a: TaskItem, b: TaskItem) -> Bool { a.id == b.id }
    func hash(into h: inout Hasher) { h.combine(id) }
    @discardableResult func after(_ others: TaskItem...) throws -> TaskItem { for o in others { if o.reaches(self) { throw CycleError(path: [id, o.id]) }; dependencies.insert(o) }; status = .blocked; return self }
    private func reaches(_ t: TaskItem) -> Bool { self == t || dependencies.contains { $0.reaches(t) } }
    var isDone: Bool { if case .done = status { return true } else { return false } }
    var description: String { "\(id)" }
    var criticalPath: Int { duration + (dependencies.map(\.criticalPath).max() ?? 0) }
}
struct CycleError: Error { let path: [String] }
struct Scheduler {
    let tasks: [TaskItem]; let workers: Int
    var timeline: [(start: Int, task: String, worker: Int)] = []
    init(_ t: [TaskItem], workers: Int) { tasks = t; self.workers = workers }
    mutating func run() -> Int {
        var time = 0, busy = [Int: (TaskItem, Int)]()
        while tasks.contains(where: { !$0.isDone }) {
            for t in tasks { if case .blocked = t.status, t.dependencies.allSatisfy(\.isDone) { t.status = .ready } }
            let ready = tasks.filter { if case .ready = $0.status { true } else { false } }.sorted { ($1.priority, $0.id) < ($0.priority, $1.id) }
            for (w, t) in zip((0..<workers).filter { busy[$0] == nil }, ready) { busy[w] = (t, time + t.duration); t.status = .running(w); timeline.append((time, t.id, w)) }
            guard let next = busy.values.map(\.1).min() else { return -1 }
            time = next
            for (w, (t, end)) in busy where end == time { t.status = .done; busy[w] = nil }
        }
        return time
    }
}
let design = TaskItem("design", 3), api = TaskItem("api", 4, priority: 5), ui = TaskItem("ui", 5), test = TaskItem("test", 2), docs = TaskItem("docs", 1, priority: 1), ship = TaskItem("ship", 1)
try api.after(design); try ui.after(design); try test.after(api, ui); try ship.after(test, docs)
do { try design.after(ship) } catch let e as CycleError { print("cycle", e.path) }
print(ship.criticalPath, ship.dependencies.map(\.id).sorted())
for n in [1, 2] { var s = Scheduler([design, api, ui, test, docs, ship], workers: n); for t in s.tasks { t.status = t.dependencies.isEmpty ? .ready : .blocked }; print(n, "workers:", s.run()); print(s.timeline.map { "\($0.start):\($0.task)/\($0.worker)" }.joined(separator: " ")) }
