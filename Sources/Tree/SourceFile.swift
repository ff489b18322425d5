/// A text that nodes point into: a file, a line at the prompt, or what a macro wrote.
public final class SourceFile: @unchecked Sendable {

  /// The name shown in diagnostics.
  public let name: String

  /// The whole text.
  public let text: String

  /// Where the text came from.
  public let origin: Origin

  /// The UTF-8 offset at which each line begins.
  public private(set) lazy var lineStarts: [Int] = {
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    return starts
  }()

  /// Where a text came from.
  public enum Origin: Sendable {
    /// Written by a person.
    case user
    /// Part of the standard library that the workbook brings.
    case prelude
    /// Written by the macro `name` for the attribute or expression at `site`.
    case macro(name: String, site: SourceRange)
  }

  /// Creates a file; the text is kept as it is.
  public init(name: String, text: String, origin: Origin = .user) {
    self.name = name
    self.text = text
    self.origin = origin
  }

  /// The one-based line and column (in UTF-8 bytes, as `swiftc` counts) of a UTF-8 offset.
  ///
  /// - Complexity: O(log lines) after the first call, which is O(text).
  public func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The text of a one-based line without its line break.
  public func line(_ number: Int) -> Substring {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let rest = text[start...]
    return rest.prefix { $0 != "\n" && $0 != "\r\n" }
  }
}

/// A half-open range of UTF-8 offsets in one file.
public struct SourceRange: @unchecked Sendable {

  /// The file that the offsets count in.
  public unowned(unsafe) let file: SourceFile

  /// The first byte.
  public let start: Int32

  /// One past the last byte.
  public let end: Int32

  /// The last character, where a range ends with a brace.
  public var closingBrace: SourceRange { SourceRange(file: file, start: max(Int(start), Int(end) - 1), end: Int(end)) }

  /// Creates a range; `file` must be kept alive by a `SourceMap`.
  public init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = Int32(start)
    self.end = Int32(end)
  }

  /// The one-based line on which the range begins.
  public var line: Int { file.lineAndColumn(at: Int(start)).line }

  /// The one-based column, in UTF-8 bytes, at which the range begins.
  public var column: Int { file.lineAndColumn(at: Int(start)).column }

  /// The range as a person sees it: for a macro's text, the attribute or expression that made it.
  public var written: SourceRange {
    if case .macro(_, let site) = file.origin { return site.written }
    return self
  }

  /// The text of the range.
  public var text: Substring {
    let utf8 = file.text.utf8
    let low = utf8.index(utf8.startIndex, offsetBy: Int(start))
    let high = utf8.index(utf8.startIndex, offsetBy: Int(end))
    return file.text[low..<high]
  }
}

/// Keeps every file alive for as long as the process runs, since ranges do not retain.
public final class SourceMap: @unchecked Sendable {

  /// All files in the order of their arrival.
  public private(set) var files: [SourceFile] = []

  /// Creates an empty map.
  public init() {}

  /// Keeps `file` alive and returns it.
  @discardableResult
  public func add(_ file: SourceFile) -> SourceFile {
    files.append(file)
    return file
  }
}
