import Foundation
import Parsing
import Tree
import Types
import Typing

/// The prelude's files as one program, so that their own declarations can be checked.
struct PreludeWorkspace {
  /// The files.
  let files: [ParsedFile]
  /// Their declarations.
  let program: Types.Program
  /// Checks bodies.
  let typer: Typer

  /// Parses all files.
  init() throws {
    let sources = SourceMap()
    let parser = Parser(sources: sources, ids: NodeIDSource(), options: .prelude)
    files = try Self.paths.map { path in
      let text = try String(contentsOf: path, encoding: .utf8)
      return parser.parse(SourceFile(name: path.lastPathComponent, text: text, origin: .prelude))
    }
    program = Program(prelude: nil, sources: sources)
    typer = Typer(program: program)
    for file in files { program.add(file) }
  }

  /// Where the prelude lies.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
    path: "../../Sources/Prelude")

  /// The files in the order of their paths.
  static var paths: [URL] {
    let found =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// All declarations that stand in files, types and extensions.
  var declarations: [Decl] {
    files.flatMap { file in
      file.items.flatMap { item -> [Decl] in if case .decl(let d) = item { Self.flat(d) } else { [] } }
    }
  }

  /// A declaration and those in it.
  private static func flat(_ d: Decl) -> [Decl] {
    switch d {
    case let n as NominalDecl: [n] + n.members.flatMap(flat)
    case let e as ExtensionDecl: [e] + e.members.flatMap(flat)
    case let b as BindingDecl: b.variables.flatMap { [$0] + $0.accessors }
    case let s as SubscriptDecl: [s] + s.accessors
    default: [d]
    }
  }

  /// Messages as text, with their places.
  func text(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter { $0.severity == .error }.map { "\($0.range.file.name):\($0.range.line): \($0.message)" }
  }
}
