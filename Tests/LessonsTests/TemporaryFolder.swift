import Foundation

/// A folder that goes away with the test that made it.
final class TemporaryFolder: Sendable {
  /// Where it is, links resolved.
  let path: String

  /// Makes a folder that nobody else has.
  init() {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    path = base + "/lessons-tests-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file below the folder.
  func write(_ text: String, to name: String) {
    let file = URL(fileURLWithPath: path + "/" + name)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file)
  }

  /// The text of a file below the folder.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
