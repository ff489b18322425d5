import Testing

extension RefusedPrograms {
  /// Protocols, enums, effects, access.
  static let types: [Case] = [
    .init(
      #"""
      enum E { case a, b }
      let e: E = "a"
      """#,
      #"2:12: cannot convert value of type 'String' to specified type 'E'"#),
    .init(
      #"""
      enum E { case a, b }
      func f(_ e: E) -> Int { switch e { case .a: return 1; case .b: return 2; case .c: return 3 } }
      """#,
      #"2:80: type 'E' has no member 'c'"#),
    .init(
      #"""
      enum E { case a, b }
      func f(_ e: E?) -> Int { switch e { case .a: return 1; case .b: return 2 } }
      """#,
      #"2:26: switch must be exhaustive"#),
    .init(
      #"""
      let x = 3
      switch x { case 1...5: print("a") }
      """#,
      #"2:1: switch must be exhaustive"#),
    .init(
      #"""
      func f() throws -> Int { 1 }
      let x = f()
      """#,
      #"2:9: call can throw but is not marked with 'try'"#),
    .init(
      #"""
      func f() throws -> Int { 1 }
      func g() { do { let x = try f(); print(x) } catch is Int { } }
      """#,
      #"2:25: errors thrown from here are not handled because the enclosing catch is not exhaustive"#),
    .init(
      #"""
      func f() throws -> Int { 1 }
      func g() -> Int { try f() }
      """#,
      #"2:19: errors thrown from here are not handled"#),
    .init(
      #"""
      let f: (Int, Int) -> Int = { $0 }
      """#,
      #"1:28: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body"#),
    .init(
      #"""
      func apply(_ f: (Int) -> Int) -> Int { f(1) }
      print(apply { x, y in x + y })
      print(apply { "a" })
      """#,
      #"2:15: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body"#),
    .init(
      #"""
      func apply(_ f: (Int) -> Int) -> Int { f(1) }
      print(apply(3))
      """#,
      #"2:13: cannot convert value of type 'Int' to expected argument type '(Int) -> Int'"#),
    .init(
      #"""
      func apply(n: Int, _ f: (Int) -> Int) -> Int { f(n) }
      print(apply { $0 })
      """#,
      #"2:12: missing argument for parameter 'n' in call"#),
    .init(
      #"""
      class A { func f() { g() } }
      A().f()
      """#,
      #"1:22: cannot find 'g' in scope"#),
    .init(
      #"""
      class A { static func s() {} ; func f() { s() } }
      """#,
      #"1:43: static member 's' cannot be used on instance of type 'A'"#),
    .init(
      #"""
      class A { func i() {} ; static func f() { i() } }
      """#,
      #"1:43: instance member 'i' cannot be used on type 'A'"#),
    .init(
      #"""
      struct A { var v = 1; static var z = v }
      """#,
      #"1:38: cannot use instance member 'v' within property initializer; property initializers run before 'self' is available"#
    ),
    .init(
      #"""
      class A { private func p() {} ; fileprivate var q = 1 }
      A().p()
      """#,
      #"2:5: 'p' is inaccessible due to 'private' protection level"#),
    .init(
      #"""
      struct A { private(set) var v = 1 }
      var a = A()
      a.v = 2
      """#,
      #"3:3: cannot assign to property: 'v' setter is inaccessible"#),
    .init(
      #"""
      class A { private init() {} }
      let a = A()
      """#,
      #"2:9: 'A' initializer is inaccessible due to 'private' protection level"#),
    .init(
      #"""
      struct A { private var x: Int }
      let a = A(x: 1)
      """#,
      #"2:9: 'A' initializer is inaccessible due to 'private' protection level"#),
    .init(
      #"""
      import Observation
      @Observable class M { var xs: [Int] = [] }
      let m = M()
      m.xs.append("a")
      """#,
      #"4:13: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      import Observation
      @Observable class M { var n = 0 }
      struct V { let m: M; func f() { m.n = "x" } }
      """#,
      #"3:39: cannot assign value of type 'String' to type 'Int'"#),
    .init(
      #"""
      let a = [1, 2, 3]
      let b: String = a[0]
      """#,
      #"2:18: cannot convert value of type 'Int' to specified type 'String'"#),
    .init(
      #"""
      let a = [1, 2, 3]
      print(a.first + 1)
      """#,
      #"2:9: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      let a = ["x": [1]]
      print(a["x"].count)
      """#,
      #"2:12: value of optional type '[Int]?' must be unwrapped to refer to member 'count' of wrapped base type '[Int]'"#
    ),
    .init(
      #"""
      let a = ["x": [1]]
      for v in a["x"] { print(v) }
      """#,
      #"2:11: for-in loop requires '[Int]?' to conform to 'Sequence'; did you mean to unwrap optional?"#),
    .init(
      #"""
      print("a" + 1)
      print("\(undefinedName)")
      """#,
      #"1:11: binary operator '+' cannot be applied to operands of type 'String' and 'Int'"#),
    .init(
      #"""
      let n = Int("5")
      print(n * 2)
      """#,
      #"2:7: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      let total = 10
      let avg = total / 3.0
      """#,
      #"2:17: binary operator '/' cannot be applied to operands of type 'Int' and 'Double'"#),
    .init(
      #"""
      let s = "abc"
      print(s.length)
      """#,
      #"2:9: value of type 'String' has no member 'length'"#),
    .init(
      #"""
      let c: Character = "a"
      let s: String = c
      """#,
      #"2:17: cannot convert value of type 'Character' to specified type 'String'"#),
    .init(
      #"""
      var x = 5
      x = "five"
      """#,
      #"2:5: cannot assign value of type 'String' to type 'Int'"#),
    .init(
      #"""
      let xs: [Int] = [1, 2, 3].map { "\($0)" }
      """#,
      #"1:33: cannot convert value of type 'String' to closure result type 'Int'"#),
    .init(
      #"""
      let x: Int = [1, 2, 3]
      """#,
      #"1:14: cannot convert value of type '[Int]' to specified type 'Int'"#),
    .init(
      #"""
      let x: [Int] = 3
      """#,
      #"1:16: cannot convert value of type 'Int' to specified type '[Int]'"#),
    .init(
      #"""
      if "a" { }
      while 1 { }
      """#,
      #"1:4: cannot convert value of type 'String' to expected condition type 'Bool'"#),
    .init(
      #"""
      let b = !5
      """#,
      #"1:10: cannot convert value of type 'Int' to expected argument type 'Bool'"#),
    .init(
      #"""
      enum E: Error { case a }
      func d(_ x: Int) throws(E) -> Int { throw .a }
      func take(_ f: () throws(E) -> Int) {}
      take { try d(1) }
      take { () in let x = try d(1); return x }
      take { throw E.a }
      """#,
      #"4:6: invalid conversion of thrown error type 'any Error' to 'E'"#),
    .init(
      #"""
      enum E: Error { case a, b }
      do { throw E.b } catch { let x: E = error; print(x) }
      """#,
      #"2:37: cannot convert value of type 'any Error' to specified type 'E'"#),
    .init(
      #"""
      enum E: Error { case a }
      enum F: Error { case b }
      func d(_ x: Int) throws(E) -> Int { throw .a }
      func take(_ f: () throws(F) -> Int) {}
      take { try d(1) }
      """#,
      #"5:6: invalid conversion of thrown error type 'any Error' to 'F'"#),
    .init(
      #"""
      enum E: Error { case a }
      enum F: Error { case b }
      func d(_ x: Int) throws(E) -> Int { throw F.b }
      """#,
      #"3:45: thrown expression type 'F' cannot be converted to error type 'E'"#),
    .init(
      #"""
      enum E: Error { case a }
      enum F: Error { case b }
      func d(_ x: Int) throws(E) -> Int { throw .a }
      func e(_ x: Int) throws(F) -> Int { try d(x) }
      """#,
      #"4:41: thrown expression type 'E' cannot be converted to error type 'F'"#),
    .init(
      #"""
      enum E: Error { case a }
      func d(_ x: Int) throws -> Int { throw E.a }
      func e(_ x: Int) throws(E) -> Int { try d(x) }
      """#,
      #"3:41: thrown expression type 'any Error' cannot be converted to error type 'E'"#),
    .init(
      #"""
      enum E: Error { case a }
      func d(_ x: Int) throws(E) -> Int { throw .a }
      let f: (Int) throws(E) -> Int = { try d($0) }
      let g: (Int) throws(E) -> Int = d
      let h: (Int) throws -> Int = d
      let i: (Int) -> Int = d
      """#,
      #"6:23: invalid conversion from throwing function of type '(Int) throws(E) -> Int' to non-throwing function type '(Int) -> Int'"#
    ),
    .init(
      #"""
      enum E: Error { case a, b }
      func d(_ x: Int) throws(E) -> Int { throw .a }
      func q() { do { _ = try d(1) } catch .a { } }
      """#,
      #"3:21: errors thrown from here are not handled because the enclosing catch is not exhaustive"#),
    .init(
      #"""
      enum E: Error { case a, b }
      func q() { throw E.a }
      """#,
      #"2:12: error is not handled because the enclosing function is not declared 'throws'"#),
    .init(
      #"""
      enum E: Error { case a, b }
      let f: () -> Void = { throw E.a }
      """#,
      #"2:21: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'"#
    ),
    .init(
      #"""
      func t() throws {}
      let f: () -> Void = { try t() }
      """#,
      #"2:21: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'"#
    ),
  ]
}
