protocol Command {
  var name: String { get }
  func execute(on document: inout Document)
  func undo(on document: inout Document)
}

struct Document: Equatable {
  var text = ""
  var cursor = 0
}

struct Insert: Command {
  let string: String
  let position: Int
  var name: String { "insert '\(string)'" }
  func execute(on document: inout Document) {
    let at = document.text.index(document.text.startIndex, offsetBy: position)
    document.text.insert(contentsOf: string, at: at)
    document.cursor = position + string.count
  }
  func undo(on document: inout Document) {
    let start = document.text.index(document.text.startIndex, offsetBy: position)
    let end = document.text.index(start, offsetBy: string.count)
    document.text.removeSubrange(start..<end)
    document.cursor = position
  }
}

struct Uppercase: Command {
  private let before: String
  let name = "uppercase"
  init(_ document: Document) { before = document.text }
  func execute(on document: inout Document) { document.text = document.text.uppercased() }
  func undo(on document: inout Document) { document.text = before }
}

struct Batch: Command {
  let commands: [any Command]
  var name: String { "batch of \(commands.count)" }
  func execute(on document: inout Document) { for c in commands { c.execute(on: &document) } }
  func undo(on document: inout Document) { commands.reversed().forEach { $0.undo(on: &document) } }
}

final class Editor {
  private(set) var document = Document() {
    didSet { if document != oldValue { revisions += 1 } }
  }
  private(set) var revisions = 0
  private var done: [any Command] = []
  private var undone: [any Command] = []

  func perform(_ command: some Command) {
    command.execute(on: &document)
    done.append(command)
    undone.removeAll()
  }
  func perform(_ make: (Document) -> some Command) { perform(make(document)) }

  @discardableResult func undo() -> Bool {
    guard let last = done.popLast() else { return false }
    last.undo(on: &document)
    undone.append(last)
    return true
  }
  @discardableResult func redo() -> Bool {
    guard let next = undone.popLast() else { return false }
    next.execute(on: &document)
    done.append(next)
    return true
  }
  var history: String { done.map(\.name).joined(separator: ", ") + (undone.isEmpty ? "" : " | " + undone.map(\.name).joined(separator: ", ")) }
}

let editor = Editor()
func show(_ what: String) { print("\(what): \(editor.document.text.debugDescription) @\(editor.document.cursor) [\(editor.history)]") }
editor.perform(Insert(string: "hello", position: 0)); show("type")
editor.perform(Insert(string: ", world", position: 5)); show("type")
editor.perform { Uppercase($0) }; show("upper")
editor.undo(); show("undo")
editor.undo(); show("undo")
editor.redo(); show("redo")
editor.perform(Batch(commands: [Insert(string: ">> ", position: 0), Insert(string: "!", position: 15)])); show("batch")
print(editor.redo())
editor.undo(); show("undo")
while editor.undo() {}
show("empty")
print(editor.undo(), editor.revisions)
while editor.redo() {}
show("all")

struct UndoStack<State: Equatable> {
  private var past: [State] = [], future: [State] = []
  private(set) var present: State
  init(_ state: State) { present = state }
  mutating func change(_ mutate: (inout State) -> Void) {
    let old = present
    mutate(&present)
    if present != old { past.append(old); future = [] }
  }
  mutating func undo() { if let p = past.popLast() { future.append(present); present = p } }
  mutating func redo() { if let f = future.popLast() { past.append(present); present = f } }
}
var numbers = UndoStack([1, 2, 3])
numbers.change { $0.append(4) }
numbers.change { $0.sort() }
numbers.change { $0.removeAll(where: { $0 % 2 == 0 }) }
print(numbers.present)
numbers.undo(); print(numbers.present)
numbers.undo(); numbers.undo(); print(numbers.present)
numbers.redo(); numbers.redo(); print(numbers.present)
