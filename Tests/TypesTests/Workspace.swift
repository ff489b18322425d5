import Foundation
import Parsing
import Tree
import Types

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

  /// Adds a later text, as a line at the prompt.
  @discardableResult
  func add(_ text: String) -> ParsedFile {
    let more = parser.parse(SourceFile(name: "line.swift", text: text))
    program.add(more)
    return more
  }

  /// The messages about the declarations, each with its place.
  func complaints() -> [String] {
    program.checkDeclarations(of: file)
    return program.takeDiagnostics().filter { $0.severity == .error }.map(text)
  }

  /// A message with its place.
  func text(_ d: Diagnostic) -> String { "\(d.range.written.line):\(d.range.written.column): \(d.message)" }

  /// A type written as text, in a context.
  func type(_ text: String, in context: Decl? = nil) -> Type? {
    let holder = parser.parse(SourceFile(name: "type.swift", text: "typealias _T = \(text)"))
    guard case .decl(let d)? = holder.items.first, let alias = d as? TypeAliasDecl else { return nil }
    keep.append(holder)
    return program.resolve(alias.underlying, in: context)
  }

  private var keep: [ParsedFile] = []

  /// The nominal type of that name, with dots for nested ones.
  func nominal(_ name: String) -> NominalDecl? {
    let parts = name.split(separator: ".").map(String.init)
    var found = program.lookupTopLevel(parts[0]).lazy.compactMap { $0 as? NominalDecl }.first
    for part in parts.dropFirst() {
      found = found?.members.lazy.compactMap { $0 as? NominalDecl }.first { $0.name == part }
    }
    return found
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
