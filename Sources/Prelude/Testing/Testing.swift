/// What is attached to a test or suite.
public protocol Trait: Sendable {}
/// What is attached to a test.
public protocol TestTrait: Trait {}
/// What is attached to a suite.
public protocol SuiteTrait: Trait {
  var isRecursive: Bool { get }
}
extension SuiteTrait {
  public var isRecursive: Bool { false }
}

/// A word that tests share.
public struct Tag: Hashable, Sendable {
  let _name: String
  public init(_name: String) { self._name = _name }
  /// Tags as a trait.
  public struct List: TestTrait, SuiteTrait {
    public let tags: [Tag]
  }
}

/// A test's bug.
public struct Bug: TestTrait, SuiteTrait {
  public let url: String?
  public let title: String?
}

/// Whether a test runs.
public struct ConditionTrait: TestTrait, SuiteTrait {
  let _condition: () -> Bool
  let _comment: Comment?
}

/// How long a test may take.
public struct TimeLimitTrait: TestTrait, SuiteTrait {
  public struct Duration: Sendable {
    let _minutes: Int
    public static func minutes(_ minutes: some BinaryInteger) -> Duration { Duration(_minutes: Int(minutes)) }
  }
  let _limit: Duration
}

/// Whether tests run side by side.
public struct ParallelizationTrait: TestTrait, SuiteTrait {}

extension Trait where Self == Tag.List {
  public static func tags(_ tags: Tag...) -> Tag.List { Tag.List(tags: tags) }
}
extension Trait where Self == Bug {
  public static func bug(_ url: String, _ title: String? = nil) -> Bug { Bug(url: url, title: title) }
}
extension Trait where Self == ConditionTrait {
  public static func enabled(
    if condition: @autoclosure @escaping () -> Bool, _ comment: Comment? = nil
  ) -> ConditionTrait {
    ConditionTrait(_condition: condition, _comment: comment)
  }
  public static func disabled(_ comment: Comment? = nil) -> ConditionTrait {
    ConditionTrait(_condition: { false }, _comment: comment)
  }
}
extension Trait where Self == TimeLimitTrait {
  public static func timeLimit(_ limit: TimeLimitTrait.Duration) -> TimeLimitTrait { TimeLimitTrait(_limit: limit) }
}
extension Trait where Self == ParallelizationTrait {
  public static var serialized: ParallelizationTrait { ParallelizationTrait() }
}

/// What a check says besides.
public struct Comment: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible, Hashable,
  Sendable
{
  public typealias StringLiteralType = String
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
  public init(stringInterpolation: DefaultStringInterpolation) { rawValue = stringInterpolation._text }
  public var description: String { rawValue }
}

/// A place in a file.
public struct SourceLocation: Hashable, Sendable {
  public var fileID: String
  public var line: Int
  public var column: Int
  public init(fileID: String = #fileID, line: Int = #line, column: Int = #column) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }
}

/// A failure that a test reports itself.
public struct Issue: Sendable {
  let _text: String
  @_builtin("testing.record")
  static func _record(_ text: String)
  @discardableResult
  public static func record(_ comment: Comment? = nil) -> Issue {
    let text = comment?.rawValue ?? "Issue recorded"
    _record(text)
    return Issue(_text: text)
  }
  @discardableResult
  public static func record(_ error: any Error, _ comment: Comment? = nil) -> Issue {
    let text = "Caught error: " + _debugDescribe(error)
    _record(text)
    return Issue(_text: text)
  }
}

/// What `#require` throws.
public struct ExpectationFailedError: Error {
  public init() {}
}
