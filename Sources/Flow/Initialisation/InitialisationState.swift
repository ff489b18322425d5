/// What is known of each piece of storage at a point of a body.
struct InitialisationState: Equatable {

  /// For each piece, whether there is a way to this point that leaves it without a value, and one that gives it one.
  private var bits: [UInt8]

  private static let unset: UInt8 = 1
  private static let set: UInt8 = 2

  /// The state before control has come anywhere.
  init(count: Int) { bits = Array(repeating: 0, count: count) }

  /// The state where a body begins.
  init(_ elements: Elements) { bits = elements.all.map { $0.isSet ? Self.set : Self.unset } }

  /// Whether a piece may have no value.
  func mayBeUnset(_ i: Int) -> Bool { bits[i] & Self.unset != 0 }

  /// Whether a piece may have a value.
  func mayBeSet(_ i: Int) -> Bool { bits[i] & Self.set != 0 }

  /// The first piece that may have no value.
  func firstUnset(_ range: Range<Int>) -> Int? { range.first { mayBeUnset($0) } }

  /// Pieces get their values.
  mutating func set(_ range: Range<Int>) { for i in range { bits[i] = Self.set } }

  /// Pieces lose their values.
  mutating func clear(_ range: Range<Int>) { for i in range { bits[i] = Self.unset } }

  /// Adds the ways that lead here from elsewhere; tells whether that said anything new.
  mutating func merge(_ other: InitialisationState) -> Bool {
    var isChanged = false
    for i in bits.indices where bits[i] | other.bits[i] != bits[i] {
      bits[i] |= other.bits[i]
      isChanged = true
    }
    return isChanged
  }
}
