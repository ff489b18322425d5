@resultBuilder enum B {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ s: Int) -> [String] { ["\(s)"] }
  static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: "|") }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
}
func node(@B _ b: () -> String) -> String { b() }
@B func f(_ n: Int) -> String {
  node {
    for i in 0..<n {
      switch i {
      case 0: "zero"
      default: "many"
      }
    }
  }
}
print(f(1), f(3))
@B func g(_ n: Int) -> String {
  node {
    for i in 0..<n {
      node {
        switch i {
        case 0: "zero"
        default: "many"
        }
      }
    }
  }
}
print(g(1), g(3))
@B func h(_ n: Int) -> String { node { for i in 0..<n { node { if i == 0 { "zero" } else { "many" } } } } }
print(h(1), h(3))
@B func k(_ n: Int) -> String {
  node {
    for i in 0..<n { if i == 0 { "zero" } }; if n == 0 { "nothing" }
  }
}
print(k(0), k(3))
