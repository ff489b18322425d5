enum Command { case add(String), list, remove(Int), quit
    init?(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("add"?, let text?): self = .add(text)
        case ("list"?, nil): self = .list
        case ("remove"?, let n?): guard let i = Int(n) else { return nil }; self = .remove(i)
        case ("quit"?, _): self = .quit
        default: return nil
        }
    }
}
actor TodoStore {
    private var todos: [(id: Int, text: String)] = []
    private var nextID = 1
    func handle(_ c: Command) async -> [String] {
        switch c {
        case .add(let t): todos.append((nextID, t)); nextID += 1; return ["added #\(nextID - 1)"]
        case .list: return todos.isEmpty ? ["nothing to do"] : todos.map { "#\($0.id) \($0.text)" }
        case .remove(let id):
            guard let i = todos.firstIndex(where: { $0.id == id }) else { return ["no #\(id)"] }
            return ["removed " + todos.remove(at: i).text]
        case .quit: return ["bye"]
        }
    }
}
func lines(_ script: String) -> AsyncStream<String> {
    var rest = script.split(separator: "\n").map(String.init)[...]
    return AsyncStream { rest.popFirst() }
}
let store = TodoStore()
loop: for await line in lines("list\nadd buy milk\nadd call Bob\nlist\nremove 1\nremove x\nremove 9\nlist\nquit\nadd never") {
    guard let command = Command(line) else { print("? \(line)"); continue }
    for out in await store.handle(command) { print("  \(out)") }
    if case .quit = command { break loop }
}
