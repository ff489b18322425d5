import Observation
@Observable final class Todo: Identifiable { let id: Int; var title: String; var done = false; var due: Int?; init(_ id: Int, _ t: String, due: Int? = nil) { self.id = id; title = t; self.due = due } }
@Observable final class TodoList { private(set) var items: [Todo] = []; var filter = Filter.all; var today = 0; @ObservationIgnored private var undoStack: [() -> Void] = []; @ObservationIgnored private var nextID = 1
    enum Filter: Equatable { case all, open, done, overdue, matching(String) }
    var visible: [Todo] { items.filter { t in switch filter { case .all: true; case .open: !t.done; case .done: t.done; case .overdue: !t.done && (t.due ?? .max) < today; case .matching(let s): t.title.lowercased().contains(s.lowercased()) } } }
    var progress: Double { items.isEmpty ? 0 : Double(items.filter(\.done).count) / Double(items.count) }
    var canUndo: Bool { !undoStack.isEmpty }
    @discardableResult func add(_ t: String, due: Int? = nil) -> Todo { let todo = Todo(nextID, t, due: due); nextID += 1; items.append(todo); undoStack.append { [unowned self] in items.removeAll { $0.id == todo.id } }; return todo }
    func toggle(_ id: Int) { guard let t = items.first(where: { $0.id == id }) else { return }; t.done.toggle(); undoStack.append { t.done.toggle() } }
    func rename(_ id: Int, _ f: (String) -> String) { guard let t = items.first(where: { $0.id == id }) else { return }; let old = t.title; t.title = f(old); undoStack.append { t.title = old } }
    func move(_ from: Int, to: Int) { let t = items.remove(at: from); items.insert(t, at: to); undoStack.append { [weak self] in guard let self else { return }; let x = items.remove(at: to); items.insert(x, at: from) } }
    func undo() { undoStack.popLast()?() } }
final class Screen { let name: String, body: () -> String; var frames: [String] = []; private var dirty = true; init(_ n: String, _ b: @escaping () -> String) { name = n; body = b }; func refresh() -> Bool { guard dirty else { return false }; dirty = false; frames.append(withObservationTracking(body) { [weak self] in self?.dirty = true }); return true } }
let list = TodoList(); let screens = [Screen("rows") { list.visible.map { "\($0.done ? "x" : " ")\($0.title)" }.joined(separator: ",") }, Screen("progress") { "\(Int(list.progress * 100))%" }, Screen("first") { list.items.first?.title ?? "-" }, Screen("count") { "\(list.items.count)" }]
func step(_ s: String, _ f: () -> Void) { f(); print(s, screens.filter { $0.refresh() }.map(\.name), screens[0].frames.last!) }
step("start") {}; step("add") { list.add("milk", due: 3) }; step("add 2") { list.add("eggs"); list.add("Milkshake", due: 9) }; step("toggle") { list.toggle(2) }; step("rename") { list.rename(3) { $0 + "!" } }; step("rename first") { list.rename(1) { $0.uppercased() } }; step("filter") { list.filter = .open }; step("hidden toggle") { list.toggle(2) }; step("overdue") { list.filter = .overdue; list.today = 5 }; step("today") { list.today = 10 }; step("match") { list.filter = .matching("milk") }; step("today again") { list.today = 11 }; step("move") { list.move(2, to: 0) }; step("undo move") { list.undo() }; step("undo toggle") { list.undo() }; step("undo names") { list.undo(); list.undo() }; step("undo all") { while list.canUndo { list.undo() } }; step("undo none") { list.undo() }
for s in screens { print(s.name, s.frames.count, s.frames) }
