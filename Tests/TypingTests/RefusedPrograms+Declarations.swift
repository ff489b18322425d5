import Testing

extension RefusedPrograms {
  /// Members, patterns, effects and access.
  static let declarations: [Case] = [
    .init(
      #"""
      var x: Int = nil
      """#,
      #"1:14: 'nil' cannot initialize specified type 'Int'"#),
    .init(
      #"""
      let x = nil
      """#,
      #"1:9: 'nil' requires a contextual type"#),
    .init(
      #"""
      let x = []
      """#,
      #"1:9: empty collection literal requires an explicit type"#),
    .init(
      #"""
      for i in 5 { print(i) }
      """#,
      #"1:10: for-in loop requires 'Int' to conform to 'Sequence'"#),
    .init(
      #"""
      protocol P { associatedtype A }
      struct S: P {}
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      enum E: Int { case a = 1, b = 1 }
      """#,
      #"1:31: raw value for enum case is not unique"#),
    .init(
      #"""
      enum E: String { case a = 1 }
      """#,
      #"1:27: cannot convert value of type 'Int' to raw type 'String'"#),
    .init(
      #"""
      class A { weak var b: Int? }
      """#,
      #"1:20: 'weak' may only be applied to class and class-bound protocol types, not 'Int'"#),
    .init(
      #"""
      struct S { var s: S }
      """#,
      #"1:16: value type 'S' cannot have a stored property that recursively contains it"#),
    .init(
      #"""
      func f(_ x: inout Int) {}
      let a = 1
      f(&a)
      """#,
      #"3:3: cannot pass immutable value as inout argument: 'a' is a 'let' constant"#),
    .init(
      #"""
      func f(_ x: inout Int) {}
      var a = 1
      f(a)
      """#,
      #"3:3: passing value of type 'Int' to an inout parameter requires explicit '&'"#),
    .init(
      #"""
      let f: (Int) -> Int = { "a" }
      """#,
      #"1:23: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"#),
    .init(
      #"""
      struct S: Hashable { var f: () -> Void }
      """#,
      #"1:8: type 'S' does not conform to protocol 'Hashable'"#),
    .init(
      #"""
      let a: any Equatable = 1
      let b: any Equatable = 2
      print(a == b)
      """#,
      #"3:9: binary operator '==' cannot be applied to two 'any Equatable' operands"#),
    .init(
      #"""
      enum E: Error { case a }
      do { throw E.b } catch {}
      """#,
      #"2:14: type 'E' has no member 'b'"#),
    .init(
      #"""
      throw 5
      """#,
      #"1:7: thrown expression type 'Int' does not conform to 'Error'"#),
    .init(
      #"""
      let x = 5 as String
      """#,
      #"1:9: cannot convert value of type 'Int' to type 'String' in coercion"#),
    .init(
      #"""
      class A {}
      class B {}
      let x = A() as! B
      let y = A() as B
      """#,
      #"4:9: cannot convert value of type 'A' to type 'B' in coercion"#),
    .init(
      #"""
      struct S { static let a = 1 }
      print(S().a)
      """#,
      #"2:7: static member 'a' cannot be used on instance of type 'S'"#),
    .init(
      #"""
      struct S { let a = 1 }
      print(S.a)
      """#,
      #"2:7: instance member 'a' cannot be used on type 'S'; did you mean to use a value of this type instead?"#),
    .init(
      #"""
      let x = 1
      print(x.y)
      """#,
      #"2:9: value of type 'Int' has no member 'y'"#),
    .init(
      #"""
      let x = 1
      x.foo()
      """#,
      #"2:3: value of type 'Int' has no member 'foo'"#),
    .init(
      #"""
      var x = 1
      x()
      """#,
      #"2:1: cannot call value of non-function type 'Int'"#),
    .init(
      #"""
      print(undefined)
      """#,
      #"1:7: cannot find 'undefined' in scope"#),
    .init(
      #"""
      let a = [1, 2, 3]
      let b = a["x"]
      """#,
      #"2:10: no exact matches in call to subscript "#),
    .init(
      #"""
      let a = ["k": 1]
      let b = a[1]
      """#,
      #"2:10: no exact matches in call to subscript "#),
    .init(
      #"""
      struct S { subscript(i: Int) -> Int { i } }
      var s = S()
      s[0] = 1
      """#,
      #"3:2: cannot assign through subscript: subscript is get-only"#),
    .init(
      #"""
      struct S { var x: Int { 1 } }
      var s = S()
      s.x = 1
      """#,
      #"3:3: cannot assign to property: 'x' is a get-only property"#),
    .init(
      #"""
      extension Foo { }
      """#,
      #"1:11: cannot find type 'Foo' in scope"#),
    .init(
      #"""
      protocol P {}
      extension P { func f() {} }
      struct S {}
      S().f()
      """#,
      #"4:5: value of type 'S' has no member 'f'"#),
    .init(
      #"""
      let x = true ? 1 : "a"
      """#,
      #"1:16: result values in '? :' expression have mismatching types 'Int' and 'String'"#),
    .init(
      #"""
      let s: Set<Int> = ["a"]
      """#,
      #"1:20: cannot convert value of type 'String' to expected element type 'Int'"#),
    .init(
      #"""
      final class A {}
      class B: A {}
      """#,
      #"2:7: inheritance from a final class 'A'"#),
    .init(
      #"""
      struct A {}
      struct B: A {}
      """#,
      #"2:8: inheritance from non-protocol type 'A'"#),
    .init(
      #"""
      func f(a: Int) {}
      func f(a: String) {}
      f(a: 1.5)
      """#,
      #"3:1: no exact matches in call to global function 'f'"#),
    .init(
      #"""
      let c: Character = "ab"
      """#,
      #"1:20: cannot convert value of type 'String' to specified type 'Character'"#),
    .init(
      #"""
      let u: UInt8 = 256
      """#,
      #"1:16: integer literal '256' overflows when stored into 'UInt8'"#),
    .init(
      #"""
      let x = Int("a") + 1
      """#,
      #"1:9: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#),
    .init(
      #"""
      struct S { lazy var x = 1 }
      let s = S()
      print(s.x)
      """#,
      #"3:9: cannot use mutating getter on immutable value: 's' is a 'let' constant"#),
    .init(
      #"""
      import Observation
      @Observable class A { var x: Int }
      """#,
      #"2:19: class 'A' has no initializers"#),
    .init(
      #"""
      import Observation
      @Observable class A { let x = 1; var y = "" }
      let a = A()
      a.x = 2
      """#,
      #"4:3: cannot assign to property: 'x' is a 'let' constant"#),
    .init(
      #"""
      import Observation
      @Observable class A { var y = "" }
      withObservationTracking { print(A().z) } onChange: { }
      """#,
      #"3:37: value of type 'A' has no member 'z'"#),
  ]
}
