/// Faulty declarations with the messages of `swiftc -typecheck`.
enum RefusedDeclarations {
  /// The texts, each with the messages in the order of their places.
  static let all: [DeclarationCheckerTests.Case] = aboutDeclarations + aboutTypes

  private static let aboutDeclarations: [DeclarationCheckerTests.Case] = [
    .init(
      #"""
      class A { convenience init(x: Int) { self.init() }
       init() {} }
      class B: A { override convenience init(x: Int) { self.init() } }
      """#,
      #"3:35: initializer does not override a designated initializer from its superclass"#),
    .init(
      #"""
      class A { lazy let d = 1 }
      """#,
      #"1:11: 'lazy' cannot be used on a let"#,
      #"1:11: 'lazy' cannot be used on a let"#),
    .init(
      #"""
      struct S { convenience init(x: Int) { } }
      """#,
      #"1:24: initializers in structs are not marked with 'convenience'"#),
    .init(
      #"""
      struct S { required init() {} }
      """#,
      #"1:21: 'required' initializer in non-class type 'S'"#),
    .init(
      #"""
      struct S { class var q = 1 }
      """#,
      #"1:18: class properties are only allowed within classes; use 'static' to declare a static property"#),
    .init(
      #"""
      struct S { class func w() {} }
      """#,
      #"1:18: class methods are only allowed within classes; use 'static' to declare a static method"#),
    .init(
      #"""
      struct S { final func z() {} }
      """#,
      #"1:12: only classes and class members may be marked with 'final'"#),
    .init(
      #"""
      static func top() {}
      """#,
      #"1:8: static methods may only be declared on a type"#),
    .init(
      #"""
      mutating func top2() {}
      """#,
      #"1:1: 'mutating' is only valid on methods"#),
    .init(
      #"""
      protocol P { func a() {} }
      """#,
      #"1:23: protocol methods must not have bodies"#),
    .init(
      #"""
      protocol P { init() {} }
      """#,
      #"1:21: protocol initializers must not have bodies"#),
    .init(
      #"""
      enum E { case a
       case b
       init() {} }
      let x = 1
      let x = 2
      """#,
      #"5:5: invalid redeclaration of 'x'"#),
    .init(
      #"""
      struct S { var a: Int
       var a: String }
      """#,
      #"2:6: invalid redeclaration of 'a'"#),
    .init(
      #"""
      struct S: Hashable { var x: [Double: Any] }
      """#,
      #"1:8: type 'S' does not conform to protocol 'Hashable'"#,
      #"1:8: type 'S' does not conform to protocol 'Equatable'"#),
    .init(
      #"""
      protocol P { var x: Int { get set } }
      struct S: P { let x: Int }
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      protocol P { static func make() -> Self }
      struct S: P { func make() -> S { self } }
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      protocol P { func f(x: Int) }
      struct S: P { func f(y: Int) {} }
      """#,
      #"2:20: instance method 'f(y:)' has different argument labels from those required by protocol 'P' ('f(x:)')"#),
    .init(
      #"""
      protocol P { associatedtype T }
      struct S: P {}
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      protocol P { associatedtype T: Equatable; var v: T { get } }
      struct S: P { var v: () -> Void }
      """#,
      #"2:8: type 'S' does not conform to protocol 'P'"#),
    .init(
      #"""
      protocol P: Equatable {}
      class C: P {}
      """#,
      #"2:7: type 'C' does not conform to protocol 'Equatable'"#),
    .init(
      #"""
      struct S: Comparable { var x: Int }
      """#,
      #"1:8: type 'S' does not conform to protocol 'Comparable'"#),
    .init(
      #"""
      struct S: Identifiable { var name: String }
      """#,
      #"1:8: type 'S' does not conform to protocol 'Identifiable'"#),
    .init(
      #"""
      struct S: Sequence { func makeIterator() -> Int { 1 } }
      """#,
      #"1:8: type 'S' does not conform to protocol 'Sequence'"#),
    .init(
      #"""
      struct S: ExpressibleByIntegerLiteral { }
      """#,
      #"1:8: type 'S' does not conform to protocol 'ExpressibleByIntegerLiteral'"#),
    .init(
      #"""
      class A { var x: Int { 1 } }
      class B: A { var x: Int { 2 } }
      """#,
      #"2:18: overriding declaration requires an 'override' keyword"#),
    .init(
      #"""
      class A { func f(x: Int) {} }
      class B: A { override func f(y: Int) {} }
      """#,
      #"2:28: argument labels for method 'f(y:)' do not match those of overridden method 'f(x:)'"#),
    .init(
      #"""
      class A { func f() -> Int { 1 } }
      class B: A { override func f() -> String { "" } }
      """#,
      #"2:28: method does not override any method from its superclass"#),
    .init(
      #"""
      class A { final var x = 1 }
      class B: A { override var x: Int { get { 1 } set {} } }
      """#,
      #"2:27: property overrides a 'final' property"#),
    .init(
      #"""
      final class A {}
      class B: A {}
      """#,
      #"2:7: inheritance from a final class 'A'"#),
    .init(
      #"""
      class A { private func f() {} }
      class B: A { override func f() {} }
      """#,
      #"2:28: method does not override any method from its superclass"#),
    .init(
      #"""
      class A { init(x: Int) {} }
      class B: A { override init() { super.init(x: 1) } }
      """#,
      #"2:23: initializer does not override a designated initializer from its superclass"#),
    .init(
      #"""
      class A { init(x: Int) {} }
      class B: A { init(x: Int) { super.init(x: 1) } }
      """#,
      #"2:14: overriding declaration requires an 'override' keyword"#),
    .init(
      #"""
      class A { init(x: Int) {} }
      class B: A { var y: Int }
      """#,
      #"2:7: class 'B' has no initializers"#),
    .init(
      #"""
      class A { required init() {} }
      class B: A { init(x: Int) { super.init() }
      }
      """#,
      #"3:1: 'required' initializer 'init()' must be provided by subclass of 'A'"#),
    .init(
      #"""
      struct S<T> {}
      extension S where T: Foo {}
      """#,
      #"2:22: cannot find type 'Foo' in scope"#),
    .init(
      #"""
      struct S<T> { var x: U }
      """#,
      #"1:22: cannot find type 'U' in scope"#),
    .init(
      #"""
      func f(_ x: [Foo], _ y: Int?) -> Bar? { nil }
      """#,
      #"1:14: cannot find type 'Foo' in scope"#,
      #"1:34: cannot find type 'Bar' in scope"#),
    .init(
      #"""
      extension Int { var stored = 1 }
      """#,
      #"1:21: extensions must not contain stored properties"#),
    .init(
      #"""
      typealias A = Undefined
      """#,
      #"1:15: cannot find type 'Undefined' in scope"#),
    .init(
      #"""
      enum E: Int, String { case a }
      """#,
      #"1:14: multiple enum raw types 'Int' and 'String'"#),
    .init(
      #"""
      enum E { indirect case a(E), b(Int) }
      enum F { case a(F?), b }
      """#,
      #"2:6: recursive enum 'F' is not marked 'indirect'"#),
    .init(
      #"""
      struct A { var b: B }
      struct B { var a: A? }
      """#,
      #"1:16: value type 'A' cannot have a stored property that recursively contains it"#,
      #"2:16: value type 'B' cannot have a stored property that recursively contains it"#),
    .init(
      #"""
      protocol P { func f() }
      extension P { func f() }
      """#,
      #"2:20: expected '{' in body of function declaration"#,
      #"2:20: expected '{' in body of function declaration"#),
    .init(
      #"""
      class C { func deinit2() {}
       deinit {}
       deinit {} }
      """#,
      #"3:2: invalid redeclaration of 'deinit'"#),
  ]
}
