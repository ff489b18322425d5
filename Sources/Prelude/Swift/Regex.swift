/// What can be looked for as a regular expression.
public protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}

/// A regular expression; the toolchain's own engine matches it.
public struct Regex<Output>: RegexComponent, Sendable {
  public typealias RegexOutput = Output
  let _pattern: String
  /// Bits for the options that the host knows.
  var _options: Int = 0
  init(_pattern: String, _options: Int) {
    self._pattern = _pattern
    self._options = _options
  }
  /// What a literal stands for, whose captures the type says.
  public init(regexLiteral pattern: String) { self.init(_pattern: pattern, _options: 0) }
  public var regex: Regex<Output> { self }

  /// Where an expression matches, and what its captures hold.
  @dynamicMemberLookup
  public struct Match {
    public let output: Output
    public let range: Range<String.Index>
    public subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
  }

  func _with(_ option: Int, _ isOn: Bool) -> Regex<Output> {
    Regex(_pattern: _pattern, _options: isOn ? _options | option : _options & ~option)
  }
  public func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { _with(1, ignoresCase) }
  public func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> { _with(2, matchLineEndings) }
  public func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> { _with(4, dotMatchesNewlines) }
  public func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output> { _with(8, useASCII) }
  public func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output> { _with(16, useASCII) }
  public func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output> { _with(32, useASCII) }
  public func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output> { _with(64, useASCII) }

  public func wholeMatch(in string: String) throws -> Match? { _matches(string[...], 2).first }
  public func wholeMatch(in string: Substring) throws -> Match? { _matches(string, 2).first }
  public func prefixMatch(in string: String) throws -> Match? { _matches(string[...], 3).first }
  public func prefixMatch(in string: Substring) throws -> Match? { _matches(string, 3).first }
  public func firstMatch(in string: String) throws -> Match? { _matches(string[...], 1).first }
  public func firstMatch(in string: Substring) throws -> Match? { _matches(string, 1).first }

  /// The matches in a text: all, the first, of the whole, at the start.
  func _matches(_ text: Substring, _ mode: Int) -> [Match] {
    let base = text.base
    let numbers = _regexMatches(
      _pattern, base, _options, text.startIndex._offset, text.endIndex._offset, mode)
    var result: [Match] = []
    var i = 0
    while i < numbers.count {
      let (start, end) = (String.Index(_offset: numbers[i + 1]), String.Index(_offset: numbers[i + 2]))
      result.append(Match(output: _output(numbers, i, base), range: start..<end))
      i += 1 + 2 * numbers[i]
    }
    return result
  }
  func _output(_ numbers: [Int], _ start: Int, _ base: String) -> Output {
    if Output.self == AnyRegexOutput.self {
      let captures = (0..<numbers[start]).map { k -> AnyRegexOutput.Element in
        let (low, high) = (numbers[start + 1 + 2 * k], numbers[start + 2 + 2 * k])
        if low < 0 { return AnyRegexOutput.Element(name: nil, range: nil, substring: nil) }
        let range = String.Index(_offset: low)..<String.Index(_offset: high)
        return AnyRegexOutput.Element(name: nil, range: range, substring: base[range])
      }
      return AnyRegexOutput(_captures: captures, _names: _captureNames(_pattern)) as! Output
    }
    return _regexOutput(numbers, base, start + 1, Output.self)
  }
}

@_builtin("regex.isValid")
func _regexIsValid(_ pattern: String) -> Bool
@_builtin("regex.matches")
func _regexMatches(
  _ pattern: String, _ text: String, _ options: Int, _ start: Int, _ end: Int, _ mode: Int
) -> [Int]
@_builtin("regex.output")
func _regexOutput<Output>(_ numbers: [Int], _ text: String, _ start: Int, _ type: Output.Type) -> Output

/// The names in `(?<name>…)`, by the number of the capture.
func _captureNames(_ pattern: String) -> [String: Int] {
  var names: [String: Int] = [:]
  var number = 0
  var isClass = false
  let characters = Array(pattern)
  var i = 0
  while i < characters.count {
    switch characters[i] {
    case "\\": i += 1
    case "[": isClass = true
    case "]": isClass = false
    case "(" where !isClass:
      let rest = String(characters[(i + 1)...].prefix(3))
      if !rest.hasPrefix("?") {
        number += 1
      } else if rest.hasPrefix("?<") && rest != "?<=" && rest != "?<!" {
        number += 1
        names[String(characters[(i + 3)...].prefix { $0 != ">" })] = number
      }
    default: break
    }
    i += 1
  }
  return names
}

/// What captures of an expression hold that was made while the program runs.
public struct AnyRegexOutput: RandomAccessCollection, Sendable {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<AnyRegexOutput>
  public typealias Iterator = IndexingIterator<AnyRegexOutput>
  /// A capture.
  public struct Element: Sendable {
    public let name: String?
    public let range: Range<String.Index>?
    public let substring: Substring?
    public var value: Any? { substring }
  }
  let _captures: [Element]
  let _names: [String: Int]
  public var startIndex: Int { 0 }
  public var endIndex: Int { _captures.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element { _captures[position] }
  public subscript(name: String) -> Element? { _names[name].map { _captures[$0] } }
}

extension Regex where Output == AnyRegexOutput {
  public init(_ pattern: String) throws {
    if !_regexIsValid(pattern) { throw _RegexFault(pattern: pattern) }
    self.init(_pattern: pattern, _options: 0)
  }
}

extension Regex {
  public init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
    if !_regexIsValid(pattern) { throw _RegexFault(pattern: pattern) }
    self.init(_pattern: pattern, _options: 0)
  }
  public init(verbatim: String) {
    self.init(_pattern: verbatim.reduce("") { $0 + ($1.isLetter || $1.isNumber ? "" : "\\") + String($1) }, _options: 0)
  }
}

extension Regex.Match where Output == AnyRegexOutput {
  public subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
  public subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
  public var count: Int { output.count }
}

/// A pattern that cannot be read.
struct _RegexFault: Error {
  let pattern: String
}

extension BidirectionalCollection where SubSequence == Substring {
  func _substring() -> Substring { self[startIndex..<endIndex] }
  public func matches<R: RegexComponent>(of r: R) -> [Regex<R.RegexOutput>.Match] {
    r.regex._matches(_substring(), 0)
  }
  public func firstMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
    r.regex._matches(_substring(), 1).first
  }
  public func wholeMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
    r.regex._matches(_substring(), 2).first
  }
  public func prefixMatch<R: RegexComponent>(of r: R) -> Regex<R.RegexOutput>.Match? {
    r.regex._matches(_substring(), 3).first
  }
  public func ranges<R: RegexComponent>(of regex: R) -> [Range<String.Index>] {
    regex.regex._matches(_substring(), 0).map { $0.range }
  }
  public func firstRange<R: RegexComponent>(of regex: R) -> Range<String.Index>? {
    regex.regex._matches(_substring(), 1).first?.range
  }
  public func contains<R: RegexComponent>(_ regex: R) -> Bool { !regex.regex._matches(_substring(), 1).isEmpty }
  public func starts<R: RegexComponent>(with regex: R) -> Bool { !regex.regex._matches(_substring(), 3).isEmpty }
  public func trimmingPrefix<R: RegexComponent>(_ regex: R) -> Substring {
    let text = _substring()
    guard let match = regex.regex._matches(text, 3).first else { return text }
    return text[match.range.upperBound...]
  }
  public func split<R: RegexComponent>(
    separator: R, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    let text = _substring()
    var result: [Substring] = []
    var start = text.startIndex
    for match in separator.regex._matches(text, 0) {
      if result.count >= maxSplits { break }
      if match.range.isEmpty && match.range.lowerBound == start { continue }
      if !omittingEmptySubsequences || start != match.range.lowerBound {
        result.append(text[start..<match.range.lowerBound])
      }
      start = match.range.upperBound
    }
    if !omittingEmptySubsequences || start != text.endIndex { result.append(text[start...]) }
    return result
  }
}

extension RangeReplaceableCollection
where SubSequence == Substring, Self: BidirectionalCollection, Element == Character, Index == String.Index {
  public func replacing<R: RegexComponent, Replacement: Collection>(
    _ regex: R, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where Replacement.Element == Element {
    replacing(regex, maxReplacements: maxReplacements, with: { _ in replacement })
  }
  public func replacing<R: RegexComponent, Replacement: Collection>(
    _ regex: R, maxReplacements: Int = .max,
    with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement.Element == Element {
    let text = _substring()
    var result = ""
    var start = text.startIndex
    for match in regex.regex._matches(text, 0).prefix(maxReplacements) {
      result += String(text[start..<match.range.lowerBound])
      result += String(try replacement(match))
      start = match.range.upperBound
    }
    result += String(text[start..<text.endIndex])
    return Self(result)
  }
  public mutating func replace<R: RegexComponent, Replacement: Collection>(
    _ regex: R, with replacement: Replacement, maxReplacements: Int = .max
  ) where Replacement.Element == Element {
    self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
  }
  public mutating func replace<R: RegexComponent, Replacement: Collection>(
    _ regex: R, maxReplacements: Int = .max,
    with replacement: (Regex<R.RegexOutput>.Match) throws -> Replacement
  ) rethrows where Replacement.Element == Element {
    self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
  }
  public mutating func trimPrefix<R: RegexComponent>(_ regex: R) {
    if let match = regex.regex._matches(_substring(), 3).first { removeSubrange(match.range) }
  }
}

public func ~= <R: RegexComponent>(regex: R, input: String) -> Bool { !regex.regex._matches(input[...], 2).isEmpty }
public func ~= <R: RegexComponent>(regex: R, input: Substring) -> Bool { !regex.regex._matches(input, 2).isEmpty }
