/// Values that can be keys of dictionaries and members of sets.
public protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
  func _rawHashValue(seed: Int) -> Int
}

extension Hashable {
  public func _rawHashValue(seed: Int) -> Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// The universal hash function: a word that each component is mixed into.
public struct Hasher: Sendable {
  var _state: Int
  public init() { _state = 0x736f_6d65_7073_6575 }

  public mutating func combine<H: Hashable>(_ value: H) { value.hash(into: &self) }

  @_builtin("hasher.word")
  mutating func _combine(_ word: Int)

  public __consuming func finalize() -> Int { _finalizeHash(_state) }
}

@_builtin("hasher.finalize")
func _finalizeHash(_ state: Int) -> Int

/// A value of any hashable type.
///
/// Numbers of different types are equal when they stand for the same number; other values only within one type.
public struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let _box: any Hashable
  public init<H: Hashable>(_ base: H) {
    if let same = (base as Any) as? AnyHashable { self = same } else { _box = base }
  }
  public var base: Any { _box }
  public static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool { _sameHashable(lhs._box, rhs._box) }
  public func hash(into hasher: inout Hasher) {
    if let number = _canonicalNumber(_box) { hasher.combine(number) } else { _box.hash(into: &hasher) }
  }
  public var description: String { String(describing: _box) }
  public var debugDescription: String { "AnyHashable(" + String(reflecting: _box) + ")" }
}

/// Whether two values are equal after unwrapping, the second seen as the first's type.
func _sameHashable(_ a: any Hashable, _ b: any Hashable) -> Bool {
  if let x = _canonicalNumber(a) {
    guard let y = _canonicalNumber(b) else { return false }
    return x == y
  }
  return _opened(a, b)
}

func _opened<H: Hashable>(_ a: H, _ b: any Hashable) -> Bool {
  guard let other = b as? H else { return false }
  return a == other
}

/// The value as a `Double` when it is a number of the library; integers beyond 2^53 keep their low bits apart.
func _canonicalNumber(_ value: any Hashable) -> _CanonicalNumber? {
  if let v = value as? Int { return _CanonicalNumber(isNegative: v < 0, bits: UInt(bitPattern: v), fraction: 0) }
  if let v = value as? Double { return _CanonicalNumber(v) }
  if let v = value as? Float { return _CanonicalNumber(Double(v)) }
  if let v = value as? any FixedWidthInteger { return _canonicalInteger(v) }
  return nil
}

func _canonicalInteger<T: FixedWidthInteger>(_ v: T) -> _CanonicalNumber {
  _CanonicalNumber(isNegative: v < 0, bits: UInt(truncatingIfNeeded: v), fraction: 0)
}

/// A number apart from its type.
struct _CanonicalNumber: Hashable {
  var isNegative: Bool
  var bits: UInt
  var fraction: Double
  init(isNegative: Bool, bits: UInt, fraction: Double) {
    self.isNegative = isNegative
    self.bits = bits
    self.fraction = fraction
  }
  init(_ v: Double) {
    if let whole = Int(exactly: v) {
      self.init(isNegative: whole < 0, bits: UInt(bitPattern: whole), fraction: 0)
    } else {
      self.init(isNegative: v < 0, bits: 0, fraction: v)
    }
  }
}
