extension RefusedDeclarations {
  /// Those about bodies, access, types and modifiers.
  static let aboutTypes: [DeclarationCheckerTests.Case] = [
    .init(
      #"""
      struct S { init() }
      """#,
      #"1:12: initializer requires a body"#),
    .init(
      #"""
      func f() -> some Equatable
      """#,
      #"1:6: expected '{' in body of function declaration"#,
      #"1:6: expected '{' in body of function declaration"#),
    .init(
      #"""
      infix operator +++
      struct S { func +++ (a: S, b: S) -> S { a } }
      """#,
      #"2:17: operator '+++' declared in type 'S' must be 'static'"#),
    .init(
      #"""
      private class P {}
      class C { func f() -> P { P() } }
      """#,
      #"2:16: method must be declared fileprivate because its result uses a private type"#),
    .init(
      #"""
      private enum P { case a }
      enum E { case x(P) }
      """#,
      #"2:15: enum case in an internal enum uses a private type"#),
    .init(
      #"""
      private protocol P {}
      struct S { var x: any P }
      """#,
      #"2:16: property must be declared fileprivate because its type uses a private type"#),
    .init(
      #"""
      fileprivate struct F {}
      public func f() -> F { F() }
      """#,
      #"2:13: function cannot be declared public because its result uses a fileprivate type"#),
    .init(
      #"""
      struct F {}
      public func f() -> F { F() }
      """#,
      #"2:13: function cannot be declared public because its result uses an internal type"#),
    .init(
      #"""
      struct S { private init() {} 
       private static let x = 1 }
      let a = 1, a = 2
      """#,
      #"3:12: invalid redeclaration of 'a'"#),
    .init(
      #"""
      struct S { let x: Int, y }
      """#,
      #"1:24: type annotation missing in pattern"#),
    .init(
      #"""
      func f(_ f: Int) -> Int { f }
      func f(_ g: Int) -> Int { g }
      """#,
      #"2:6: invalid redeclaration of 'f'"#),
    .init(
      #"""
      struct S { func f(_ x: Int) {}
       func f(_ y: Int) -> Int { 1 }
       func f(_ z: Int) throws {} }
      """#,
      #"3:7: invalid redeclaration of 'f'"#),
    .init(
      #"""
      class C<T> { static var x = 1 }
      """#,
      #"1:25: static stored properties not supported in generic types"#),
    .init(
      #"""
      struct C<T> { static let x: T? = nil }
      """#,
      #"1:26: static stored properties not supported in generic types"#),
    .init(
      #"""
      protocol P { typealias T = Int; associatedtype T }
      """#,
      #"1:48: invalid redeclaration of 'T'"#),
    .init(
      #"""
      class A: Int? {}
      """#,
      #"1:7: inheritance from non-protocol, non-class type 'Int?'"#),
    .init(
      #"""
      protocol P: AnyObject {}
      enum E: P { case a }
      """#,
      #"2:6: non-class type 'E' cannot conform to class protocol 'P'"#),
    .init(
      #"""
      struct S { weak var x: S? }
      """#,
      #"1:21: 'weak' may only be applied to class and class-bound protocol types, not 'S'"#,
      #"1:21: value type 'S' cannot have a stored property that recursively contains it"#),
    .init(
      #"""
      @propertyWrapper struct W { var x: Int }
      """#,
      #"1:25: property wrapper type 'W' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]"#
    ),
    .init(
      #"""
      @propertyWrapper struct W { var wrappedValue: Int }
      struct S { @W let x: Int }
      """#,
      #"2:12: property wrapper can only be applied to a 'var'"#),
    .init(
      #"""
      @resultBuilder struct B {}
      """#,
      #"1:23: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]"#
    ),
    .init(
      #"""
      func f(a b: Int, c b: Int) {}
      """#,
      #"1:20: invalid redeclaration of 'b'"#),
    .init(
      #"""
      func f(_ x: inout Int = 1) {}
      """#,
      #"1:25: cannot provide default value to inout parameter 'x'"#),
    .init(
      #"""
      func f(_ x: Int..., _ y: Int...) {}
      """#,
      #"1:23: a parameter following a variadic parameter requires a label"#),
    .init(
      #"""
      func f(_ x: Int..., _ y: Int) {}
      """#,
      #"1:23: a parameter following a variadic parameter requires a label"#),
    .init(
      #"""
      var t: (Int) = 1
      var u: (a: Int) = 1
      """#,
      #"2:9: cannot create a single-element tuple with an element label"#),
    .init(
      #"""
      struct S { func f() -> Self { self }
       var x: Self? { nil }
       func g(_ s: Self) {} }
      class C { func g(_ s: Self) {} }
      """#,
      #"4:23: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?"#
    ),
    .init(
      #"""
      func f<T>(_ x: T) where T: Equatable, T: Foo {}
      """#,
      #"1:42: cannot find type 'Foo' in scope"#),
    .init(
      #"""
      func f(_ x: some Foo) {}
      """#,
      #"1:18: cannot find type 'Foo' in scope"#),
    .init(
      #"""
      func f(_ x: any Int) {}
      """#,
      #"1:13: 'any' has no effect on concrete type 'Int'"#),
    .init(
      #"""
      let x: any Equatable & Int = 1
      """#,
      #"1:24: non-protocol, non-class type 'Int' cannot be used within a protocol-constrained type"#),
    .init(
      #"""
      let d: Dictionary<String> = [:]
      """#,
      #"1:8: generic type 'Dictionary' specialized with too few type parameters (got 1, but expected 2)"#),
    .init(
      #"""
      let s: Set<Any> = []
      """#,
      #"1:8: type 'Any' does not conform to protocol 'Hashable'"#),
    .init(
      #"""
      struct K {}
      var d: [K: Int] = [:]
      """#,
      #"2:8: type 'K' does not conform to protocol 'Hashable'"#),
    .init(
      #"""
      struct K {}
      func f(_ s: Set<K>) {}
      """#,
      #"2:13: type 'K' does not conform to protocol 'Hashable'"#),
    .init(
      #"""
      func f(_ x: Int.Foo) {}
      """#,
      #"1:17: 'Foo' is not a member type of struct 'Swift.Int'"#),
    .init(
      #"""
      protocol P { associatedtype A }
      let x: P.A? = nil
      """#,
      #"2:10: cannot access associated type 'A' from 'P'; use a concrete type or generic parameter base instead"#),
    .init(
      #"""
      func f<T: Sequence>(_ t: T) -> T.Foo { fatalError() }
      """#,
      #"1:34: 'Foo' is not a member type of type 'T'"#),
    .init(
      #"""
      struct S { mutating var x: Int { get { 1 } } }
      """#,
      #"1:12: 'mutating' may only be used on 'func' declarations"#),
    .init(
      #"""
      struct S { nonmutating func f() {} 
       mutating static func g() {} }
      """#,
      #"2:2: static functions must not be declared mutating"#),
    .init(
      #"""
      enum E { mutating case a }
      """#,
      #"1:10: 'mutating' may only be used on 'func' declarations"#),
    .init(
      #"""
      class C { override init() {} }
      """#,
      #"1:20: initializer does not override a designated initializer from its superclass"#),
    .init(
      #"""
      struct A { static func f() {}
       static func f() {} }
      """#,
      #"2:14: invalid redeclaration of 'f()'"#),
    .init(
      #"""
      extension Array where Element == Foo {}
      """#,
      #"1:34: cannot find type 'Foo' in scope"#),
    .init(
      #"""
      class Outer { class Inner: Outer { override func nope() {} } }
      """#,
      #"1:50: method does not override any method from its superclass"#),
  ]
}
