import Testing

extension RefusedPrograms {
  /// Closures and what their expressions name.
  static let closures: [Case] = [
    .init(
      #"""
      let a = [1,2].map { x in y + x }
      """#,
      #"1:26: cannot find 'y' in scope"#),
    .init(
      #"""
      struct T { var name = "" }
      let xs = [T()]
      let b = xs.filter { $0.nam == "a" }
      """#,
      #"3:24: value of type 'T' has no member 'nam'"#),
    .init(
      #"""
      struct T { var name = ""; var tags = [1] }
      let xs = [T()]
      let b = xs.map { t in t.tags.filter { $0 > limit } }
      """#,
      #"3:44: cannot find 'limit' in scope"#),
    .init(
      #"""
      struct T { var name = ""; var tags = [1] }
      let xs = [T()]
      let b = xs.map { $0.tagz.count }.reduce(0, +)
      """#,
      #"3:21: value of type 'T' has no member 'tagz'"#),
    .init(
      #"""
      struct T { var name = ""; var tags = [1] }
      let xs = [T()]
      let b = xs.map { $0.tags.map { n in n.foo } }
      """#,
      #"3:39: value of type 'Int' has no member 'foo'"#),
    .init(
      #"""
      let xs = ["a", "b"]
      xs.forEach { print($0.lenght) }
      """#,
      #"2:23: value of type 'String' has no member 'lenght'"#),
    .init(
      #"""
      let xs = ["a", "b"]
      let r = xs.sorted { $0.count < $1.cont }
      print(r)
      """#,
      #"2:35: value of type 'String' has no member 'cont'"#),
    .init(
      #"""
      let f = { (x: Int) in x + zz }
      print(f(1))
      """#,
      #"1:27: cannot find 'zz' in scope"#),
    .init(
      #"""
      func run(_ f: () -> Int) -> Int { f() }
      print(run { undefinedThing })
      print(run { undefinedThing() })
      """#,
      #"2:13: cannot find 'undefinedThing' in scope"#),
    .init(
      #"""
      func run(_ f: () -> Int) -> Int { f() }
      print(run { "text" })
      """#,
      #"2:13: cannot convert value of type 'String' to closure result type 'Int'"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      let s = xs.reduce(0) { $0 + "\($1)" }
      print(s)
      """#,
      #"2:29: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      let s = xs.map { $0.uppercased() }
      print(s)
      """#,
      #"2:21: value of type 'Int' has no member 'uppercased'"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      let s = xs.map { x in
        let y = x * 2
        return y + q
      }
      print(s)
      """#,
      #"4:14: cannot find 'q' in scope"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      let s: [String] = xs.map { $0 * 2 }
      print(s)
      """#,
      #"2:31: cannot convert value of type 'Int' to closure result type 'String'"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      let s = xs.filter { $0 }
      print(s)
      """#,
      #"2:21: cannot convert value of type 'Int' to closure result type 'Bool'"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      let s = xs.filter { $0 + 1 }
      print(s)
      """#,
      #"2:24: cannot convert value of type 'Int' to closure result type 'Bool'"#),
    .init(
      #"""
      class A { var n = 0; func go() { [1].forEach { _ in n += 1 } ; let f: () -> Void = { nn += 1 }; f() } }
      A().go()
      """#,
      #"1:86: cannot find 'nn' in scope"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      print(xs.map { foo($0) })
      """#,
      #"2:16: cannot find 'foo' in scope"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      print("\(xs.map { $0 + bar })")
      """#,
      #"2:24: cannot find 'bar' in scope"#),
    .init(
      #"""
      func f(_ x: Int) -> String { "\(x)" }
      let xs = ["a"]
      print(xs.map { f($0) })
      """#,
      #"3:18: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      func f(x: Int) -> String { "\(x)" }
      let xs = [1]
      print(xs.map { f($0) })
      """#,
      #"3:18: missing argument label 'x:' in call"#),
    .init(
      #"""
      struct P { var name: String }
      let ps = [P(name: "a")]
      let names: [Int] = ps.map { $0.name }
      """#,
      #"3:32: cannot convert value of type 'String' to closure result type 'Int'"#),
    .init(
      #"""
      struct P { var name: String? }
      let ps = [P(name: "a")]
      let n = ps.map { $0.name.count }
      """#,
      #"3:21: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'"#
    ),
    .init(
      #"""
      let xs = [3,1]
      let ys = xs.sorted(by: { a, b, c in a < b })
      """#,
      #"2:26: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 3 were used in closure body"#
    ),
    .init(
      #"""
      let xs = [3,1]
      let ys = xs.sorted { $0 }
      """#,
      #"2:20: contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body"#),
    .init(
      #"""
      let xs = [3,1]
      xs.forEach { x in
        if x > limit { print(x) }
      }
      """#,
      #"3:10: cannot find 'limit' in scope"#),
    .init(
      #"""
      enum E { case a, b }
      let xs: [E] = [.a, .b]
      print(xs.filter { $0 == .c }.count)
      """#,
      #"3:26: type 'E' has no member 'c'"#),
    .init(
      #"""
      let xs = [1, 2]
      let t = xs.first { $0.isMultiple(off: 2) }
      """#,
      #"2:33: incorrect argument label in call (have 'off:', expected 'of:')"#),
    .init(
      #"""
      let xs = [1, 2]
      let t = xs.map { Int($0).foo }
      """#,
      #"2:26: value of type 'Int' has no member 'foo'"#),
    .init(
      #"""
      let xs = [1, 2]
      let t = xs.compactMap { Strin($0) }
      """#,
      #"2:25: cannot find 'Strin' in scope"#),
    .init(
      #"""
      let xs = [1, 2]
      let t = xs.mapp { $0 }
      """#,
      #"2:12: value of type '[Int]' has no member 'mapp'"#),
    .init(
      #"""
      struct S { private var x = 1 }
      let t = [S()].map { $0.x }
      """#,
      #"2:24: 'x' is inaccessible due to 'private' protection level"#),
  ]
}
