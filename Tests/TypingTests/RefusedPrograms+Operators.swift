import Testing

extension RefusedPrograms {
  /// Operators, demands on generic parameters, conflicts.
  static let operators: [Case] = [
    .init(
      #"""
      struct S {}
      let a = [S()]
      print(a.contains(S()))
      """#,
      #"3:18: missing argument label 'where:' in call"#),
    .init(
      #"""
      struct S {}
      let x = Set([S()])
      """#,
      #"2:9: generic struct 'Set' requires that 'S' conform to 'Hashable'"#),
    .init(
      #"""
      struct S {}
      let x: Set<S> = []
      """#,
      #"2:8: type 'S' does not conform to protocol 'Hashable'"#),
    .init(
      #"""
      struct S {}
      let x = [S(): 1]
      """#,
      #"2:9: generic struct 'Dictionary' requires that 'S' conform to 'Hashable'"#),
    .init(
      #"""
      struct S {}
      struct G<T: Hashable> { init(_ t: T) {} ; func m<U: Comparable>(_ u: U, by: Int) {} }
      let x = G(S())
      """#,
      #"3:9: generic struct 'G' requires that 'S' conform to 'Hashable'"#),
    .init(
      #"""
      struct S {}
      struct G<T: Hashable> { init(_ t: T) {} ; func m<U: Comparable>(_ u: U, by: Int) {} }
      G(1).m(S(), by: 3)
      """#,
      #"3:6: instance method 'm(_:by:)' requires that 'S' conform to 'Comparable'"#),
    .init(
      #"""
      struct S {}
      print(max(S(), S()))
      """#,
      #"2:7: global function 'max' requires that 'S' conform to 'Comparable'"#),
    .init(
      #"""
      struct S {}
      print([S()].max()!)
      """#,
      #"2:13: referencing instance method 'max()' on 'Sequence' requires that 'S' conform to 'Comparable'"#),
    .init(
      #"""
      struct S {}
      let s = S()
      print(-s)
      """#,
      #"3:7: unary operator '-' cannot be applied to an operand of type 'S'"#),
    .init(
      #"""
      struct S {}
      let s = S()
      print(!s)
      """#,
      #"3:8: cannot convert value of type 'S' to expected argument type 'Bool'"#),
    .init(
      #"""
      let a: Int = 1
      print(a == "x")
      """#,
      #"2:9: binary operator '==' cannot be applied to operands of type 'Int' and 'String'"#),
    .init(
      #"""
      let n: Int = 1 + "a"
      """#,
      #"1:18: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      let i = 3
      let n: Double = i * 2
      """#,
      #"2:19: cannot convert value of type 'Int' to specified type 'Double'"#),
    .init(
      #"""
      let i = 3
      let n: Double = i * 2.5
      """#,
      #"2:17: cannot convert value of type 'Int' to expected argument type 'Double'"#),
    .init(
      #"""
      let i = 3
      let s = "v: " + i
      """#,
      #"2:15: binary operator '+' cannot be applied to operands of type 'String' and 'Int'"#),
    .init(
      #"""
      var i = 3
      i += 2.5
      """#,
      #"2:6: cannot convert value of type 'Double' to expected argument type 'Int'"#),
    .init(
      #"""
      var s = "a"
      s += 1
      """#,
      #"2:6: cannot convert value of type 'Int' to expected argument type 'String'"#),
    .init(
      #"""
      var i: Int? = 3
      i += 1
      """#,
      #"2:1: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      let i: Int? = 3
      if i > 2 { print(1) }
      """#,
      #"2:4: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      let s: String? = "a"
      print("x" + s)
      """#,
      #"2:13: value of optional type 'String?' must be unwrapped to a value of type 'String'"#),
    .init(
      #"""
      struct P { func go(_ a: Int) {} ; func go(_ a: String) {} }
      P().go(1.5)
      """#,
      #"2:5: no exact matches in call to instance method 'go'"#),
    .init(
      #"""
      struct P { init(_ a: Int) {} ; init(_ a: String) {} }
      let p = P(1.5)
      """#,
      #"2:9: no exact matches in call to initializer "#),
    .init(
      #"""
      struct P { static func go(_ a: Int) {} ; static func go(_ a: String) {} }
      P.go(1.5)
      """#,
      #"2:3: no exact matches in call to static method 'go'"#),
    .init(
      #"""
      func f(a: Int) {}
      func f(b: Int) {}
      f(c: 1)
      """#,
      #"3:1: no exact matches in call to global function 'f'"#),
    .init(
      #"""
      let x = ["a"].reduce(0, +)
      """#,
      #"1:10: cannot convert value of type 'String' to expected element type 'Int'"#),
    .init(
      #"""
      let a = 1
      let b = "x"
      if a == b {}
      """#,
      #"3:6: binary operator '==' cannot be applied to operands of type 'Int' and 'String'"#),
    .init(
      #"""
      enum E { case a(Int), b }
      let e = E.b
      if e == .b {}
      """#,
      #"3:6: binary operator '==' cannot be applied to two 'E' operands"#),
    .init(
      #"""
      class A {}
      let x = A(), y = A()
      print(x == y)
      """#,
      #"3:9: binary operator '==' cannot be applied to two 'A' operands"#),
    .init(
      #"""
      let x = abs("a")
      """#,
      #"1:9: global function 'abs' requires that 'String' conform to 'SignedNumeric'"#),
    .init(
      #"""
      let x = 5
      let y = x > 3 && "a"
      """#,
      #"2:18: cannot convert value of type 'String' to expected argument type 'Bool'"#),
    .init(
      #"""
      let x = 5
      let y = x && true
      """#,
      #"2:9: type 'Int' cannot be used as a boolean; test for '!= 0' instead"#),
    .init(
      #"""
      print("a".count + "b")
      """#,
      #"1:17: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"#),
    .init(
      #"""
      func take(_ x: Int...) {}
      take(1, "a")
      """#,
      #"2:9: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      let t = (1, "a")
      print(t.2)
      """#,
      #"2:9: value of tuple type '(Int, String)' has no member '2'"#),
    .init(
      #"""
      let t = (a: 1, b: "a")
      print(t.c)
      """#,
      #"2:9: value of tuple type '(a: Int, b: String)' has no member 'c'"#),
    .init(
      #"""
      struct S { var x = 1 }
      let k = \S.y
      """#,
      #"2:9: value of type 'S' has no member 'y'"#),
    .init(
      #"""
      let x: Int = 5.5
      """#,
      #"1:14: cannot convert value of type 'Double' to specified type 'Int'"#),
    .init(
      #"""
      let x: [Int] = [1, "a"]
      """#,
      #"1:20: cannot convert value of type 'String' to expected element type 'Int'"#),
    .init(
      #"""
      let x: [String: Int] = ["a": "b"]
      """#,
      #"1:30: cannot convert value of type 'String' to expected dictionary value type 'Int'"#),
    .init(
      #"""
      func f() -> [Int] { return ["a"] }
      """#,
      #"1:29: cannot convert value of type 'String' to expected element type 'Int'"#),
    .init(
      #"""
      func f(_ x: [Int]) {}
      f(["a"])
      """#,
      #"2:4: cannot convert value of type 'String' to expected element type 'Int'"#),
    .init(
      #"""
      func f(_ x: Int?) {}
      f("a")
      """#,
      #"2:3: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      let x = "a" as Int
      """#,
      #"1:9: cannot convert value of type 'String' to type 'Int' in coercion"#),
    .init(
      #"""
      let x = 3 as! String
      let n = Int("3")!.foo
      """#,
      #"2:19: value of type 'Int' has no member 'foo'"#),
    .init(
      #"""
      func f<T>(_ a: T, _ b: T) {}
      let i = 1, s = "a"
      f(i, s)
      """#,
      #"3:1: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')"#),
    .init(
      #"""
      func f<T>(_ a: T, _ b: T) {}
      let i = 1, s = "a"
      f(s, i)
      """#,
      #"3:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')"#),
    .init(
      #"""
      func f<T>(_ a: T, _ b: T) {}
      let i = 1, s = "a"
      f(s, 1)
      """#,
      #"3:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')"#),
    .init(
      #"""
      func f<T>(_ a: T, _ b: T) {}
      let i = 1, s = "a"
      f(1, s)
      """#,
      #"3:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')"#),
    .init(
      #"""
      func f<T>(_ a: [T], _ b: T) {}
      let i = [1], s = "a"
      f(i, s)
      """#,
      #"3:6: cannot convert value of type 'String' to expected argument type 'Int'"#),
    .init(
      #"""
      let i = 1, s = "a"
      print(max(i, s))
      """#,
      #"2:7: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')"#),
    .init(
      #"""
      struct Pair<T> { var a: T; var b: T }
      let p = Pair(a: 1, b: "x")
      """#,
      #"2:9: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')"#),
    .init(
      #"""
      func f<T>(_ a: T, _ b: T) {}
      f("a", 1)
      """#,
      #"2:1: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')"#),
    .init(
      #"""
      func f<T>(_ a: T, _ b: T) {}
      f(1, 2.5)
      f(1, true)
      """#,
      #"3:1: conflicting arguments to generic parameter 'T' ('Bool' vs. 'Int')"#),
  ]
}
