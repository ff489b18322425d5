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
    let sources = Self.keeper.make()
    return Parser(sources: sources, ids: NodeIDSource(), expander: expander, options: options)
      .parse(SourceFile(name: name, text: text))
  }

  /// The result of parsing it without macros.
  var parsed: ParsedFile { parse() }

  /// The tree as S-expressions.
  var dump: String { TreeDumper().dump(parsed.items) }

  /// The messages with their places.
  var complaints: [String] {
    parsed.diagnostics.map { "\($0.range.line):\($0.range.column): \($0.message)" }
  }

  /// Keeps all sources of the tests alive.
  private static let keeper = SourceKeeper()
}

/// Keeps source maps alive for as long as the tests run.
final class SourceKeeper: @unchecked Sendable {
  private let lock = NSLock()
  private var maps: [SourceMap] = []

  /// A new map.
  func make() -> SourceMap {
    lock.withLock {
      maps.append(SourceMap())
      return maps[maps.count - 1]
    }
  }
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
