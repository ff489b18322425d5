import Parsing
import Tree
import Types

/// `@main`: the type whose `main()` is the program.
extension Session {

  /// The files, with one more that calls the `main()` of the type that is marked with `@main`, if one is.
  ///
  /// - Returns: the files, and what is wrong with the mark: the compiler takes it only in a program without top-level statements.
  ///   It also wants `-parse-as-library` for a single file; here nothing else can be meant.
  func withEntryPoint(_ files: [ParsedFile]) -> (files: [ParsedFile], diagnostics: [Diagnostic]) {
    let marked = files.flatMap(\.items).compactMap { item -> NominalDecl? in
      guard case .decl(let n as NominalDecl) = item, n.attribute("main") != nil else { return nil }
      return n
    }
    guard let type = marked.first, let attribute = type.attribute("main") else { return (files, []) }
    let isScript = files.contains { file in
      file.items.contains { if case .decl = $0 { false } else { true } }
    }
    if isScript { return (files, [Diagnostic(.error, .mainBesideTopLevelCode, at: attribute.range)]) }
    let call = SourceFile(name: "main", text: mainCall(of: type, in: files), origin: .user)
    return (files + [parser.parse(call)], [])
  }

  /// The statement that calls `main()`, with what its effects ask for.
  private func mainCall(of type: NominalDecl, in files: [ParsedFile]) -> String {
    let extended = files.flatMap(\.items).compactMap { item -> ExtensionDecl? in
      guard case .decl(let e as ExtensionDecl) = item, case .name(type.name, _) = e.extendedType.kind else {
        return nil
      }
      return e
    }
    let functions = (type.members + extended.flatMap(\.members)).compactMap { $0 as? FuncDecl }
    let main = functions.first { $0.name == "main" && $0.parameters.isEmpty }
    let effects = (main?.effects.isThrowing == true ? "try " : "") + (main?.effects.isAsync == true ? "await " : "")
    return "\(effects)\(type.name).main()"
  }
}

extension String {
  /// `@main` in a file with statements at top level.
  static let mainBesideTopLevelCode = "'main' attribute cannot be used in a module that contains top-level code"
}
