import FoundationEssentials
import Glibc

/// What was entered in earlier sessions, one file for all of them.
///
/// Each line of an entry is a line of the file: the first begins with `> `, the others with `. `. An entry is appended with a
/// single write, so sessions side by side, or one that is killed, cannot damage each other's entries.
public struct History: Sendable {
  /// Where the entries are kept.
  public let path: String
  /// How many entries are kept.
  public let limit: Int

  /// The history in the file at `path`; it need not exist.
  public init(path: String, limit: Int = 2_000) {
    self.path = path
    self.limit = limit
  }

  /// The file `history` in the workbook's folder under the XDG state directory.
  public static func standard(variable: (String) -> String? = Console.variable) -> History {
    History(path: stateFolder(variable: variable) + "/history")
  }

  /// The workbook's folder for what it remembers: `$XDG_STATE_HOME/workbook`, or below `~/.local/state`.
  ///
  /// A relative `XDG_STATE_HOME` is passed over, as the specification demands.
  public static func stateFolder(variable: (String) -> String? = Console.variable) -> String {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/workbook" }
    return (variable("HOME") ?? ".") + "/.local/state/workbook"
  }

  /// The newest entries, oldest first; a file that has grown to twice the limit is rewritten.
  public func load() -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let entries = Self.entries(in: String(decoding: data, as: UTF8.self))
    let newest = Array(entries.suffix(limit))
    if entries.count > 2 * limit {
      try? Data(newest.map(Self.block).joined().utf8).write(to: URL(filePath: path), options: .atomic)
    }
    return newest
  }

  /// Adds `entry`; a file that cannot be written costs the learner the entry, never the session.
  public func append(_ entry: String) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    Console.write(Self.block(entry), to: file)
    close(file)
  }

  /// The entries in the text of a file; lines that belong to none are passed over.
  static func entries(in text: String) -> [String] {
    var entries: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("> ") {
        entries.append(String(line.dropFirst(2)))
      } else if line.hasPrefix(". "), !entries.isEmpty {
        entries[entries.count - 1] += "\n" + line.dropFirst(2)
      }
    }
    return entries
  }

  /// `entry` as it stands in the file.
  static func block(_ entry: String) -> String {
    entry.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0 == 0 ? "> " : ". ") + $1 + "\n" }.joined()
  }
}
