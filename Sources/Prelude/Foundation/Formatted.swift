/// How a number is written for people.
public struct _NumberStyle<Value>: Sendable {
  /// How many digits are written.
  public struct Precision: Sendable {
    let _digits: ClosedRange<Int>
    public static func fractionLength(_ length: Int) -> Precision { Precision(_digits: length...length) }
    public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision { Precision(_digits: limits) }
    public static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
      Precision(_digits: 0...limits.upperBound)
    }
  }
  /// Whether thousands are set apart.
  public enum Grouping: Sendable { case automatic, never }
  let _kind: String
  var _digits: ClosedRange<Int>?
  var _isGrouped: Bool = true
  init(_kind: String) { self._kind = _kind }
  public static var number: _NumberStyle<Value> { _NumberStyle(_kind: "number") }
  public static var percent: _NumberStyle<Value> { _NumberStyle(_kind: "percent") }
  public static func currency(code: String) -> _NumberStyle<Value> { _NumberStyle(_kind: code) }
  public func precision(_ precision: Precision) -> _NumberStyle<Value> {
    var copy = self
    copy._digits = precision._digits
    return copy
  }
  public func grouping(_ group: Grouping) -> _NumberStyle<Value> {
    var copy = self
    copy._isGrouped = group == .automatic
    return copy
  }
  func _format(_ text: String) -> String {
    _formattedNumber(text, _kind, _digits?.lowerBound ?? -1, _digits?.upperBound ?? -1, _isGrouped)
  }
}

@_builtin("number.formatted")
func _formattedNumber(_ text: String, _ kind: String, _ least: Int, _ most: Int, _ isGrouped: Bool) -> String

extension BinaryInteger {
  public func formatted() -> String { formatted(.number) }
  public func formatted(_ format: _NumberStyle<Self>) -> String { format._format(description) }
}

extension BinaryFloatingPoint {
  public func formatted() -> String { formatted(.number) }
  public func formatted(_ format: _NumberStyle<Self>) -> String { format._format(String(describing: self)) }
}

extension Decimal {
  public func formatted() -> String { formatted(.number) }
  public func formatted(_ format: _NumberStyle<Decimal>) -> String { format._format(description) }
}
