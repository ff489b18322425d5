import Foundation

/// The goldens that the engine does not get right yet, each with the reason; the list may only shrink.
///
/// A line of `Tests/Goldens/known-gaps.txt` is a golden's path, a space, and the reason. A program whose reason begins with
/// `not run` is not run, since it would end the tests or take too long. With `WORKBOOK_SHRINK=1` in the environment, what passes
/// is taken off the list (and the run fails all the same).
struct KnownGaps: Sendable {

  /// The reasons by path.
  let reasons: [String: String]

  /// The list as it stands in the repository.
  static let shipped = KnownGaps(at: file)

  private static let file = Golden.root.appendingPathComponent("known-gaps.txt")
  private static let lock = NSLock()

  /// Reads a list; blank lines and those that begin with `#` don't count.
  init(at url: URL) {
    let lines = Self.lines(of: url).filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let pairs = lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    reasons = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func lines(of url: URL) -> [String] {
    ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "\n")
  }

  /// Why a golden is expected to fail; `nil` when it must pass.
  subscript(_ golden: Golden) -> String? { reasons[golden.path] }

  /// Whether a golden must not be run in the tests' process.
  func skips(_ golden: Golden) -> Bool { reasons[golden.path]?.hasPrefix("not run") ?? false }

  /// Takes a golden that passes off the list, when that is asked for.
  static func shrink(by golden: Golden) {
    guard ProcessInfo.processInfo.environment["WORKBOOK_SHRINK"] != nil else { return }
    lock.withLock {
      let left = lines(of: file).filter { !$0.hasPrefix(golden.path + " ") }
      try? left.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
