import Testing
import Tree
import Types

/// The prelude is consistent: all of its types resolve, and what says that it conforms does.
@Suite struct PreludeTests {

  @Test func interfacesResolve() throws {
    let w = try Workspace("")
    for item in try w.prelude.allItems() {
      guard case .decl(let d) = item else { continue }
      visit(d, w.program)
    }
    let complaints = w.program.takeDiagnostics().map { "\($0.range.file.name):\($0.range.line): \($0.message)" }
    #expect(complaints.isEmpty, "\(complaints.prefix(40).joined(separator: "\n"))")
  }

  private func visit(_ d: Decl, _ program: Program) {
    if let b = d as? BindingDecl { return b.variables.forEach { if !$0.accessors.isEmpty { visit($0, program) } } }
    _ = program.interfaceType(of: d)
    _ = program.genericSignature(of: d)
    switch d {
    case let n as NominalDecl: n.members.forEach { visit($0, program) }
    case let e as ExtensionDecl: e.members.forEach { visit($0, program) }
    default: break
    }
  }

  @Test func conformancesAreFulfilled() throws {
    let w = try Workspace("")
    var missing: [String] = []
    for name in w.prelude.topLevelNames.sorted() {
      for case let n as NominalDecl in try w.prelude.decls(named: name) where n.nominalKind != .protocolType {
        missing += w.program.missingWitnesses(of: n)
      }
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }
}
