import FoundationEssentials

/// Where the workbook keeps what is its own, by the XDG base directories.
public struct Directories: Equatable, Sendable {
  /// What must outlive a session: progress, gaps.
  public let state: String
  /// What may be thrown away: compiled modules, expansions.
  public let cache: String

  /// Creates directories.
  public init(state: String, cache: String) {
    self.state = state
    self.cache = cache
  }

  /// The directories of the user whose environment this is.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    state = Self.base("XDG_STATE_HOME", environment) ?? home + "/.local/state/workbook"
    cache = Self.base("XDG_CACHE_HOME", environment) ?? home + "/.cache/workbook"
  }

  /// Our folder in the base directory that a variable names; relative ones are to be ignored, says the specification.
  private static func base(_ variable: String, _ environment: [String: String]) -> String? {
    environment[variable].flatMap { $0.hasPrefix("/") ? $0 + "/workbook" : nil }
  }
}
