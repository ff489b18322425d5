import Testing
import Tree
import Types

/// Which members a name means.
@Suite struct MemberTests {

  /// The members of a type written as text, each as the type that declares it and its interface type for the base.
  private func members(_ name: String, of type: String, static isStatic: Bool = false, _ text: String = "") throws
    -> [String]
  {
    let w = try Workspace(text)
    let t = try #require(w.type(type))
    let found = w.program.members(of: t, named: name, onMetatype: isStatic, from: nil)
    #expect(w.program.takeDiagnostics().isEmpty)
    return found.map { m in
      let owner = w.program.contextualNominal(m.declaration)?.name ?? "?"
      let own = w.program.substitute(w.program.interfaceType(of: m.declaration), m.substitution)
      return owner + ": " + w.program.description(of: own)
    }
  }

  @Test func properties() throws {
    let counts = try members("count", of: "[Int]")
    #expect(counts == ["Array: Int", "Sequence: ((Int) throws -> Bool) throws -> Int"])
    #expect(try members("first", of: "[Int]").contains("Collection: Int?"))
    let empty = try members("isEmpty", of: "String")
    #expect(empty == ["String: Bool"])
    #expect(try members("keys", of: "[String: Int]").count == 1)
    #expect(try members("nope", of: "Int").isEmpty)
  }

  @Test func conditionalExtensions() throws {
    #expect(try members("max", of: "[Int]").contains("Sequence: () -> Int?"))
    #expect(try !members("max", of: "[() -> Void]").contains { $0.contains("() -> (() -> Void)?") })
    let text = """
      struct Box<T> { var value: T }
      extension Box where T == Int { func total() -> Int { value } }
      extension Box where T: Sequence { func flat() -> [T.Element] { [] } }
      """
    #expect(try members("total", of: "Box<Int>", text) == ["Box: () -> Int"])
    #expect(try members("total", of: "Box<Bool>", text).isEmpty)
    #expect(try members("flat", of: "Box<String>", text) == ["Box: () -> [Character]"])
  }

  @Test func inheritedAndOverridden() throws {
    let text = """
      class A<T> { func f(_ x: T) -> T { x }
       func g() {} }
      class B: A<Int> { override func f(_ x: Int) -> Int { x } }
      """
    #expect(try members("f", of: "B", text) == ["B: (Int) -> Int"])
    #expect(try members("g", of: "B", text) == ["A: () -> Void"])
    #expect(try members("f", of: "A<Bool>", text) == ["A: (Bool) -> Bool"])
  }

  @Test func requirementsBecomeWitnesses() throws {
    let text = """
      protocol P { associatedtype V; func v() -> V; func w() }
      extension P { func w() {} }
      struct S: P { func v() -> Int { 1 } }
      """
    #expect(try members("v", of: "S", text) == ["S: () -> Int"])
    #expect(try members("w", of: "S", text) == ["P: () -> Void"])
  }

  @Test func synthesisedRequirements() throws {
    let text = "enum E: String, CaseIterable { case a, b }"
    #expect(try members("rawValue", of: "E", text).contains("RawRepresentable: String"))
    #expect(try members("allCases", of: "E", static: true, text) == ["CaseIterable: [E]"])
    #expect(try members("init", of: "E", static: true, text).contains("RawRepresentable: (String) -> E?"))
    #expect(try members("a", of: "E", static: true, text) == ["E: E"])
  }

  @Test func implicitInitializers() throws {
    let text = """
      struct S { let a: Int; var b: String = "x"; let c: Int = 1; var d: Bool? }
      struct T { var x: Int = 1 }
      class C { var x = 1 }
      class D: C { init(y: Int) { super.init() } }
      class E: C { var z = 2 }
      struct G<T> { var t: T }
      """
    let ofS = try members("init", of: "S", static: true, text)
    #expect(ofS == ["S: (Int, String, Bool?) -> S"])
    let ofT = try members("init", of: "T", static: true, text)
    #expect(ofT == ["T: (Int) -> T", "T: () -> T"])
    let ofC = try members("init", of: "C", static: true, text)
    #expect(ofC == ["C: () -> C"])
    let ofD = try members("init", of: "D", static: true, text)
    #expect(ofD == ["D: (Int) -> D"])
    let ofE = try members("init", of: "E", static: true, text)
    #expect(ofE == ["E: () -> E"])
    let ofG = try members("init", of: "G<Int>", static: true, text)
    #expect(ofG == ["G: (Int) -> G<Int>"])
  }

  @Test func existentialsAndBounds() throws {
    let text = """
      protocol Animal { var name: String { get }; func twin() -> Self }
      extension Animal { func hello() -> String { name } }
      """
    #expect(try members("name", of: "any Animal", text) == ["Animal: String"])
    #expect(try members("hello", of: "any Animal", text) == ["Animal: () -> String"])
  }

  @Test func access() throws {
    let w = try Workspace(
      """
      struct A { private var x = 1
       func f() {} }
      extension A { func g() {} }
      func h() {}
      """)
    let a = try #require(w.type("A"))
    let inside = w.program.members(of: a, named: "g", onMetatype: false, from: nil)[0].declaration
    let outside = w.program.lookupTopLevel("h")[0]
    #expect(w.program.members(of: a, named: "x", onMetatype: false, from: inside).count == 1)
    #expect(w.program.members(of: a, named: "x", onMetatype: false, from: outside).isEmpty)
  }

  @Test func wrappers() throws {
    let text = """
      @propertyWrapper struct Clamped<T: Comparable> { var wrappedValue: T; var projectedValue: Bool { true } }
      struct S { @Clamped var level: Int = 3 }
      """
    #expect(try members("level", of: "S", text) == ["S: Int"])
    #expect(try members("$level", of: "S", text) == ["S: Bool"])
    let ofS = try members("init", of: "S", static: true, text)
    #expect(ofS == ["S: (Int) -> S", "S: () -> S"])
  }

  @Test func unqualified() throws {
    let w = try Workspace(
      """
      let top = 1
      struct Outer<T> {
        var field = 2
        static var shared = 3
        struct Inner { func m() {} }
        func f<U>(_ u: U) { }
      }
      """)
    let outer = try #require(w.nominal("Outer"))
    let f = try #require(outer.members.last)
    func found(_ name: String, _ from: Decl) -> [String] {
      w.program.lookupUnqualified(name, from: from).map { r in
        switch r.base {
        case .none: "none"
        case .selfValue: "self"
        case .selfType(let t, _): w.program.description(of: t)
        }
      }
    }
    #expect(found("field", f) == ["self"])
    #expect(found("shared", f) == ["Outer<T>"])
    #expect(found("top", f) == ["none"])
    #expect(found("T", f) == ["none"])
    #expect(found("U", f) == ["none"])
    #expect(found("Inner", f) == ["Outer<T>"])
  }

  @Test func laterLinesShadow() throws {
    let w = try Workspace("let x = 1\nfunc f(_ a: Int) {}")
    w.add("let x = \"a\"\nfunc f(_ a: String) {}\nfunc f(_ a: Int) {}")
    #expect(w.program.lookupTopLevel("x").count == 1)
    #expect(w.program.lookupTopLevel("f").count == 2)
    w.add("extension Int { func twice() -> Int { self + self } }")
    let int = try #require(w.type("Int"))
    #expect(w.program.members(of: int, named: "twice", onMetatype: false, from: nil).count == 1)
  }
}
