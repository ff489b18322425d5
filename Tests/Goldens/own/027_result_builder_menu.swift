protocol MenuNode {
  func lines(_ depth: Int) -> [String]
}

struct Entry: MenuNode {
  var title: String
  var key: Character? = nil
  func lines(_ depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + title + (key.map { " [\($0)]" } ?? "")]
  }
}

struct Divider: MenuNode {
  func lines(_ depth: Int) -> [String] { [String(repeating: "  ", count: depth) + "---"] }
}

struct Group: MenuNode {
  var children: [any MenuNode]
  func lines(_ depth: Int) -> [String] { children.flatMap { $0.lines(depth) } }
}

@resultBuilder
enum MenuBuilder {
  static func buildExpression(_ node: any MenuNode) -> [any MenuNode] { [node] }
  static func buildExpression(_ title: String) -> [any MenuNode] { [Entry(title: title)] }
  static func buildBlock(_ parts: [any MenuNode]...) -> [any MenuNode] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any MenuNode]?) -> [any MenuNode] { part ?? [] }
  static func buildEither(first: [any MenuNode]) -> [any MenuNode] { first }
  static func buildEither(second: [any MenuNode]) -> [any MenuNode] { second }
  static func buildArray(_ parts: [[any MenuNode]]) -> [any MenuNode] { Array(parts.joined()) }
  static func buildFinalResult(_ nodes: [any MenuNode]) -> Group { Group(children: nodes) }
}

struct Menu: MenuNode {
  let title: String
  let content: Group
  init(_ title: String, @MenuBuilder content: () -> Group) {
    self.title = title
    self.content = content()
  }
  func lines(_ depth: Int) -> [String] { Entry(title: title).lines(depth) + content.lines(depth + 1) }
}

func menu(loggedIn: Bool, recent: [String]) -> Menu {
  Menu("Main") {
    if loggedIn {
      "Profile"
      Entry(title: "Log out", key: "q")
    } else {
      "Log in"
    }
    Divider()
    Menu("Recent") {
      for (i, file) in recent.enumerated() {
        Entry(title: file, key: i < 9 ? Character(String(i + 1)) : nil)
      }
      if recent.isEmpty {
        "(none)"
      }
    }
    let title = recent.count > 1 ? "Clear all \(recent.count)" : "Clear"
    switch recent.count {
    case 0: "Nothing to clear"
    case 1...3: Entry(title: title)
    default: "Too many"
    }
  }
}

for (flag, files) in [(true, ["a.txt", "b.txt"]), (false, []), (true, ["1", "2", "3", "4"])] {
  print(menu(loggedIn: flag, recent: files).lines(0).joined(separator: "\n"))
  print("======")
}

@resultBuilder
struct SumBuilder {
  static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) }
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
}
@SumBuilder func total() -> Int {
  1
  2
  3 * 4
}
func summed(@SumBuilder _ body: () -> Int) -> Int { body() }
@SumBuilder var constant: Int { 40; 2 }
print(total(), summed { 10; 20 }, constant)
