import Foundation
import Machine
import Testing
import Tree
import Types
import Typing

@Suite("The prelude") struct PreludeTests {
  @Test("parses") func parses() throws {
    let prelude = try PreludeWorkspace()
    #expect(prelude.files.count > 40)
    #expect(prelude.text(prelude.files.flatMap(\.diagnostics)) == [])
  }

  @Test("names only operations and host functions that exist") func builtinsExist() throws {
    let prelude = try PreludeWorkspace()
    let named = prelude.declarations.filter { !hasBody($0) }.compactMap(builtinName)
    #expect(named.count > 300)
    let missing = Set(named).filter { Builtin.all[$0] == nil && !isOperation($0) }
    #expect(missing.sorted() == [])
  }

  @Test("has a witness for every requirement") func conformances() throws {
    let prelude = try PreludeWorkspace()
    let types = prelude.declarations.compactMap { $0 as? NominalDecl }.filter { $0.nominalKind != .protocolType }
    #expect(types.count > 80)
    #expect(types.flatMap { unfulfilled($0, prelude.program) } == [])
  }

  @Test("type-checks") func bodies() throws {
    let prelude = try PreludeWorkspace()
    for case let f as FunctionLikeDecl in prelude.declarations where f.body != nil { _ = prelude.typer.body(of: f) }
    #expect(prelude.text(prelude.typer.takeDiagnostics() + prelude.program.takeDiagnostics()) == [])
  }

  /// Whether a declaration has code of its own.
  private func hasBody(_ d: Decl) -> Bool {
    if let f = d as? FunctionLikeDecl { return f.body != nil }
    return (d as? VarDecl)?.accessors.contains { $0.body != nil } ?? false
  }

  /// The name in `@_builtin("…")`.
  private func builtinName(_ d: Decl) -> String? {
    d.attribute("_builtin")?.argumentText.map { $0.filter { $0 != "\"" } }
  }

  /// Whether Lowering writes operations for the name.
  private func isOperation(_ name: String) -> Bool {
    let families = ["int.", "uint.", "double.", "float.", "bool."]
    return families.contains { name.hasPrefix($0) }
      || [
        "array.append", "array.count", "array.get", "array.set", "ref.same", "type.isHostHashable", "unsafe.bitcast",
        "value.describe", "value.debugDescribe",
      ].contains(name)
  }

  /// The requirements that a type does not fulfil.
  private func unfulfilled(_ n: NominalDecl, _ program: Types.Program) -> [String] {
    let own = program.declaredType(of: n)
    let signatures =
      [program.genericSignature(of: n)] + program.extensions(of: n).map { program.genericSignature(of: $0) }
    return program.conformances(of: n).flatMap { p -> [String] in
      guard let c = signatures.lazy.compactMap({ program.conformance(of: own, to: p, in: $0) }).first else {
        return ["\(n.name) does not conform to \(p.name)"]
      }
      return program.requirements(of: p).compactMap { r in
        if case .abstract = program.witness(for: r, in: c) { return "\(n.name): \(p.name).\(program.declName(of: r))" }
        return nil
      }
    }
  }
}
