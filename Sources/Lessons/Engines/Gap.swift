import FoundationEssentials

/// Valid Swift that our checker refused and the compiler accepted.
public struct Gap: Codable, Equatable, Sendable {
  /// What our checker said: the name of the gap.
  public var message: String
  /// Where.
  public var place: Place?
  /// The line that it refused.
  public var excerpt: String
  /// The exercise or the file in which it was met.
  public var context: String
}

/// The gaps that were met, for a report.
public struct GapLog: Sendable {
  /// The file.
  private let file: AppendOnlyFile

  /// The log in `directories`.
  public init(in directories: Directories) {
    file = AppendOnlyFile(path: directories.state + "/gaps.jsonl")
  }

  /// Where it lies.
  public var path: String { file.path }

  /// Adds a gap, unless it is there already. A log that cannot be written is no reason to stop a learner.
  public func note(_ gap: Gap) {
    guard !gaps().contains(gap), let line = try? JSONEncoder.stable.encode(gap) else { return }
    try? file.append(String(decoding: line, as: UTF8.self))
  }

  /// All gaps, oldest first.
  public func gaps() -> [Gap] {
    file.records().compactMap { try? JSONDecoder().decode(Gap.self, from: Data($0.utf8)) }
  }
}
