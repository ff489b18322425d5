/// A stretch of UTF-16 units.
public struct NSRange: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  public var location: Int
  public var length: Int
  public init() { self.init(location: 0, length: 0) }
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
  public init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }
  public init(_ region: ClosedRange<Int>) { self.init(location: region.lowerBound, length: region.count) }
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index {
    let range = region.relative(to: target)
    let units = target.utf16
    location = units.distance(from: units.startIndex, to: range.lowerBound)
    length = units.distance(from: range.lowerBound, to: range.upperBound)
  }
  public var lowerBound: Int { location }
  public var upperBound: Int { location + length }
  public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
  public var description: String { "{" + String(location) + ", " + String(length) + "}" }
  public var debugDescription: String { description }
}

public typealias _NSRange = NSRange
public let NSNotFound = Int.max
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

extension Range where Bound == String.Index {
  public init?<S: StringProtocol>(_ range: NSRange, in string: S) {
    let units = string.utf16
    if range.location == NSNotFound || range.upperBound > units.count { return nil }
    let start = units.index(units.startIndex, offsetBy: range.location)
    self = start..<units.index(start, offsetBy: range.length)
  }
}

extension Range where Bound == Int {
  public init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.location..<range.upperBound
  }
}

/// What an expression found.
public final class NSTextCheckingResult: NSObject {
  let _ranges: [NSRange]
  init(_ranges: [NSRange]) { self._ranges = _ranges }
  public var range: NSRange { _ranges[0] }
  public var numberOfRanges: Int { _ranges.count }
  public func range(at idx: Int) -> NSRange { _ranges[idx] }
}

/// An expression that finds text.
open class NSRegularExpression: NSObject {
  /// How an expression is read.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let allowCommentsAndWhitespace = Options(rawValue: 2)
    public static let ignoreMetacharacters = Options(rawValue: 4)
    public static let dotMatchesLineSeparators = Options(rawValue: 8)
    public static let anchorsMatchLines = Options(rawValue: 16)
  }
  /// How text is searched.
  public struct MatchingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public let pattern: String
  public let options: Options
  public init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    super.init()
    if !NSRegularExpression._check(pattern, Int(options.rawValue)) {
      throw NSError(domain: "NSCocoaErrorDomain", code: 2048, userInfo: ["NSInvalidValue": pattern])
    }
  }
  @_builtin("pattern.check")
  static func _check(_ pattern: String, _ options: Int) -> Bool
  @_builtin("pattern.matches")
  static func _matches(_ pattern: String, _ text: String, _ options: Int, _ start: Int, _ length: Int) -> [Int]
  @_builtin("pattern.replace")
  static func _replace(
    _ pattern: String, _ text: String, _ template: String, _ options: Int, _ start: Int, _ length: Int
  ) -> String
  public func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    let numbers = NSRegularExpression._matches(
      pattern, string, Int(self.options.rawValue), range.location, range.length)
    var results: [NSTextCheckingResult] = []
    var i = 0
    while i < numbers.count {
      let count = numbers[i]
      results.append(
        NSTextCheckingResult(
          _ranges: (0..<count).map { NSRange(location: numbers[i + 1 + 2 * $0], length: numbers[i + 2 + 2 * $0]) }))
      i += 1 + 2 * count
    }
    return results
  }
  public func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }
  public func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }
  public func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
  public func stringByReplacingMatches(
    in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
  ) -> String {
    NSRegularExpression._replace(
      pattern, string, templ, Int(self.options.rawValue), range.location, range.length)
  }
}
