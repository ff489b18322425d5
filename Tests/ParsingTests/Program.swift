import Foundation
import Testing
import Tree

@testable import Parsing

/// A text to parse in a test.
struct Program: Sendable, CustomTestStringConvertible {
  /// What it is called in diagnostics.
  let name: String
  /// The text.
  let text: String
  /// How it is parsed.
  var options = ParserOptions()

  /// Shows the name alone.
  var testDescription: String { name }

  /// A text without a file.
  static func inline(_ text: String) -> Program { Program(name: "test.swift", text: text) }

  /// Parses it.
  func parse(expander: MacroExpander? = nil) -> ParsedFile {
    let sources = SourceMap()
    let file = Parser(sources: sources, ids: NodeIDSource(), expander: expander, options: options)
      .parse(SourceFile(name: name, text: text))
    Self.keeper.keep(file, sources)
    return file
  }

  /// The result of parsing it without macros.
  var parsed: ParsedFile { parse() }

  /// The tree as S-expressions.
  var dump: String { TreeDumper().dump(parsed.items) }

  /// The messages with their places.
  var complaints: [String] {
    parsed.diagnostics.map { "\($0.range.line):\($0.range.column): \($0.message)" }
  }

  /// Keeps all trees of the tests alive.
  private static let keeper = TreeKeeper()
}

/// Keeps trees and their sources alive for as long as the tests run: a node knows its parent and its text, and holds neither.
final class TreeKeeper: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [(ParsedFile, SourceMap)] = []

  /// Keeps one more.
  func keep(_ file: ParsedFile, _ sources: SourceMap) { lock.withLock { kept.append((file, sources)) } }
}

/// The programs of `Tests/Goldens`.
enum Programs {
  /// All of them; the tests fail when there are none.
  static let all: [Program] = {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Goldens")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let found = (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    precondition(!found.isEmpty, "no programs in \(folder.path)")
    return found.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map {
        Program(name: url.pathComponents.suffix(2).joined(separator: "/"), text: $0)
      }
    }
  }()
}
