import Observation

enum Filter: String, CaseIterable { case all, active, done }

struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

enum Action {
  case add(String)
  case toggle(Int)
  case rename(Int, String)
  case clearDone
  case filter(Filter)
}

@Observable
final class Store {
  private(set) var todos: [Todo] = []
  private(set) var filter: Filter = .all
  @ObservationIgnored private var nextID = 1
  @ObservationIgnored var middleware: [(Action) -> Void] = []

  func dispatch(_ action: Action) {
    middleware.forEach { $0(action) }
    switch action {
    case .add(let title):
      defer { nextID += 1 }
      todos.append(Todo(id: nextID, title: title))
    case .toggle(let id):
      guard let i = todos.firstIndex(where: { $0.id == id }) else { return }
      todos[i].isDone.toggle()
    case let .rename(id, title):
      if let i = todos.firstIndex(where: { $0.id == id }) { todos[i].title = title }
    case .clearDone:
      todos.removeAll(where: \.isDone)
    case .filter(let f):
      filter = f
    }
  }

  var visible: [Todo] {
    switch filter {
    case .all: todos
    case .active: todos.filter { !$0.isDone }
    case .done: todos.filter(\.isDone)
    }
  }
  var remaining: Int { todos.lazy.filter { !$0.isDone }.count }
}

final class Effect {
  private let body: () -> Void
  private(set) var runs = 0
  private var isDirty = false
  init(_ body: @escaping () -> Void) {
    self.body = body
    run()
  }
  private func run() {
    runs += 1
    isDirty = false
    withObservationTracking(body) { [weak self] in self?.isDirty = true }
  }
  func flush() { if isDirty { run() } }
}

let store = Store()
var log: [String] = []
store.middleware.append { action in
  switch action {
  case .add: log.append("add")
  case .toggle(let id), .rename(let id, _): log.append("edit \(id)")
  default: log.append("\(action)")
  }
}
let list = Effect { print("list:", store.visible.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }) }
let badge = Effect { print("badge:", store.remaining) }
let actions: [Action] = [
  .add("write"), .add("test"), .toggle(1), .toggle(42), .filter(.active), .rename(2, "test more"), .add("ship"), .filter(.done), .clearDone, .filter(.all),
]
for action in actions {
  print("> \(action)")
  store.dispatch(action)
  list.flush()
  badge.flush()
}
print(list.runs, badge.runs, log)
print(store.todos == [Todo(id: 2, title: "test more"), Todo(id: 3, title: "ship")], Filter.allCases.map(\.rawValue))
