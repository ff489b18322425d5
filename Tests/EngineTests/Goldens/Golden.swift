import Foundation
import Testing

/// A program of `Tests/Goldens` with what it is expected to do beside it.
struct Golden: Sendable, CustomTestStringConvertible {

  /// The path below `Tests/Goldens`, as `programs/traps/04_division_by_zero.swift`.
  let path: String

  /// The name that failures show.
  var testDescription: String { path }

  /// Where the program lies.
  var url: URL { Self.root.appendingPathComponent(path) }

  /// The program's text.
  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  /// The file beside it with another extension.
  func sibling(_ suffix: String) -> URL { url.deletingPathExtension().appendingPathExtension(suffix) }

  /// What is expected, by the extension of the file that says so.
  func expected(_ suffix: String) -> String? { try? String(contentsOf: sibling(suffix), encoding: .utf8) }

  /// The repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of all goldens.
  static let root = repository.appendingPathComponent("Tests/Goldens")

  /// The programs of a folder, in the order of their names.
  static func all(in folder: String) -> [Golden] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { Golden(path: folder + "/" + $0) }
  }

  /// The folders whose programs the engine runs.
  static let folders = programs + ["programs/errors", "programs/traps"]

  /// The folders of programs that run to their end.
  static let programs = ["language", "library", "observation", "own", "programs"]
}
