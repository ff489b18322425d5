import Foundation
import Testing
import Tree
import Types

/// Messages about declarations, as `swiftc -typecheck` gives them.
@Suite struct DeclarationCheckerTests {

  /// A text and the messages expected, each with line and column.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: [String]
    init(_ text: String, _ expected: String...) { self.init(text, expected) }
    init(_ text: String, _ expected: [String]) {
      self.text = text
      self.expected = expected
    }
    var testDescription: String { text }
  }

  private func check(_ c: Case) throws {
    let given = try Workspace(c.text).complaints()
    #expect(given == c.expected)
  }

  @Test(arguments: [
    Case("struct A { var x = 1; var x = 2 }", "1:27: invalid redeclaration of 'x'"),
    Case("func f() {}\nfunc f() {}", "2:6: invalid redeclaration of 'f()'"),
    Case("func g(_ a: Int) {}\nfunc g(_ b: Int) {}", "2:6: invalid redeclaration of 'g'"),
    Case("func h(a: Int) -> Int { 1 }\nfunc h(a: Int) -> String { \"\" }"),
    Case("enum E { case a, b, a }", "1:21: invalid redeclaration of 'a'"),
    Case("struct B {}\nclass B {}", "2:7: invalid redeclaration of 'B'"),
    Case("struct C { func m() {}\n var m: Int { 1 } }", "2:6: invalid redeclaration of 'm'"),
    Case("struct C { func m(a: Int) {}\n var m: Int { 1 } }"),
    Case("struct D { init(a: Int) {}\n init(a: Int) {} }", "2:2: invalid redeclaration of 'init(a:)'"),
    Case(
      "struct A {}\nextension A { func q() {} }\nextension A { func q() {} }", "3:20: invalid redeclaration of 'q()'"),
    Case("struct P { static var s = 1\n var s = 2 }"),
    Case("typealias T = Int\ntypealias T = String", "2:11: invalid redeclaration of 'T'"),
    Case("func p1(a: Int, a: Int) {}", "1:17: invalid redeclaration of 'a'"),
    Case("prefix func - (a: [Int]) -> Int { 1 }\nfunc - (a: [Int], b: [Int]) -> Int { 1 }"),
  ])
  func redeclarations(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case("struct A: Int {}", "1:8: inheritance from non-protocol type 'Int'"),
    Case(
      "class B {}\nclass B2 {}\nclass C: B, B2 {}",
      "3:13: multiple inheritance from classes 'B' and 'B2' [#MultipleInheritance]"),
    Case(
      "class B {}\nprotocol P2 {}\nclass D: P2, B {}",
      "3:14: superclass 'B' must appear first in the inheritance clause"),
    Case("protocol P2 {}\nstruct S: P2, P2 {}", "2:15: redundant conformance of 'S' to protocol 'P2'"),
    Case("class F: Undefined {}", "1:10: cannot find type 'Undefined' in scope"),
    Case("final class G {}\nclass H: G {}", "2:7: inheritance from a final class 'G'"),
    Case("class I: I {}", "1:7: 'I' inherits from itself"),
    Case("protocol P: AnyObject {}\nstruct S: P {}", "2:8: non-class type 'S' cannot conform to class protocol 'P'"),
  ])
  func inheritance(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case("protocol P { func a() }\nstruct A: P {}", "2:8: type 'A' does not conform to protocol 'P'"),
    Case("struct C: Equatable { var f: () -> Void }", "1:8: type 'C' does not conform to protocol 'Equatable'"),
    Case(
      "struct C2 {}\nstruct D: Hashable { var e: C2 }",
      "2:8: type 'D' does not conform to protocol 'Hashable'", "2:8: type 'D' does not conform to protocol 'Equatable'"),
    Case("class F: Equatable {}", "1:7: type 'F' does not conform to protocol 'Equatable'"),
    Case("struct H: Comparable {}", "1:8: type 'H' does not conform to protocol 'Comparable'"),
    Case("enum I: CaseIterable { case a(Int) }", "1:6: type 'I' does not conform to protocol 'CaseIterable'"),
    Case("struct K: Sequence {}", "1:8: type 'K' does not conform to protocol 'Sequence'"),
    Case("struct L: Collection {}", "1:8: type 'L' does not conform to protocol 'Collection'"),
    Case("struct M: IteratorProtocol {}", "1:8: type 'M' does not conform to protocol 'IteratorProtocol'"),
    Case("struct N: Identifiable {}", "1:8: type 'N' does not conform to protocol 'Identifiable'"),
    Case(
      "struct O: CustomStringConvertible {}", "1:8: type 'O' does not conform to protocol 'CustomStringConvertible'"),
    Case(
      "struct R: Error {}\nclass S: Identifiable {}\nenum T: Int, Comparable { case a; static func < (a: T, b: T) -> Bool { true } }"
    ),
    Case(
      "struct A { func a(_ x: String) -> Int { 1 } }\nprotocol P { func a(_ x: Int) -> Int }\nextension A: P {}",
      "3:1: type 'A' does not conform to protocol 'P'"),
    Case(
      "protocol Init { init(x: Int) }\nclass NF2: Init { init(x: Int) {} }",
      "2:19: initializer requirement 'init(x:)' can only be satisfied by a 'required' initializer in non-final class 'NF2'"
    ),
    Case(
      "protocol Mut { mutating func m(); var c: Int { get set } }\nstruct M: Mut { func m() {}\n let c = 1 }",
      "2:8: type 'M' does not conform to protocol 'Mut'"),
    Case(
      "protocol Mut2 { func m() }\nstruct M2: Mut2 { mutating func m() {} }",
      "2:8: type 'M2' does not conform to protocol 'Mut2'"),
    Case(
      "protocol Th { func f() }\nstruct T1: Th { func f() throws {} }",
      "2:8: type 'T1' does not conform to protocol 'Th'"),
    Case(
      "protocol PA { associatedtype X: Numeric }\nstruct AS: PA { typealias X = String }",
      "2:8: type 'AS' does not conform to protocol 'PA'"),
    Case(
      "protocol PB { associatedtype X; func f(_ x: X); func g() -> X }\nstruct AS2: PB { func f(_ x: Int) {}\n func g() -> String { \"\" } }",
      "2:8: type 'AS2' does not conform to protocol 'PB'"),
    Case("struct Pt { var x = 1 }\nstruct W<T> { var t: T }\nextension W: Equatable where T: Equatable {}"),
  ])
  func conformances(_ c: Case) throws { try check(c) }

  static let base = """
    class A { func f() {}
     var v: Int = 1
     func g(_ x: Int) -> Int { x }
     init() {}
     init(q: Int) {}
     final func fin() {}
     static func st() {}
     class func cl() {}
     subscript(i: Int) -> Int { 1 }
     let k = 1
     var ro: Int { 1 } }

    """

  @Test(arguments: [
    Case("class B: A { func f() {} }", "12:19: overriding declaration requires an 'override' keyword"),
    Case("class B: A { var v: Int = 2 }", "12:18: cannot override with a stored property 'v'"),
    Case("class B: A { override func nope() {} }", "12:28: method does not override any method from its superclass"),
    Case(
      "class B: A { override func g(_ x: String) -> Int { 1 } }",
      "12:28: method does not override any method from its superclass"),
    Case("class B: A { init() {} }", "12:14: overriding declaration requires an 'override' keyword"),
    Case(
      "class B: A { override var zz: Int { 1 } }", "12:27: property does not override any property from its superclass"),
    Case("class B: A { override func fin() {} }", "12:28: instance method overrides a 'final' instance method"),
    Case("class B: A { override static func st() {} }", "12:35: cannot override static method"),
    Case(
      "class B: A { override class func cl() {}\n override subscript(i: Int) -> Int { 2 }\n override var ro: Int { get { 1 } set {} } }"
    ),
    Case(
      "class B: A { override var k: Int { 2 } }",
      "12:27: cannot override immutable 'let' property 'k' with the getter of a 'var'"),
    Case(
      "class B: A { override var v: String { \"\" } }",
      "12:27: cannot override mutable property with read-only property 'v'"),
    Case(
      "class B: A { override func g(_ x: Int) -> String { \"\" } }",
      "12:28: method does not override any method from its superclass"),
    Case("struct S { override func f() {} }", "12:12: 'override' can only be specified on class members"),
    Case("class B: A { override init() { super.init() }\n override var v: Int { didSet {} } }"),
    Case(
      "class R { required init(r: Int) {} }\nclass B: R { init(z: Int) { super.init(r: z) }\n}",
      "14:1: 'required' initializer 'init(r:)' must be provided by subclass of 'R'"),
  ])
  func overrides(_ c: Case) throws { try check(Case(Self.base + c.text, c.expected)) }

  @Test(arguments: [
    Case("class A { var x: Int }", "1:7: class 'A' has no initializers"),
    Case(
      "class C { var x: Int?\n weak var d: C? }\nclass D { var q = 1 }\nclass E: D { var z: Int }",
      "4:7: class 'E' has no initializers"),
    Case("enum En { case a\n var x: Int }", "2:6: enums must not contain stored properties"),
    Case("struct W {}\nextension W { var st: Int }", "2:19: extensions must not contain stored properties"),
    Case("protocol P { var x: Int }", "1:18: property in protocol must have explicit { get } or { get set } specifier"),
    Case("struct U { var z }", "1:16: type annotation missing in pattern"),
    Case("struct X { deinit {} }", "1:12: deinitializer cannot be declared in struct 'X' that conforms to 'Copyable'"),
    Case("class A { mutating func f() {} }", "1:11: 'mutating' is not valid on instance methods in classes"),
    Case(
      "struct S { weak var a: Int? }",
      "1:21: 'weak' may only be applied to class and class-bound protocol types, not 'Int'"),
    Case("class A { weak var a: A\n init() {} }", "1:20: 'weak' variable should have optional type 'A?'"),
    Case(
      "struct Op2 { func + (a: Op2, b: Op2) -> Op2 { a } }",
      "1:19: operator '+' declared in type 'Op2' must be 'static'"),
    Case(
      "struct Op2 { static func - (a: Int, b: Int) -> Int { 1 } }",
      "1:26: member operator '-' must have at least one argument of type 'Op2'"),
    Case("protocol Shape { static func == (a: Self, b: Self) -> Bool }"),
  ])
  func storage(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case("enum E: Int { case a = 1, b = 1 }", "1:31: raw value for enum case is not unique"),
    Case("enum K: Int { case a = 1, b, c = 2 }", "1:34: raw value for enum case is not unique"),
    Case("enum L: String { case a, b = \"a\" }", "1:30: raw value for enum case is not unique"),
    Case("enum H { case a = 1 }", "1:19: enum case cannot have a raw value if the enum does not have a raw type"),
    Case("enum I: Int { case a = \"x\" }", "1:24: cannot convert value of type 'String' to raw type 'Int'"),
    Case(
      "enum J: Bool { case a }",
      "1:9: raw type 'Bool' is not expressible by a string, integer, or floating-point literal"),
    Case("enum R { case a(R) }", "1:6: recursive enum 'R' is not marked 'indirect'"),
    Case(
      "indirect enum R { case a(R), b }\nenum L: Character { case a = \"x\" }\nenum D: Double { case a = 1, b = 2.5 }"),
    Case("struct B { var b: B? }", "1:16: value type 'B' cannot have a stored property that recursively contains it"),
    Case(
      "struct C { var d: D }\nstruct D { var c: C }",
      "1:16: value type 'C' cannot have a stored property that recursively contains it",
      "2:16: value type 'D' cannot have a stored property that recursively contains it"),
    Case(
      "struct F { var f: [F] }\nstruct H<T> { var t: T }\nstruct I { var h: H<I> }",
      "3:16: value type 'I' cannot have a stored property that recursively contains it"),
  ])
  func enumsAndRecursion(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case("func f(_ x: Foo) {}", "1:13: cannot find type 'Foo' in scope"),
    Case(
      "let z: Array<Int, Int> = []",
      "1:8: generic type 'Array' specialized with too many type parameters (got 2, but expected 1)"),
    Case("let i: Int<String> = 1", "1:8: cannot specialize non-generic type 'Int'"),
    Case("func gg<T: Int>(_ t: T) {}", "1:12: type 'T' constrained to non-protocol, non-class type 'Int'"),
    Case("func gg3<T>() {}", "1:10: generic parameter 'T' is not used in function signature [#no-usage]"),
    Case("let m: String.Foo = 1", "1:15: 'Foo' is not a member type of struct 'Swift.String'"),
    Case("extension Nope {}", "1:11: cannot find type 'Nope' in scope"),
    Case("let dd: [() -> Void: Int] = [:]", "1:9: type '() -> Void' does not conform to protocol 'Hashable'"),
    Case(
      "struct Own<T: Equatable> {}\nlet oo: Own<() -> Void>? = nil",
      "2:9: type '() -> Void' does not conform to protocol 'Equatable'"),
    Case(
      "struct Gen<T> { var x: T }\nstruct KK { var g: Gen }",
      "2:20: reference to generic type 'Gen' requires arguments in <...>"),
    Case("func kk<T: Sequence>(_ x: T) where T.Elemen == Int {}", "1:38: 'Elemen' is not a member type of type 'T'"),
    Case("typealias R = R2\ntypealias R2 = R", "1:11: type alias 'R' references itself"),
  ])
  func types(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case(
      "private struct P {}\nstruct A { let p: P }",
      "2:16: property must be declared fileprivate because its type uses a private type"),
    Case(
      "private struct P {}\nfunc f(_ x: P) {}",
      "2:6: function must be declared private or fileprivate because its parameter uses a private type"),
    Case(
      "private struct P {}\nlet q: P = P()",
      "2:5: constant must be declared private or fileprivate because its type uses a private type"),
    Case("private struct P {}\nprivate let q: P = P()\nfileprivate func f() -> P { q }\nprivate class C { var p: P? }"),
    Case(
      "struct Outer { private struct In {}\n var i: In }",
      "2:6: property must be declared private because its type uses a private type"),
    Case(
      "fileprivate class FC {}\nclass Sub: FC {}",
      "2:7: class must be declared private or fileprivate because its superclass is fileprivate"),
  ])
  func exposure(_ c: Case) throws { try check(c) }

  @Test(arguments: RefusedDeclarations.all)
  func refused(_ c: Case) throws {
    let w = try Workspace(c.text)
    let given = w.file.diagnostics.map(w.text) + w.complaints()
    #expect(given.sorted() == c.expected.sorted())
  }

  /// Programs full of valid declarations bring no message.
  @Test func accepted() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../Accepted/Declarations")
    let found = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!found.isEmpty)
    for url in found {
      let given = try Workspace(String(contentsOf: url, encoding: .utf8)).complaints()
      #expect(given.isEmpty, "\(url.lastPathComponent)")
    }
  }
}
