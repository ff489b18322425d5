/// A Swift file as an engine gets it: its text, and the name that messages give it.
public struct SourceText: Codable, Equatable, Sendable {
  /// The name that messages give it, as a path that the learner can open.
  public var name: String
  /// The whole text.
  public var text: String

  /// Creates a text.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A place in a file.
public struct Place: Codable, Equatable, Hashable, Sendable {
  /// The file's name.
  public var file: String
  /// The line, from one.
  public var line: Int
  /// The column in bytes, from one.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
