/// What names a part of a collection.
public protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
  func contains(_ element: Bound) -> Bool
}

extension RangeExpression {
  public static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
}

/// A half-open interval.
public struct Range<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
  init(_uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
}

extension Range {
  public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
  public var isEmpty: Bool { lowerBound == upperBound }
}

extension Range: Sendable where Bound: Sendable {}

extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Element = Bound
  public typealias Iterator = IndexingIterator<Range<Bound>>
}

extension Range: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Index = Bound
  public typealias Indices = Range<Bound>
  public typealias SubSequence = Range<Bound>
  public var startIndex: Bound { lowerBound }
  public var endIndex: Bound { upperBound }
  public func index(after i: Bound) -> Bound { i.advanced(by: 1) }
  public func index(before i: Bound) -> Bound { i.advanced(by: -1) }
  public func index(_ i: Bound, offsetBy n: Int) -> Bound { i.advanced(by: Bound.Stride(n)) }
  public func distance(from start: Bound, to end: Bound) -> Int { Int(start.distance(to: end)) }
  public subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
  public var indices: Range<Bound> { self }
  public func _customContainsEquatableElement(_ element: Bound) -> Bool? {
    lowerBound <= element && element < upperBound
  }
  public func _customIndexOfEquatableElement(_ element: Bound) -> Bound?? {
    lowerBound <= element && element < upperBound ? .some(element) : .some(nil)
  }
  public subscript(position: Bound) -> Bound {
    _require(lowerBound <= position && position < upperBound, "Index out of range")
    return position
  }
  public func contains(_ other: ClosedRange<Bound>) -> Bool {
    other.lowerBound >= lowerBound && other.upperBound < upperBound
  }
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  public init(_ other: ClosedRange<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
  }
}

extension Range: RangeExpression {
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
}

extension Range {
  public func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
  public func overlaps(_ other: Range<Bound>) -> Bool {
    !(upperBound <= other.lowerBound || other.upperBound <= lowerBound || isEmpty || other.isEmpty)
  }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !(upperBound <= other.lowerBound || other.upperBound < lowerBound || isEmpty)
  }
  public func contains(_ other: Range<Bound>) -> Bool {
    other.isEmpty || (lowerBound <= other.lowerBound && upperBound >= other.upperBound)
  }
}

extension Range: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _describe(lowerBound) + "..<" + _describe(upperBound) }
  public var debugDescription: String {
    "Range(" + _debugDescribe(lowerBound) + "..<" + _debugDescribe(upperBound) + ")"
  }
}

extension Range: Equatable {
  public static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}

extension Range: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}

extension Comparable {
  public static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
    if !(minimum <= maximum) { _trap("Fatal error: Range requires lowerBound <= upperBound") }
    return Range(_uncheckedBounds: (lower: minimum, upper: maximum))
  }
  public static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
    if !(minimum <= maximum) { _trap("Fatal error: Range requires lowerBound <= upperBound") }
    return ClosedRange(_uncheckedBounds: (lower: minimum, upper: maximum))
  }
  public static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
  public static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
  public static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
}

public typealias CountableRange<Bound: Strideable> = Range<Bound> where Bound.Stride: SignedInteger
public typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound> where Bound.Stride: SignedInteger

/// Everything below a bound.
public struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
  public let upperBound: Bound
  public init(_ upperBound: Bound) { self.upperBound = upperBound }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<upperBound
  }
  public func contains(_ element: Bound) -> Bool { element < upperBound }
}

/// Everything up to a bound and the bound.
public struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
  public let upperBound: Bound
  public init(_ upperBound: Bound) { self.upperBound = upperBound }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<collection.index(after: upperBound)
  }
  public func contains(_ element: Bound) -> Bool { element <= upperBound }
}

/// Everything from a bound on.
public struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.endIndex
  }
  public func contains(_ element: Bound) -> Bool { lowerBound <= element }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Element = Bound
  public struct Iterator: IteratorProtocol {
    public typealias Element = Bound
    var _current: Bound
    public mutating func next() -> Bound? {
      let result = _current
      _current = result.advanced(by: 1)
      return result
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_current: lowerBound) }
}

extension PartialRangeUpTo: Equatable {}
extension PartialRangeThrough: Equatable {}
extension PartialRangeFrom: Equatable {}

/// The whole of a collection: `...`.
public enum UnboundedRange_ {
  public static postfix func ... (_: UnboundedRange_) {}
}
public typealias UnboundedRange = (UnboundedRange_) -> Void

extension Collection {
  public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { self[r.relative(to: self)] }
  public subscript(x: UnboundedRange) -> SubSequence { self[startIndex..<endIndex] }
}

extension MutableCollection {
  public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
    get { self[r.relative(to: self)] }
    set { self[r.relative(to: self)] = newValue }
  }
  public subscript(x: UnboundedRange) -> SubSequence {
    get { self[startIndex..<endIndex] }
    set { self[startIndex..<endIndex] = newValue }
  }
}
