import Foundation
import Testing
import Tree

@testable import Parsing

/// The toolchain's macros, expanded in this process.
@Suite struct MacroTests {

  private static let model = """
    import Observation
    @Observable
    final class Model {
      var count = compute()
      var name: String = "x" {
        didSet { log(oldValue) }
      }
      @ObservationIgnored var skipped = 1
      let constant = 2
    }
    """

  /// The members of the first type.
  private func members(of parsed: ParsedFile) throws -> [Decl] {
    for case .decl(let decl) in parsed.items {
      if let type = decl as? NominalDecl { return type.members }
    }
    throw Unexpected()
  }

  /// The variable with a name among members.
  private func variable(_ name: String, in members: [Decl]) throws -> VarDecl {
    try #require(members.lazy.compactMap { $0 as? BindingDecl }.flatMap(\.variables).first { $0.name == name })
  }

  @Test func observableIsExpanded() throws {
    let parsed = Program.inline(Self.model).parse(expander: MacroExpander())
    #expect(parsed.diagnostics.isEmpty)
    let members = try members(of: parsed)
    let count = try variable("count", in: members)
    #expect(count.accessors.map(\.accessorKind) == [.initAccessor, .get, .set, .modify])
    #expect(count.attribute("ObservationTracked") != nil)
    #expect(try variable("_count", in: members).attribute("ObservationIgnored") != nil)
    #expect(try variable("skipped", in: members).accessors.isEmpty)
    #expect(members.compactMap { ($0 as? FuncDecl)?.name }.filter { $0 == "shouldNotifyObservers" }.count == 4)
    guard case .decl(let last)? = parsed.items.last, let conformance = last as? ExtensionDecl else {
      throw Unexpected()
    }
    #expect(conformance.inherited.map(\.plainName) == ["Observation.Observable"])
  }

  @Test func writtenCodeKnowsItsAttribute() throws {
    let members = try members(of: Program.inline(Self.model).parse(expander: MacroExpander()))
    let getter = try #require(try variable("count", in: members).accessor(.get))
    guard case .macro(let name, _) = getter.range.file.origin else { throw Unexpected() }
    #expect(name == "ObservationTracked")
    #expect(getter.range.written.text == "@Observable")
    #expect(getter.range.written.line == 2)
  }

  @Test func theLearnersOwnCodeKeepsItsPlace() throws {
    let members = try members(of: Program.inline(Self.model).parse(expander: MacroExpander()))
    let observer = try #require(try variable("_name", in: members).accessor(.didSet))
    #expect(observer.body?.items.first?.range.line == 6)
    #expect(try variable("name", in: members).accessor(.didSet) == nil)
    let storage = try #require(try variable("_count", in: members).binding)
    #expect(storage.entries[0].initializer?.range.line == 4)
    #expect(storage.entries[0].initializer?.range.text == "compute()")
  }

  @Test func expansionsAreRememberedOnDisk() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "expansions-\(UUID().uuidString)/nested").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = Program.inline(Self.model).parse(expander: MacroExpander(cacheFolder: folder))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    let second = Program.inline(Self.model).parse(expander: MacroExpander(cacheFolder: folder))
    #expect(TreeDumper().dump(first.items) == TreeDumper().dump(second.items))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try Data("junk".utf8).write(to: URL(fileURLWithPath: folder + "/" + file))
    }
    let third = Program.inline(Self.model).parse(expander: MacroExpander(cacheFolder: folder))
    #expect(TreeDumper().dump(first.items) == TreeDumper().dump(third.items))
  }

  @Test(arguments: [
    (
      "@Observable struct Point { var x = 0 }",
      [
        "1:1: '@Observable' cannot be applied to struct type 'Point' (from macro 'Observable ')",
        "1:32: expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') "
          + "as expected",
      ]
    ),
    (
      "@Observable final class Pair { var a = 0, b = 0 }",
      [
        "1:36: accessor macro 'ObservationTracked()' can only apply to a single variable",
        "1:43: accessor macro 'ObservationTracked()' can only apply to a single variable",
      ]
    ),
    (
      "@Observable final class Shelf { lazy var heavy = 3 }",
      ["1:33: 'lazy' cannot be used on a computed property"]
    ),
    (
      "func f() { @Observable class C { } }",
      ["1:12: local type cannot have attached extension macro"]
    ),
  ])
  func misuseIsToldAtItsPlace(_ text: String, _ complaints: [String]) {
    let parsed = Program.inline(text).parse(expander: MacroExpander())
    #expect(parsed.diagnostics.map { "\($0.range.line):\($0.range.column): \($0.message)" } == complaints)
  }

  @Test func expandedSourceParsesToTheSameMembers() throws {
    let sources = SourceMap()
    let file = sources.add(SourceFile(name: "m.swift", text: Self.model))
    let text = Parser(sources: sources, ids: NodeIDSource(), expander: MacroExpander()).expandedSource(of: file)
    #expect(text.contains("  @ObservationTracked\n  var count = compute() {\n"))
    #expect(text.contains("extension Model: nonisolated Observation.Observable {"))
    #expect(text.contains("shouldNotifyObservers(_count, newValue)"))
    #expect(!text.contains("#sourceLocation"))
    let plain = Parser(sources: sources, ids: NodeIDSource())
    #expect(plain.expandedSource(of: file) == Self.model)
  }

  @Test func nestedTypesAreExtendedByTheirFullName() throws {
    let parsed = Program.inline("enum A { @Observable class B { var x = 1 } }").parse(expander: MacroExpander())
    guard case .decl(let last)? = parsed.items.last, let conformance = last as? ExtensionDecl else {
      throw Unexpected()
    }
    #expect(conformance.extendedType.plainName == "A.B")
  }

  @Test func aSubclassInheritsTheConformance() throws {
    let text = "@Observable class Sub: Base { var y = 1 }\n@Observable class Base { var x = 1 }"
    let expander = MacroExpander()
    let extended = Program.inline(text).parse(expander: expander).items.compactMap { item -> String? in
      if case .decl(let decl) = item { return (decl as? ExtensionDecl)?.extendedType.plainName }
      return nil
    }
    #expect(extended == ["Base"])
    let later = Program.inline("@Observable class Leaf: Sub { }").parse(expander: expander)
    #expect(later.items.count == 1)
  }
}
