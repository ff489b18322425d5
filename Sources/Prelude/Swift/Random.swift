/// A source of random words.
public protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  public mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { T(truncatingIfNeeded: next()) }
  public mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    _require(upperBound != 0, "upperBound cannot be zero.")
    return _bounded(upperBound)
  }
  /// A number below `bound`, each with the same probability.
  mutating func _bounded<T: FixedWidthInteger & UnsignedInteger>(_ bound: T) -> T {
    var product = T(truncatingIfNeeded: next() as UInt64).multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = T(truncatingIfNeeded: next() as UInt64).multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }
}

/// The system's generator.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  public init() {}
  public mutating func next() -> UInt64 { _randomWord() }
}

@_builtin("random.word")
func _randomWord() -> UInt64

extension FixedWidthInteger {
  public static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self {
    _require(!range.isEmpty, "Can't get random value with an empty range")
    let span = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    return Self(truncatingIfNeeded: Magnitude(truncatingIfNeeded: range.lowerBound) &+ generator._bounded(span))
  }
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return Self.random(in: range, using: &generator)
  }
  public static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self {
    let span = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    if span == Magnitude.max { return Self(truncatingIfNeeded: generator.next() as UInt64) }
    let random = generator._bounded(span &+ 1)
    return Self(truncatingIfNeeded: Magnitude(truncatingIfNeeded: range.lowerBound) &+ random)
  }
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return Self.random(in: range, using: &generator)
  }
}
