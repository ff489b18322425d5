import Foundation
import Testing
import Tree

@testable import Parsing

/// Trees survive being stored.
@Suite struct StoredTreeTests {

  @Test("Every program of the goldens is the same after a round trip", arguments: Programs.all)
  func roundTrip(_ program: Program) throws {
    let parsed = program.parse(expander: MacroExpander())
    let image = TreeEncoder().encode([parsed])
    #expect(String(validating: image, as: UTF8.self) != nil, "an image stands in a string literal")
    let decoded = try PreludeTree(bytes: image, ids: NodeIDSource(), sources: SourceMap())
    let items = try decoded.allItems()
    #expect(TreeDumper().dump(items) == TreeDumper().dump(parsed.items))
    #expect(decoded.defects.isEmpty)
    #expect(places(items) == places(parsed.items))
  }

  /// Where each item stands, as far as people see it.
  private func places(_ items: [CodeItem]) -> [String] {
    items.map { "\($0.range.written.line):\($0.range.written.column) \($0.range.text)" }
  }

  @Test func identitiesAreReservedAndStable() throws {
    let parsed = Program.inline("func f(a: Int) { let x = a; print { x } }\nstruct S { var y = 1 }").parsed
    let image = TreeEncoder().encode([parsed])
    let ids = NodeIDSource(startingAt: 1000)
    let sources = SourceMap()
    let first = try PreludeTree(bytes: image, ids: ids, sources: sources)
    let next = ids.next
    #expect(next > 1010)
    let second = try PreludeTree(bytes: image, ids: NodeIDSource(startingAt: 1000), sources: sources)
    _ = try second.decls(named: "S")
    let (f, again) = (try first.decls(named: "f")[0], try second.decls(named: "f")[0])
    #expect(f.id == again.id)
    let body = try #require((f as? FuncDecl)?.body), otherBody = try #require((again as? FuncDecl)?.body)
    #expect(body.id == otherBody.id && body.id >= 1000 && body.id < next)
    #expect(ids.next == next)
  }

  @Test func lookupFindsByName() throws {
    let text = """
      func == (a: Foo, b: Foo) -> Bool
      func == (a: Bar, b: Bar) -> Bool
      let (p, q) = (1, 2)
      extension Array where Element == Int { func sum() -> Int }
      extension Array.Iterator { }
      typealias Alias = Int
      """
    let parsed = Program(name: "prelude", text: text, options: .prelude).parsed
    #expect(parsed.diagnostics.isEmpty)
    let tree = try PreludeTree(bytes: TreeEncoder().encode([parsed]), ids: NodeIDSource(), sources: SourceMap())
    #expect(tree.topLevelNames.sorted() == ["==", "Alias", "p", "q"])
    #expect(try tree.decls(named: "==").count == 2)
    #expect(try tree.decls(named: "p")[0] === tree.decls(named: "q")[0])
    #expect(try tree.extensions(of: "Array").count == 1)
    #expect(try tree.extensions(of: "Array.Iterator").count == 1)
    #expect((try tree.decls(named: "==")[0] as? FuncDecl)?.hasBody == false)
  }

  @Test func parentsOfLocalDeclarationsSurvive() throws {
    let parsed = Program.inline("func f() { if let x = g() { for y in x { h { z in z } } } }").parsed
    let tree = try PreludeTree(bytes: TreeEncoder().encode([parsed]), ids: NodeIDSource(), sources: SourceMap())
    let f = try #require(try tree.decls(named: "f").first as? FuncDecl)
    guard case .stmt(let s)? = f.body?.items.first, case .ifStmt(let conditions, _, _) = s.kind,
      case .optionalBinding(let pattern, _, _, _)? = conditions.first, case .binding(let x) = pattern.kind
    else { throw Unexpected() }
    #expect(x.parent === f)
  }

  @Test func damagedBytesAreRefused() throws {
    let parsed = Program.inline("func f() { print(1) }").parsed
    let image = TreeEncoder().encode([parsed])
    #expect(throws: MalformedBytes.self) { try PreludeTree(bytes: [], ids: NodeIDSource(), sources: SourceMap()) }
    for count in stride(from: 0, to: image.count, by: 3) {
      let tree = try? PreludeTree(bytes: Array(image[..<count]), ids: NodeIDSource(), sources: SourceMap())
      _ = try? tree?.allItems()
    }
  }
}

/// A shape of the tree that a test did not expect.
struct Unexpected: Error {}
