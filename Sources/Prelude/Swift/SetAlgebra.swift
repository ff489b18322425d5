/// Mathematical sets.
public protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  override associatedtype ArrayLiteralElement = Element
  init()
  func contains(_ member: Element) -> Bool
  __consuming func union(_ other: __owned Self) -> Self
  __consuming func intersection(_ other: Self) -> Self
  __consuming func symmetricDifference(_ other: __owned Self) -> Self
  @discardableResult
  mutating func insert(_ newMember: __owned Element) -> (inserted: Bool, memberAfterInsert: Element)
  @discardableResult
  mutating func remove(_ member: Element) -> Element?
  @discardableResult
  mutating func update(with newMember: __owned Element) -> Element?
  mutating func formUnion(_ other: __owned Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: __owned Self)
  __consuming func subtracting(_ other: Self) -> Self
  func isSubset(of other: Self) -> Bool
  func isDisjoint(with other: Self) -> Bool
  func isSuperset(of other: Self) -> Bool
  var isEmpty: Bool { get }
  init<S: Sequence>(_ sequence: __owned S) where S.Element == Element
  mutating func subtract(_ other: Self)
}

extension SetAlgebra {
  public init<S: Sequence>(_ sequence: __owned S) where S.Element == Element {
    self.init()
    for element in sequence { _ = insert(element) }
  }
  public mutating func subtract(_ other: Self) { self.formIntersection(self.symmetricDifference(other)) }
  public func isSubset(of other: Self) -> Bool { self.intersection(other) == self }
  public func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  public func isDisjoint(with other: Self) -> Bool { self.intersection(other).isEmpty }
  public func subtracting(_ other: Self) -> Self { self.intersection(self.symmetricDifference(other)) }
  public var isEmpty: Bool { self == Self() }
  public func isStrictSuperset(of other: Self) -> Bool { self.isSuperset(of: other) && self != other }
  public func isStrictSubset(of other: Self) -> Bool { other.isStrictSuperset(of: self) }
}

extension SetAlgebra where Element == ArrayLiteralElement {
  public init(arrayLiteral: Element...) { self.init(arrayLiteral) }
}

/// Sets of flags in the bits of a raw value.
public protocol OptionSet: RawRepresentable, SetAlgebra {
  associatedtype Element = Self
  init(rawValue: RawValue)
}

extension OptionSet {
  public func union(_ other: Self) -> Self {
    var result: Self = Self(rawValue: self.rawValue)
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: Self) -> Self {
    var result = Self(rawValue: self.rawValue)
    result.formIntersection(other)
    return result
  }
  public func symmetricDifference(_ other: Self) -> Self {
    var result = Self(rawValue: self.rawValue)
    result.formSymmetricDifference(other)
    return result
  }
}

extension OptionSet where Self == Self.Element {
  public func contains(_ member: Self) -> Bool { self.isSuperset(of: member) }
  @discardableResult
  public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let old = self.intersection(newMember)
    let isNew = old != newMember
    if isNew { self.formUnion(newMember) }
    return (isNew, isNew ? newMember : old)
  }
  @discardableResult
  public mutating func remove(_ member: Element) -> Element? {
    let common = self.intersection(member)
    if common.isEmpty { return nil }
    self.subtract(member)
    return common
  }
  @discardableResult
  public mutating func update(with newMember: Element) -> Element? {
    let common = self.intersection(newMember)
    self.formUnion(newMember)
    return common.isEmpty ? nil : common
  }
}

extension OptionSet where RawValue: FixedWidthInteger {
  public init() { self.init(rawValue: 0) }
  public mutating func formUnion(_ other: Self) { self = Self(rawValue: self.rawValue | other.rawValue) }
  public mutating func formIntersection(_ other: Self) { self = Self(rawValue: self.rawValue & other.rawValue) }
  public mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: self.rawValue ^ other.rawValue) }
}
