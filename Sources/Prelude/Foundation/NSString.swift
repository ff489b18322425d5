/// A text as an object, in UTF-16 units.
open class NSString: NSObject, ExpressibleByStringLiteral {
  final var _text: String
  public typealias StringLiteralType = String
  public required init(stringLiteral value: String) { _text = value }
  public init(string: String) { _text = string }
  public init(string: NSString) { _text = string._text }
  public override init() { _text = "" }
  open override var description: String { _text }
  open override var hash: Int { _text.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSString).map { $0._text == _text } ?? false }
  public func isEqual(to aString: String) -> Bool { _text == aString }
  public final var length: Int { _text.utf16.count }
  final func _index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: _text) }
  public final func character(at index: Int) -> UInt16 { _text.utf16[_index(index)] }
  public final func substring(from: Int) -> String { String(_text[_index(from)...]) }
  public final func substring(to: Int) -> String { String(_text[..<_index(to)]) }
  public final func substring(with range: NSRange) -> String {
    String(_text[_index(range.lowerBound)..<_index(range.upperBound)])
  }
  public final func range(of searchString: String, options mask: String.CompareOptions = []) -> NSRange {
    _text.range(of: searchString, options: mask).map { NSRange($0, in: _text) }
      ?? NSRange(location: NSNotFound, length: 0)
  }
  public final func replacingCharacters(in range: NSRange, with replacement: String) -> String {
    substring(to: range.lowerBound) + replacement + substring(from: range.upperBound)
  }
  public final func replacingOccurrences(of target: String, with replacement: String) -> String {
    _text.replacingOccurrences(of: target, with: replacement)
  }
  public final func components(separatedBy separator: String) -> [String] { _text.components(separatedBy: separator) }
  public final func appending(_ aString: String) -> String { _text + aString }
  public final func contains(_ str: String) -> Bool { _text.contains(str) }
  public final func hasPrefix(_ str: String) -> Bool { _text.hasPrefix(str) }
  public final func hasSuffix(_ str: String) -> Bool { _text.hasSuffix(str) }
  public final var uppercased: String { _text.uppercased() }
  public final var lowercased: String { _text.lowercased() }
  public final var capitalized: String { _text.capitalized }
  public final var integerValue: Int { Int(atof(_text)) }
  public final var intValue: Int32 { atoi(_text) }
  public final var doubleValue: Double { atof(_text) }
  public final var floatValue: Float { Float(atof(_text)) }
  public final var boolValue: Bool { ["1", "t", "T", "y", "Y"].contains { _text.hasPrefix($0) } }
  public final var lastPathComponent: String { URL(fileURLWithPath: _text).lastPathComponent }
  public final var pathExtension: String { URL(fileURLWithPath: _text).pathExtension }
  public final var deletingPathExtension: String {
    pathExtension.isEmpty ? _text : String(_text.dropLast(pathExtension.count + 1))
  }
  public final var deletingLastPathComponent: String {
    let parts = _text.split(separator: "/").dropLast().joined(separator: "/")
    return _text.hasPrefix("/") ? "/" + parts : parts
  }
  public final func appendingPathComponent(_ str: String) -> String {
    _text.hasSuffix("/") ? _text + str : _text + "/" + str
  }
}

extension NSObject: CVarArg {}

/// A text that can change.
public final class NSMutableString: NSString {
  public func append(_ aString: String) { _text += aString }
  public func insert(_ aString: String, at loc: Int) { _text.insert(contentsOf: aString, at: _index(loc)) }
  public func setString(_ aString: String) { _text = aString }
  public func deleteCharacters(in range: NSRange) { _text = replacingCharacters(in: range, with: "") }
}

extension String {
  public init(_ string: NSString) { self = string._text }
}

/// Reads a text from its beginning to its end.
open class Scanner: NSObject {
  public let string: String
  public var currentIndex: String.Index
  public var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  public var caseSensitive = false
  public init(string: String) {
    self.string = string
    currentIndex = string.startIndex
  }
  func _skip() -> Substring {
    let rest = string[currentIndex...]
    guard let skipped = charactersToBeSkipped else { return rest }
    return rest.drop { $0.unicodeScalars.allSatisfy { skipped.contains($0) } }
  }
  public var isAtEnd: Bool { _skip().isEmpty }
  func _take(_ part: Substring) -> String? {
    if part.isEmpty { return nil }
    currentIndex = part.endIndex
    return String(part)
  }
  func _number(_ isPart: (Character) -> Bool) -> Substring {
    let rest = _skip()
    let sign = rest.first == "-" || rest.first == "+" ? 1 : 0
    return rest.prefix(sign + rest.dropFirst(sign).prefix(while: isPart).count)
  }
  public func scanInt() -> Int? {
    let part = _number { $0.isASCII && $0.isNumber }
    guard let value = Int(part) else { return nil }
    currentIndex = part.endIndex
    return value
  }
  public func scanDouble() -> Double? {
    var part = _number { $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }
    while !part.isEmpty {
      if let value = Double(part) {
        currentIndex = part.endIndex
        return value
      }
      part.removeLast()
    }
    return nil
  }
  public func scanString(_ searchString: String) -> String? {
    let rest = _skip()
    let part = rest.prefix(searchString.count)
    let isFound = caseSensitive ? part == searchString : part.lowercased() == searchString.lowercased()
    return isFound ? _take(part) : nil
  }
  public func scanUpToString(_ substring: String) -> String? {
    let rest = _skip()
    return _take(rest[..<(rest.range(of: substring)?.lowerBound ?? rest.endIndex)])
  }
  public func scanCharacters(from set: CharacterSet) -> String? {
    _take(_skip().prefix { $0.unicodeScalars.allSatisfy { set.contains($0) } })
  }
  public func scanUpToCharacters(from set: CharacterSet) -> String? {
    _take(_skip().prefix { !$0.unicodeScalars.allSatisfy { set.contains($0) } })
  }
  public func scanCharacter() -> Character? {
    let rest = _skip()
    _ = _take(rest.prefix(1))
    return rest.first
  }
}
