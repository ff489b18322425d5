import Testing
import Tree

@testable import Parsing

/// The shapes that declarations, patterns and statements are given.
@Suite struct DeclarationTests {

  @Test func patternsBindUnderTheirIntroducer() {
    let text = """
      switch v {
      case let .foo(x, (y, _)): a()
      case .foo(let x, k: .b?): a()
      case let (a, b?): a()
      case is Int, .some(.x) where y: a()
      case let x as String: a()
      case 1...3, f(2): a()
      @unknown default: a()
      }
      """
    #expect(
      Program.inline(text).dump == """
        (switch v)
        (case .foo(let x, (let y, _))!)
          (call a )
        (case .foo(let x, k: .b?)!)
          (call a )
        (case (let a, let b?))
          (call a )
        (case is Int, .some(.x) where y)
          (call a )
        (case let x as String)
          (call a )
        (case ~= (... 1 3), ~= (call f 2))
          (call a )
        @unknown (default)
          (call a )

        """)
  }

  @Test func conditionsAndLoopsBind() {
    let text = """
      if let x, case .a(let y) = z, #available(macOS 10, *), x > 1 { }
      for case let p? in q where p { continue }
      for (i, e) in s.enumerated() { }
      outer: while let x = f() { break outer }
      do { try g() } catch E.a { } catch let e as F { } catch { }
      guard var x = y else { return }
      """
    #expect(
      Program.inline(text).dump == """
        (if let let x = x, case .a(let y)! = z, #available, (> x 1))
        (for case let p? in q where p)
          (continue)
        (for (let i, let e) in (call s.enumerated ))
        label outer:
        (while let let x = (call f ))
          (break outer)
        (do)
          (try (call g ))
        (catch E.a)
        (catch let e as F)
        (catch)
        (guard let var x = y)
          (return)

        """)
  }

  @Test func catchWithoutPatternBindsError() throws {
    let parsed = Program.inline("do { } catch { print(error) }").parsed
    guard case .stmt(let s)? = parsed.items.first, case .doStmt(_, _, let catches) = s.kind else { throw Unexpected() }
    #expect(catches.first?.implicitError?.name == "error")
  }

  @Test func declarationsKeepWhatWasWritten() {
    let text = """
      @Wrapped(1) private(set) static var a, b: Int
      func f<T: P, each U>(_ x: inout T, y z: U..., w: Int = 3) async throws(E) -> [T] where T == U.V { x }
      enum E: Int { indirect case a(Int, label: String = "x"), b = 2 }
      protocol P<A>: AnyObject { associatedtype A: Q = Int; var p: A { get set }; func g() }
      extension Array: P where Element: P { subscript(i: Int, at j: Int) -> Int { get { 1 } set { } } }
      """
    let program = Program.inline(text)
    #expect(program.complaints == [])
    #expect(
      program.dump == """
        (@Wrapped(1) private(set) static var var a: Int var b: Int)
        (func f<T: P, each U>(_ x: inout T, y z: U..., w w: Int = 3) async throws(E) -> [T] where T == U.V)
          x
        (enum E: Int)
          (indirect indirect case a(_ _: Int, label label: String = "x"))
          (indirect indirect case b = 2)
        (protocol P<A>: AnyObject)
          (associatedtype A: Q = Int)
          (var var p: A)
            (get)
              no body
            (set newValue)
              no body
          (func g())
            no body
        (extension Array: P where Element: P)
          (subscript(_ i: Int, at j: Int) -> Int)
            (get)
              1
            (set newValue)

        """)
  }

  @Test func conditionalCompilationIsResolved() {
    let text = """
      #if os(macOS)
      a
      #elseif canImport(Observation) && swift(>=5.9) && !DEBUG
      b
      #else
      c
      #endif
      struct S {
        #if compiler(<6)
        var x = 1
        #else
        var y = 1
        #endif
      }
      """
    #expect(Program.inline(text).dump == "b\n(struct S)\n  (var var y = 1)\n")
  }

  @Test func conditionalChainsGoOn() {
    let text = "let d = foo\n  #if os(Linux)\n  .bar()\n  #else\n  .baz\n  #endif\n  .qux"
    #expect(Program.inline(text).dump == "(let let d = (call foo.bar ).qux)\n")
  }

  @Test func messagesBecomeDiagnostics() {
    let parsed = Program.inline("#warning(\"look\")\nstruct S { #error(\"no\") }").parsed
    #expect(parsed.diagnostics.map(\.severity) == [.warning, .error])
    #expect(parsed.diagnostics.map(\.message) == ["look", "no"])
  }

  @Test func parentsLeadOutwards() throws {
    let text = """
      struct S {
        var v = { (a: Int) in a }(1)
        func f() { { let inner = 1 }(); func g() { let h = 2 } }
      }
      """
    let parsed = Program.inline(text).parsed
    guard case .decl(let s)? = parsed.items.first, let type = s as? NominalDecl,
      let binding = type.members[0] as? BindingDecl, let f = type.members[1] as? FuncDecl,
      case .decl(let g)? = f.body?.items.last
    else { throw Unexpected() }
    #expect(binding.parent === type && binding.variables[0].parent === type && f.parent === type && g.parent === f)
    guard case .call(let callee, _) = try #require(binding.entries[0].initializer).kind,
      case .closure(let closure) = callee.kind
    else { throw Unexpected() }
    #expect(closure.parameters?[0].parent === binding.variables[0])
  }

  @Test func preludeMayLeaveOutBodies() {
    let text = "func f() -> Int\nstruct S { init(); var x: Int { get }; subscript(i: Int) -> Int { get set }; deinit }"
    #expect(Program(name: "p", text: text, options: .prelude).complaints == [])
    #expect(!Program.inline(text).complaints.isEmpty)
  }
}
