import Testing

extension RefusedPrograms {
  /// Initialisation, mutability, optionals.
  static let mutability: [Case] = [
    .init(
      #"""
      class A { let name: String; init(name: String) { self.name = name } }
      let a = A()
      """#,
      #"2:11: missing argument for parameter 'name' in call"#),
    .init(
      #"""
      class A { let name: String; init(name: String) { self.name = name } }
      let a = A(name: 3)
      """#,
      #"2:17: cannot convert value of type 'Int' to expected argument type 'String'"#),
    .init(
      #"""
      struct S { var x: Int; func f() { x = 2 } }
      """#,
      #"1:35: cannot assign to property: 'self' is immutable"#),
    .init(
      #"""
      struct S { var x = 0; func f() { self.x += 1 } }
      """#,
      #"1:41: left side of mutating operator isn't mutable: 'self' is immutable"#),
    .init(
      #"""
      struct S { var xs = [1]; func f() { xs.append(2) } }
      """#,
      #"1:40: cannot use mutating member on immutable value: 'self' is immutable"#),
    .init(
      #"""
      func f(_ xs: [Int]) { xs.append(1) }
      """#,
      #"1:26: cannot use mutating member on immutable value: 'xs' is a 'let' constant"#),
    .init(
      #"""
      for i in 0..<3 { i += 1 }
      """#,
      #"1:20: left side of mutating operator isn't mutable: 'i' is a 'let' constant"#),
    .init(
      #"""
      let xs = [1, 2]
      for x in xs { x = 3 }
      """#,
      #"2:15: cannot assign to value: 'x' is a 'let' constant"#),
    .init(
      #"""
      struct P { var n = 0 }
      let ps = [P()]
      for p in ps { p.n = 1 }
      """#,
      #"3:17: cannot assign to property: 'p' is a 'let' constant"#),
    .init(
      #"""
      struct P { var n = 0 }
      let ps = [P()]
      ps[0].n = 1
      """#,
      #"3:7: cannot assign to property: 'ps' is a 'let' constant"#),
    .init(
      #"""
      let d = ["a": 1]
      d["b"] = 2
      """#,
      #"2:2: cannot assign through subscript: 'd' is a 'let' constant"#),
    .init(
      #"""
      func f() -> P { P() }
      struct P { var n = 0 }
      f().n = 2
      """#,
      #"3:5: cannot assign to property: 'f' returns immutable value"#),
    .init(
      #"""
      struct P { var n = 0 }
      var p: P? = P()
      p.n = 2
      """#,
      #"3:1: value of optional type 'P?' must be unwrapped to refer to member 'n' of wrapped base type 'P'"#),
    .init(
      #"""
      struct P { var n = 0 }
      var p: P? = P()
      print(p.n)
      """#,
      #"3:7: value of optional type 'P?' must be unwrapped to refer to member 'n' of wrapped base type 'P'"#),
    .init(
      #"""
      let s: String? = "a"
      print(s.count)
      """#,
      #"2:7: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'"#
    ),
    .init(
      #"""
      let s: String? = "a"
      let n: Int = s?.count
      """#,
      #"2:17: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      let n = 5
      print(n!)
      print(n?.description)
      """#,
      #"2:8: cannot force unwrap value of non-optional type 'Int'"#),
    .init(
      #"""
      var name: String = nil
      """#,
      #"1:20: 'nil' cannot initialize specified type 'String'"#),
    .init(
      #"""
      func f() -> String { return nil }
      """#,
      #"1:29: 'nil' is incompatible with return type 'String'"#),
    .init(
      #"""
      func f(_ s: String) {}
      f(nil)
      """#,
      #"2:3: 'nil' is not compatible with expected argument type 'String'"#),
    .init(
      #"""
      protocol P { func f(x: Int) -> String }
      struct S: P { func f(x: Int) -> Int { 1 } }
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      protocol P { var x: Int { get set } }
      struct S: P { let x = 1 }
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      protocol P { init(x: Int) }
      class C: P { init(x: Int) {} }
      """#,
      #"2:14: initializer requirement 'init(x:)' can only be satisfied by a 'required' initializer in non-final class 'C'"#
    ),
    .init(
      #"""
      struct S: Equatable { var f: (Int) -> Int }
      """#,
      #"1:8: type 'S' does not conform to protocol 'Equatable'"#),
    .init(
      #"""
      enum E: CaseIterable { case a(Int) }
      print(E.allCases)
      """#,
      #"1:6: type 'E' does not conform to protocol 'CaseIterable'"#),
    .init(
      #"""
      struct S: Comparable { var x = 1 }
      """#,
      #"1:8: type 'S' does not conform to protocol 'Comparable'"#),
    .init(
      #"""
      func f<T: Comparable>(_ x: T) -> T { x }
      print(f([1]))
      """#,
      #"2:7: global function 'f' requires that '[Int]' conform to 'Comparable'"#),
    .init(
      #"""
      func f<T>(_ x: T) -> T { x + x }
      """#,
      #"1:28: binary operator '+' cannot be applied to two 'T' operands"#),
    .init(
      #"""
      func f<T>(_ x: T, _ y: T) -> Bool { x == y }
      """#,
      #"1:39: binary operator '==' cannot be applied to two 'T' operands"#),
    .init(
      #"""
      func f<T>(_ x: T) { print(x.count) }
      """#,
      #"1:29: value of type 'T' has no member 'count'"#),
    .init(
      #"""
      struct Box<T> { var v: T }
      let b: Box<String> = Box(v: 1)
      """#,
      #"2:29: cannot convert value of type 'Int' to expected argument type 'String'"#),
    .init(
      #"""
      struct Box<T> { var v: T }
      let b: Box = 1
      """#,
      #"2:14: cannot convert value of type 'Int' to specified type 'Box<T>'"#),
    .init(
      #"""
      let b = Optional<Int>.none
      b.map { $0.foo }
      """#,
      #"2:12: value of type 'Int' has no member 'foo'"#),
    .init(
      #"""
      switch 5 { case "a": print(1); default: break }
      """#,
      #"1:17: expression pattern of type 'String' cannot match values of type 'Int'"#),
    .init(
      #"""
      enum E { case a(x: Int), b }
      let e = E.a(y: 1)
      """#,
      #"2:12: incorrect argument label in call (have 'y:', expected 'x:')"#),
  ]
}
