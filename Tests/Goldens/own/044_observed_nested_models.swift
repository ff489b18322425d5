import Observation

@Observable class Author {
  var name: String
  var born: Int
  init(name: String, born: Int) { self.name = name; self.born = born }
}

@Observable class Book {
  var title: String
  var author: Author
  var tags: Set<String> = []
  var copies: (total: Int, lent: Int)
  init(_ title: String, by author: Author, copies: Int) {
    self.title = title
    self.author = author
    self.copies = (copies, 0)
  }
  var label: String { "\(title) by \(author.name)" }
  var isAvailable: Bool { copies.lent < copies.total }
}

@Observable class Library {
  var books: [String: Book] = [:]
  var selected: String?
  var current: Book? { selected.flatMap { books[$0] } }
  func lend(_ id: String) -> Bool {
    guard let book = books[id], book.isAvailable else { return false }
    book.copies.lent += 1
    return true
  }
}

nonisolated(unsafe) var changes: [String] = []
@discardableResult
func track<T>(_ name: String, _ read: () -> T) -> T {
  withObservationTracking(read, onChange: { changes.append(name) })
}
func flush(_ what: String) {
  print(what, "->", changes.isEmpty ? "nothing" : changes.sorted().joined(separator: ", "))
  changes.removeAll()
}

let leGuin = Author(name: "Ursula", born: 1929)
let library = Library()
library.books["lhd"] = Book("Left Hand", by: leGuin, copies: 1)
library.books["disp"] = Book("Dispossessed", by: leGuin, copies: 2)

func arm() {
  track("label") { library.books["lhd"]!.label }
  track("available") { library.books.values.filter(\.isAvailable).count }
  track("current") { library.current?.label ?? "none" }
  track("keys") { library.books.keys.count }
  track("tags") { library.books["disp"]?.tags.isEmpty }
  changes.removeAll()
}

arm(); leGuin.born += 1; flush("born")
arm(); leGuin.name = "U. K. Le Guin"; flush("name")
arm(); library.books["disp"]!.tags.insert("sf"); flush("tag")
arm(); print(library.lend("lhd"), library.lend("lhd"), library.lend("x")); flush("lend")
arm(); library.selected = "lhd"; flush("select")
arm(); library.books["lhd"]!.author = Author(name: "Someone", born: 0); flush("author")
arm(); leGuin.name = "Back"; flush("old author")
arm(); library.books["new"] = Book("New", by: leGuin, copies: 0); flush("new book")
arm(); library.books["disp"]!.title += "!"; flush("title")
print(track("x") { library.current!.label }, library.books["disp"]!.label)
print(library.books["lhd"]!.copies, library.books.count)
