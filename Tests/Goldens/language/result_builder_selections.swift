@resultBuilder enum B {
  static func buildExpression(_ s: String) -> String { s }
  static func buildBlock(_ p: String...) -> String { "[" + p.joined(separator: ",") + "]" }
  static func buildEither(first: String) -> String { "L(" + first + ")" }
  static func buildEither(second: String) -> String { "R(" + second + ")" }
  static func buildOptional(_ s: String?) -> String { "O(" + (s ?? "nil") + ")" }
  static func buildArray(_ s: [String]) -> String { "A" + s.joined() }
  static func buildLimitedAvailability(_ s: String) -> String { "V(" + s + ")" }
  static func buildFinalResult(_ s: String) -> String { "F" + s }
}
func make(@B _ f: () -> String) -> String { f() }
for i in 0..<9 {
  print(i, make { if i == 0 { "a" } else { "b" } })
  print(i, make { if i == 0 { "a" } else if i == 1 { "b" } else { "c" } })
  print(i, make { if i == 0 { "a" } else if i == 1 { "b" } else if i == 2 { "c" } })
  print(i, make { if i == 0 { "a" } else if i == 1 { "b" } else if i == 2 { "c" } else if i == 3 { "d" } else { "e" } })
  print(i, make { switch i { case 0: "a"; case 1: "b"; case 2: "c"; default: "d" } })
  print(i, make { switch i { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "d"; case 4: "e"; case 5: "f"; default: "g" } })
  print(i, make { switch i { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "d"; case 4: "e"; default: "g" } })
  print(i, make { switch i { default: "only" } })
  print(i, make { if i < 3 { if i == 0 { "x" } else { "y" } } else if i > 5 { "z" } })
  print(i, make { if #available(macOS 10.15, *) { "new" } else { "old" } })
  print(i, make { if #available(macOS 10.15, *) { "new" } })
  print(i, make { if #available(macOS 10.15, *), i > 3 { "new" } else if i > 1 { "mid" } else { "old" } })
  print(i, make { for k in 0..<i { if k == 1 { "one" } } })
}
