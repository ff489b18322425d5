/// A closed interval.
public struct ClosedRange<Bound: Comparable> {
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

extension ClosedRange {
  public var isEmpty: Bool { false }
}

extension ClosedRange: Sendable where Bound: Sendable {}

extension ClosedRange: RangeExpression {
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    Range(uncheckedBounds: (lower: lowerBound, upper: collection.index(after: upperBound)))
  }
  public func contains(_ element: Bound) -> Bool { element >= lowerBound && element <= upperBound }
}

extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Element = Bound
  public typealias Iterator = IndexingIterator<ClosedRange<Bound>>
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  /// A position in a closed range; the end has no bound of its own.
  public enum Index {
    case pastEnd
    case inRange(Bound)
  }
}

extension ClosedRange.Index: Comparable {
  public static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
    switch (lhs, rhs) {
    case (.inRange(let l), .inRange(let r)): return l == r
    case (.pastEnd, .pastEnd): return true
    default: return false
    }
  }
  public static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
    switch (lhs, rhs) {
    case (.inRange(let l), .inRange(let r)): return l < r
    case (.inRange, .pastEnd): return true
    default: return false
    }
  }
}

extension ClosedRange.Index: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .inRange(let value):
      hasher._combine(0)
      hasher.combine(value)
    case .pastEnd: hasher._combine(1)
    }
  }
}

extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias SubSequence = Slice<ClosedRange<Bound>>
  public typealias Indices = DefaultIndices<ClosedRange<Bound>>
  public var startIndex: ClosedRange<Bound>.Index { .inRange(lowerBound) }
  public var endIndex: ClosedRange<Bound>.Index { .pastEnd }
  public func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
    switch i {
    case .inRange(let x): return x == upperBound ? .pastEnd : .inRange(x.advanced(by: 1))
    case .pastEnd: _trap("Fatal error: Incrementing past end index")
    }
  }
  public func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
    switch i {
    case .inRange(let x):
      _require(x > lowerBound, "Incrementing past start index")
      return .inRange(x.advanced(by: -1))
    case .pastEnd: return .inRange(upperBound)
    }
  }
  public func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index {
    if distance == 0 { return i }
    switch i {
    case .inRange(let x):
      let reach = x.distance(to: upperBound)
      if distance <= reach { return .inRange(x.advanced(by: Bound.Stride(distance))) }
      _require(distance - 1 == Int(reach), "Advancing past end index")
      return .pastEnd
    case .pastEnd: return index(.inRange(upperBound), offsetBy: distance + 1)
    }
  }
  public func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int {
    switch (start, end) {
    case (.inRange(let left), .inRange(let right)): return Int(left.distance(to: right))
    case (.inRange(let left), .pastEnd): return 1 + Int(left.distance(to: upperBound))
    case (.pastEnd, .inRange(let right)): return Int(upperBound.distance(to: right)) - 1
    case (.pastEnd, .pastEnd): return 0
    }
  }
  public subscript(position: ClosedRange<Bound>.Index) -> Bound {
    switch position {
    case .inRange(let x): return x
    case .pastEnd: _trap("Fatal error: Index out of range")
    }
  }
  public subscript(bounds: Range<ClosedRange<Bound>.Index>) -> Slice<ClosedRange<Bound>> {
    Slice(base: self, bounds: bounds)
  }
  public func _customContainsEquatableElement(_ element: Bound) -> Bool? {
    element >= lowerBound && element <= upperBound
  }
  public func contains(_ other: Range<Bound>) -> Bool {
    other.isEmpty || (other.lowerBound >= lowerBound && other.upperBound.advanced(by: -1) <= upperBound)
  }
  public var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }
}

extension ClosedRange {
  public func contains(_ other: ClosedRange<Bound>) -> Bool {
    other.lowerBound >= lowerBound && other.upperBound <= upperBound
  }
  public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !(upperBound < other.lowerBound || other.upperBound < lowerBound)
  }
  public func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
}

extension ClosedRange: Equatable {
  public static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}

extension ClosedRange: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}

extension ClosedRange: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _describe(lowerBound) + "..." + _describe(upperBound) }
  public var debugDescription: String {
    "ClosedRange(" + _debugDescribe(lowerBound) + "..." + _debugDescribe(upperBound) + ")"
  }
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  public init(_ other: Range<Bound>) {
    _require(!other.isEmpty, "Can't form an empty closed range")
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
  }
}
