import Testing

extension RefusedPrograms {
  /// Calls, conversions, conformances.
  static let calls: [Case] = [
    .init(
      #"""
      func greet(name: String, times: Int) {}
      greet(nam: "a", times: 2)
      """#,
      #"2:6: incorrect argument label in call (have 'nam:times:', expected 'name:times:')"#),
    .init(
      #"""
      func greet(name: String, times: Int) {}
      greet(name: "a")
      """#,
      #"2:16: missing argument for parameter 'times' in call"#),
    .init(
      #"""
      func greet(name: String, times: Int) {}
      greet(times: 2, name: "a")
      """#,
      #"2:17: argument 'name' must precede argument 'times'"#),
    .init(
      #"""
      func greet(_ name: String) {}
      greet(name: "a")
      """#,
      #"2:6: extraneous argument label 'name:' in call"#),
    .init(
      #"""
      func greet(name: String) {}
      greet("a")
      """#,
      #"2:7: missing argument label 'name:' in call"#),
    .init(
      #"""
      func greet(name: String) {}
      greet(name: "a", 3)
      """#,
      #"2:18: extra argument in call"#),
    .init(
      #"""
      struct P { var x: Int; var y: Int }
      let p = P(x: 1)
      """#,
      #"2:15: missing argument for parameter 'y' in call"#),
    .init(
      #"""
      struct P { var x: Int; var y: Int }
      let p = P(x: 1, y: 2, z: 3)
      """#,
      #"2:26: extra argument 'z' in call"#),
    .init(
      #"""
      struct P { var x: Int; var y: Int }
      let p = P(x: 1, y: "2")
      """#,
      #"2:20: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      let x: Int = "hello"
      """#,
      #"1:14: cannot convert value of type 'String' to specified type 'Int'"#),
    .init(
      #"""
      let x: String = 5
      """#,
      #"1:17: cannot convert value of type 'Int' to specified type 'String'"#),
    .init(
      #"""
      let a = 5
      let b = 2.0
      print(a * b)
      """#,
      #"3:9: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'"#),
    .init(
      #"""
      let s = "a" + 1
      """#,
      #"1:13: binary operator '+' cannot be applied to operands of type 'String' and 'Int'"#),
    .init(
      #"""
      let n: Int? = 3
      print(n + 1)
      """#,
      #"2:7: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      let n: Int? = 3
      let m: Int = n
      """#,
      #"2:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      enum E { case a, b, c }
      let e = E.a
      switch e {
      case .a: print(1)
      case .b: print(2)
      }
      """#,
      #"3:1: switch must be exhaustive"#),
    .init(
      #"""
      let n = 4
      switch n {
      case 1: print(1)
      case 2: print(2)
      }
      """#,
      #"2:1: switch must be exhaustive"#),
    .init(
      #"""
      let t = (true, false)
      switch t {
      case (true, _): print(1)
      case (false, true): print(2)
      }
      """#,
      #"2:1: switch must be exhaustive"#),
    .init(
      #"""
      let x = 1
      x = 2
      """#,
      #"2:1: cannot assign to value: 'x' is a 'let' constant"#),
    .init(
      #"""
      struct S { var n = 0; func inc() { n += 1 } }
      """#,
      #"1:38: left side of mutating operator isn't mutable: 'self' is immutable"#),
    .init(
      #"""
      struct S { var n = 0; mutating func inc() { n += 1 } }
      let s = S()
      s.inc()
      """#,
      #"3:3: cannot use mutating member on immutable value: 's' is a 'let' constant"#),
    .init(
      #"""
      struct S { let n = 0 }
      var s = S()
      s.n = 3
      """#,
      #"3:3: cannot assign to property: 'n' is a 'let' constant"#),
    .init(
      #"""
      protocol P { func f(); var g: Int { get } }
      struct S: P { func f() {} }
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      let x = 1
      let x = 2
      """#,
      #"2:5: invalid redeclaration of 'x'"#),
    .init(
      #"""
      func f() {}
      func f() {}
      """#,
      #"2:6: invalid redeclaration of 'f()'"#),
    .init(
      #"""
      struct S { private var secret = 1 }
      print(S().secret)
      """#,
      #"2:11: 'secret' is inaccessible due to 'private' protection level"#),
    .init(
      #"""
      func f() throws {}
      f()
      """#,
      #"2:1: call can throw but is not marked with 'try'"#),
    .init(
      #"""
      func f<T>() -> T? { nil }
      let x = f()
      """#,
      #"2:9: generic parameter 'T' could not be inferred"#),
    .init(
      #"""
      func f<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      struct S {}
      print(f(S(), S()))
      """#,
      #"3:7: global function 'f' requires that 'S' conform to 'Equatable'"#),
    .init(
      #"""
      func f<T>(_ a: T, _ b: T) {}
      f(1, "a")
      """#,
      #"2:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')"#),
    .init(
      #"""
      class A { init(x: Int) {} }
      class B: A { }
      let b = B()
      """#,
      #"3:11: missing argument for parameter 'x' in call"#),
    .init(
      #"""
      class A { var x: Int }
      """#,
      #"1:7: class 'A' has no initializers"#),
    .init(
      #"""
      class A { func f() {} }
      class B: A { func f() {} }
      """#,
      #"2:19: overriding declaration requires an 'override' keyword"#),
    .init(
      #"""
      class A { }
      class B: A { override func f() {} }
      """#,
      #"2:28: method does not override any method from its superclass"#),
    .init(
      #"""
      let xs = [1, 2, 3]
      xs.append(4)
      """#,
      #"2:4: cannot use mutating member on immutable value: 'xs' is a 'let' constant"#),
    .init(
      #"""
      let xs = [1, "a"]
      """#,
      #"1:10: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional"#
    ),
    .init(
      #"""
      let d = ["a": 1]
      let v: Int = d["a"]
      """#,
      #"2:15: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      let x: Int? = 5
      if x { print(1) }
      """#,
      #"2:4: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead"#),
    .init(
      #"""
      let x = 5
      if x { print(1) }
      """#,
      #"2:4: type 'Int' cannot be used as a boolean; test for '!= 0' instead"#),
    .init(
      #"""
      func f(_ x: Int) -> Int { if x > 0 { return 1 } }
      """#,
      #"1:49: missing return in global function expected to return 'Int'"#),
    .init(
      #"""
      func f() -> Int { "a" }
      """#,
      #"1:19: cannot convert return expression of type 'String' to return type 'Int'"#),
    .init(
      #"""
      func f() { return 1 }
      """#,
      #"1:19: unexpected non-void return value in void function"#),
    .init(
      #"""
      let x = foo
      """#,
      #"1:9: cannot find 'foo' in scope"#),
    .init(
      #"""
      let x: Foo = 1
      """#,
      #"1:8: cannot find type 'Foo' in scope"#),
    .init(
      #"""
      struct S {}
      let a = S() == S()
      """#,
      #"2:13: binary operator '==' cannot be applied to two 'S' operands"#),
    .init(
      #"""
      struct S {}
      print(S() < S())
      """#,
      #"2:11: binary operator '<' cannot be applied to two 'S' operands"#),
  ]
}
