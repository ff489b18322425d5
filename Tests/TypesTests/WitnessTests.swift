import Testing
import Tree
import Types

/// What fulfils requirements.
@Suite struct WitnessTests {

  /// The witness of a requirement as text: the declaring type and what the parameters of its context stand for.
  private func witness(_ requirement: String, of proto: String, for type: String, _ text: String) throws -> String {
    let w = try Workspace(text)
    let t = try #require(w.type(type))
    let p = try #require(w.nominal(proto))
    let r = try #require(w.program.requirements(of: p).first { w.program.declName(of: $0).hasPrefix(requirement) })
    let c = try #require(w.program.conformance(of: t, to: p))
    switch w.program.witness(for: r, in: c) {
    case .declaration(let d, let s):
      let own = w.program.contextualNominal(d)?.name ?? "top"
      let type = w.program.substitute(w.program.interfaceType(of: d), s)
      return own + ": " + w.program.description(of: type)
    case .synthesised(let s): return "\(s)"
    case .abstract: return "abstract"
    }
  }

  @Test func synthesised() throws {
    let text = """
      struct S: Hashable, Identifiable { var id: Int; var b: [String] }
      enum E: Int, Comparable, CaseIterable { case a, b; static func < (x: E, y: E) -> Bool { x.rawValue < y.rawValue } }
      enum F: Comparable { case a, b(Int) }
      struct G<T> { var t: T }
      extension G: Equatable where T: Equatable {}
      class C: Identifiable {}
      """
    #expect(try witness("==", of: "Equatable", for: "S", text) == "equals")
    #expect(try witness("hash(", of: "Hashable", for: "S", text) == "hashInto")
    #expect(try witness("hashValue", of: "Hashable", for: "S", text) == "hashValue")
    #expect(try witness("id", of: "Identifiable", for: "S", text) == "S: Int")
    #expect(try witness("<", of: "Comparable", for: "E", text) == "E: (E, E) -> Bool")
    #expect(try witness("<", of: "Comparable", for: "F", text) == "less")
    #expect(try witness("allCases", of: "CaseIterable", for: "E", text) == "allCases")
    #expect(try witness("rawValue", of: "RawRepresentable", for: "E", text) == "rawValue")
    #expect(try witness("==", of: "Equatable", for: "G<Int>", text) == "equals")
  }

  @Test func ownBeforeDefault() throws {
    let text = """
      protocol P { func a(); func b(); func c() }
      extension P { func a() {}; func b() {} }
      protocol Q: P {}
      extension Q { func b() {} }
      struct S: Q { func a() {}; func c() {} }
      struct T: P { func c() {} }
      """
    #expect(try witness("a", of: "P", for: "S", text) == "S: () -> Void")
    #expect(try witness("b", of: "P", for: "S", text) == "Q: () -> Void")
    #expect(try witness("b", of: "P", for: "T", text) == "P: () -> Void")
  }

  @Test func constrainedDefaults() throws {
    let text = """
      protocol P { associatedtype A; var a: A { get }; func show() -> String }
      extension P { func show() -> String { "" } }
      extension P where A == Int { func show() -> String { "int" } }
      struct S: P { var a: Int }
      struct T: P { var a: Bool }
      """
    let w = try Workspace(text)
    let p = try #require(w.nominal("P"))
    let show = try #require(w.program.requirements(of: p).last)
    for (name, demands) in [("S", 1), ("T", 0)] {
      let t = try #require(w.type(name))
      let c = try #require(w.program.conformance(of: t, to: p))
      guard case .declaration(let d, _) = w.program.witness(for: show, in: c), let e = d.parent as? ExtensionDecl else {
        Issue.record("no witness in an extension")
        continue
      }
      #expect(e.whereClause.count == demands)
    }
  }

  @Test func genericAndLooser() throws {
    let text = """
      protocol P { func m<T: Equatable>(_ t: T) throws -> [T]; init?(x: Int); var v: Int { get }; static var s: Self { get } }
      struct S: P { func m<U: Equatable>(_ u: U) -> [U] { [u] }; init(x: Int) { v = x }; let v: Int; static let s: S = S(x: 1) }
      enum E: P { case s; func m<U>(_ u: U) -> [U] { [] }; init?(x: Int) { self = .s }; var v: Int { 1 } }
      """
    #expect(try witness("m", of: "P", for: "S", text) == "S: (T) -> [T]")
    #expect(try witness("init", of: "P", for: "S", text) == "S: (Int) -> S")
    #expect(try witness("s", of: "P", for: "E", text) == "E: E")
    #expect(try witness("m", of: "P", for: "E", text) == "E: (T) -> [T]")
  }

  @Test func inheritedBySubclasses() throws {
    let text = """
      protocol P { func f() -> Self }
      class A: P { required init() {}
       func f() -> Self { self } }
      class B: A {}
      """
    #expect(try witness("f", of: "P", for: "B", text).hasPrefix("A: "))
  }

  @Test func standardCollections() throws {
    let text = """
      struct Deck: Collection {
        var cards: [String]
        var startIndex: Int { 0 }
        var endIndex: Int { cards.count }
        func index(after i: Int) -> Int { i + 1 }
        subscript(i: Int) -> String { cards[i] }
      }
      """
    #expect(
      try witness("makeIterator", of: "Sequence", for: "Deck", text) == "Collection: () -> IndexingIterator<Deck>")
    #expect(try witness("startIndex", of: "Collection", for: "Deck", text) == "Deck: Int")
    #expect(try witness("count", of: "Collection", for: "Deck", text) == "Collection: Int")
  }

  @Test func implicitMembersOfProtocols() throws {
    let w = try Workspace(
      """
      protocol Style {}
      struct Plain: Style {}
      extension Style where Self == Plain { static var plain: Plain { Plain() } }
      """)
    let p = try #require(w.nominal("Style"))
    let found = w.program.staticMembers(ofProtocol: p, named: "plain", from: nil)
    #expect(found.map { w.program.description(of: $0.context) } == ["Plain"])
  }

  @Test func runtimeNames() throws {
    let w = try Workspace("protocol P {}\nstruct G<T> { struct In<U> {} }")
    func name(_ text: String) throws -> String { w.program.typeName(of: try #require(w.type(text))) }
    #expect(try name("[any P]") == "Array<P>")
    #expect(try name("((Int) -> Void)?") == "Optional<(Int) -> ()>")
    #expect(try name("G<Int>.In<String>") == "In<String>")
    #expect(try name("[String: [Int?]]") == "Dictionary<String, Array<Optional<Int>>>")
    let inner = try #require(w.type("G<Int>.In<String>"))
    #expect(w.program.typeName(of: inner, qualified: true) == "main.G<Swift.Int>.In<Swift.String>")
  }
}
