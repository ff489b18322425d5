/// A set of Unicode scalars.
public struct CharacterSet: Equatable, Hashable, Sendable {
  let _object: _CharacterSetObject
  init(_object: _CharacterSetObject) { self._object = _object }
  public init() { self.init(charactersIn: "") }
  public init(charactersIn string: String) { _object = _CharacterSetObject(_characters: string) }
  public static var whitespaces: CharacterSet { CharacterSet(_object: _CharacterSetObject(_named: "whitespaces")) }
  public static var newlines: CharacterSet { CharacterSet(_object: _CharacterSetObject(_named: "newlines")) }
  public static var whitespacesAndNewlines: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "whitespacesAndNewlines"))
  }
  public static var decimalDigits: CharacterSet { CharacterSet(_object: _CharacterSetObject(_named: "decimalDigits")) }
  public static var letters: CharacterSet { CharacterSet(_object: _CharacterSetObject(_named: "letters")) }
  public static var lowercaseLetters: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "lowercaseLetters"))
  }
  public static var uppercaseLetters: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "uppercaseLetters"))
  }
  public static var alphanumerics: CharacterSet { CharacterSet(_object: _CharacterSetObject(_named: "alphanumerics")) }
  public static var punctuationCharacters: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "punctuationCharacters"))
  }
  public static var symbols: CharacterSet { CharacterSet(_object: _CharacterSetObject(_named: "symbols")) }
  public static var controlCharacters: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "controlCharacters"))
  }
  public static var capitalizedLetters: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "capitalizedLetters"))
  }
  public static var nonBaseCharacters: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "nonBaseCharacters"))
  }
  public static var illegalCharacters: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "illegalCharacters"))
  }
  public static var urlHostAllowed: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "urlHostAllowed"))
  }
  public static var urlPathAllowed: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "urlPathAllowed"))
  }
  public static var urlQueryAllowed: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "urlQueryAllowed"))
  }
  public static var urlFragmentAllowed: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "urlFragmentAllowed"))
  }
  public static var urlUserAllowed: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "urlUserAllowed"))
  }
  public static var urlPasswordAllowed: CharacterSet {
    CharacterSet(_object: _CharacterSetObject(_named: "urlPasswordAllowed"))
  }
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    self.init(
      charactersIn: String(
        (range.lowerBound.value...range.upperBound.value).compactMap { UnicodeScalar($0) }
          .map { Character($0) }))
  }
  public mutating func insert(_ character: Unicode.Scalar) { insert(charactersIn: String(character)) }
  public mutating func remove(_ character: Unicode.Scalar) { remove(charactersIn: String(character)) }
  public mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  public mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  public mutating func invert() { self = inverted }
  public func isSuperset(of other: CharacterSet) -> Bool { union(other) == self }
  public func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }
  public func contains(_ member: Unicode.Scalar) -> Bool { _object._contains(member) }
  public var inverted: CharacterSet { CharacterSet(_object: _object._inverted()) }
  public func union(_ other: CharacterSet) -> CharacterSet { CharacterSet(_object: _object._union(other._object)) }
  public func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_object: _object._intersection(other._object))
  }
  public func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
  public mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  public mutating func insert(charactersIn string: String) { self = union(CharacterSet(charactersIn: string)) }
  public mutating func remove(charactersIn string: String) { self = subtracting(CharacterSet(charactersIn: string)) }
  public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool { lhs._object._equals(rhs._object) }
  public func hash(into hasher: inout Hasher) { hasher._combine(_object._hashWord()) }
}

@_layout("ref")
struct _CharacterSetObject: Sendable {
  @_builtin("characterSet.characters") init(_characters: String)
  @_builtin("characterSet.named") init(_named: String)
  @_builtin("characterSet.contains") func _contains(_ member: Unicode.Scalar) -> Bool
  @_builtin("characterSet.inverted") func _inverted() -> _CharacterSetObject
  @_builtin("characterSet.union") func _union(_ other: _CharacterSetObject) -> _CharacterSetObject
  @_builtin("characterSet.intersection") func _intersection(_ other: _CharacterSetObject) -> _CharacterSetObject
  @_builtin("characterSet.equals") func _equals(_ other: _CharacterSetObject) -> Bool
  @_builtin("characterSet.hash") func _hashWord() -> Int
  @_builtin("characterSet.trim") func _trim(_ text: String) -> String
  @_builtin("characterSet.split") func _split(_ text: String) -> [String]
}

extension String {
  @_builtin("text.format")
  static func _format(_ format: String, _ arguments: [any CVarArg]) -> String
  public init(format: String, _ arguments: CVarArg...) { self.init(format: format, arguments: arguments) }
  public init(format: String, arguments: [CVarArg]) {
    self = String._format(format, arguments.map { ($0 as? NSObject)?.description ?? $0 })
  }
  public init(format: String, locale: Locale?, _ arguments: CVarArg...) {
    self.init(format: format, arguments: arguments)
  }
  @_builtin("text.split")
  func _components(_ separator: String) -> [String]
  @_builtin("text.replace")
  func _replacing(_ target: String, _ replacement: String, _ options: Int) -> String
  /// Offsets of the first (or last) occurrence, negative when there is none.
  @_builtin("text.range")
  func _range(_ target: String, _ options: Int) -> (start: Int, end: Int)
  @_builtin("text.capitalized")
  func _capitalized() -> String
  @_builtin("text.padding")
  func _padding(_ length: Int, _ pad: String, _ start: Int) -> String
  @_builtin("text.compare")
  func _compare(_ other: String, _ options: Int) -> Int
  public static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
    String._format(format, arguments)
  }
}

extension String {
  /// How texts are compared and found.
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let anchored = CompareOptions(rawValue: 8)
    public static let numeric = CompareOptions(rawValue: 64)
    public static let diacriticInsensitive = CompareOptions(rawValue: 128)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] {
    _ephemeralString._components(separator._ephemeralString)
  }
  public func components(separatedBy separator: CharacterSet) -> [String] {
    separator._object._split(_ephemeralString)
  }
  public func trimmingCharacters(in set: CharacterSet) -> String { set._object._trim(_ephemeralString) }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil
  ) -> String {
    let text = _ephemeralString
    let bits = Int(options.rawValue)
    guard let searchRange = range else {
      return text._replacing(target._ephemeralString, replacement._ephemeralString, bits)
    }
    let middle = String(text[searchRange])._replacing(target._ephemeralString, replacement._ephemeralString, bits)
    return String(text[..<searchRange.lowerBound]) + middle + String(text[searchRange.upperBound...])
  }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { _ephemeralString._containsText(other._ephemeralString) }
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<String.Index>? {
    _placed(searchRange) { $0._range(aString._ephemeralString, Int(mask.rawValue)) }
  }
  public func rangeOfCharacter(
    from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<String.Index>? = nil
  ) -> Range<String.Index>? {
    _placed(aRange) { $0._rangeOfCharacter(aSet._object, Int(mask.rawValue)) }
  }
  /// What a search in a part of the text found, as a range of the text.
  func _placed(
    _ part: Range<String.Index>?, _ search: (String) -> (start: Int, end: Int)
  ) -> Range<String.Index>? {
    let text = _ephemeralString
    let start = part.map { $0.lowerBound._offset - startIndex._offset } ?? 0
    let end = part.map { $0.upperBound._offset - startIndex._offset } ?? text._utf8Count
    let found = search(text._slice(start, end))
    if found.start < 0 { return nil }
    let base = startIndex._offset + start
    return String.Index(_offset: base + found.start)..<String.Index(_offset: base + found.end)
  }
  public var capitalized: String { _ephemeralString._capitalized() }
  public func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int)
    -> String
  {
    _ephemeralString._padding(newLength, padString._ephemeralString, padIndex)
  }
  public func compare<T: StringProtocol>(_ aString: T, options mask: String.CompareOptions = []) -> ComparisonResult {
    let order = _ephemeralString._compare(aString._ephemeralString, Int(mask.rawValue))
    return order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
  }
  public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    compare(aString, options: .caseInsensitive)
  }
  public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
    compare(aString, options: .caseInsensitive)
  }
  public func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult { compare(aString) }
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
    _ephemeralString._range(other._ephemeralString, 1).start >= 0
  }
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    _ordering(_ephemeralString._standardOrder(string._ephemeralString))
  }
  func _ordering(_ order: Int) -> ComparisonResult {
    order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
  }
  public func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool {
    _ephemeralString._range(other._ephemeralString, 129).start >= 0
  }
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
    _ephemeralString._folded(Int(options.rawValue))
  }
  public func commonPrefix<T: StringProtocol>(with aString: T, options: String.CompareOptions = []) -> String {
    _ephemeralString._commonPrefix(aString._ephemeralString, Int(options.rawValue))
  }
  public var localizedCapitalized: String { capitalized }
  public var localizedLowercase: String { lowercased() }
  public var localizedUppercase: String { uppercased() }
  public func lowercased(with locale: Locale?) -> String { lowercased() }
  public func uppercased(with locale: Locale?) -> String { uppercased() }
  public func capitalized(with locale: Locale?) -> String { capitalized }
  public func appending<T: StringProtocol>(_ aString: T) -> String { _ephemeralString + aString._ephemeralString }
  public func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: CVarArg...) -> String {
    _ephemeralString + String._format(format._ephemeralString, arguments)
  }
  public func substring(from index: String.Index) -> String { String(self[index...]) }
  public func substring(to index: String.Index) -> String { String(self[..<index]) }
  public func substring(with aRange: Range<String.Index>) -> String { String(self[aRange]) }
  public func replacingCharacters<T: StringProtocol>(in range: Range<String.Index>, with replacement: T) -> String {
    String(self[..<range.lowerBound]) + replacement._ephemeralString + String(self[range.upperBound...])
  }
  public func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void) {
    var stop = false
    var lines = split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for line in lines where !stop { body(String(line), &stop) }
  }
}

extension String {
  @_builtin("text.rangeOfSet")
  func _rangeOfCharacter(_ set: _CharacterSetObject, _ options: Int) -> (start: Int, end: Int)
  @_builtin("text.standardCompare")
  func _standardOrder(_ other: String) -> Int
  @_builtin("text.fold")
  func _folded(_ options: Int) -> String
  @_builtin("text.commonPrefix")
  func _commonPrefix(_ other: String, _ options: Int) -> String
}
