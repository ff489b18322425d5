import Foundation
import Parsing
import Tree
import Types
import Typing

/// A program made of the real prelude and some text, for tests.
final class Workspace {
  /// What is tested.
  let program: Types.Program
  /// The text's tree.
  let file: ParsedFile
  private let sources = SourceMap()
  private let ids = NodeIDSource()
  private let parser: Parser
  /// The stored standard library.
  let prelude: PreludeTree

  /// Parses a text and adds it to a fresh program.
  init(_ text: String) throws {
    parser = Parser(sources: sources, ids: ids)
    prelude = try PreludeTree(bytes: Self.image, ids: ids, sources: sources)
    program = Program(prelude: StoredPrelude(prelude), sources: sources)
    file = parser.parse(SourceFile(name: "main.swift", text: text))
    program.add(file)
  }

  /// The faults that the checker finds, each with its place.
  func faults() -> [String] {
    program.checkDeclarations(of: file)
    let typer = Typer(program: program)
    _ = typer.check(file, isScript: true)
    let all = file.diagnostics + program.takeDiagnostics() + typer.takeDiagnostics()
    return all.filter { $0.severity == .error }.map { "\($0.range.line):\($0.range.column): \($0.message)" }
  }

  /// The type of a global.
  func type(of name: String) -> String {
    let typer = Typer(program: program)
    guard let v = program.lookupTopLevel(name).lazy.compactMap({ $0 as? VarDecl }).first else { return "?" }
    return program.description(of: typer.type(of: v))
  }

  /// The stored prelude, made once.
  private static let image: [UInt8] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Prelude")
    let paths =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let sources = SourceMap()
    let parser = Parser(sources: sources, ids: NodeIDSource(), options: .prelude)
    let files = paths.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map {
        parser.parse(SourceFile(name: url.lastPathComponent, text: $0, origin: .prelude))
      }
    }
    keptSources.append(sources)
    return TreeEncoder().encode(files)
  }()

  nonisolated(unsafe) private static var keptSources: [SourceMap] = []
}
