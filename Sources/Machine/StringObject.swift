/// A string, with what is known of it. Shared until written: whoever changes `value` has made sure that nobody else sees it.
public final class StringObject: HeapObject {
  /// What is known of a text.
  private enum Form: UInt8 {
    case unknown
    /// ASCII without carriage returns: every byte is a character.
    case simple
    case other
  }
  /// The text.
  public private(set) var value: String
  /// What is known of it.
  private var form = Form.unknown
  /// How many characters there are, once counted; -1 before.
  private var knownCount = -1

  /// Creates a string.
  public init(_ value: String) {
    self.value = value
    super.init(size: StringObject.size(of: value))
  }

  /// Creates a string all of whose bytes are characters.
  init(simple value: String) {
    self.value = value
    form = .simple
    super.init(size: StringObject.size(of: value))
  }

  /// Creates a string that belongs to no machine.
  private init(shared value: String) {
    self.value = value
    form = value == "\r" ? .other : .simple
    super.init(state: nil, dynamicType: nil, size: 0)
  }

  /// What a string counts for in the memory budget.
  private static func size(of value: String) -> Int {
    let bytes = value.utf8.count
    return bytes > 15 ? bytes + 96 : 64
  }

  /// The characters of ASCII, made once.
  nonisolated(unsafe) private static let asciiCharacters: [StringObject] =
    (0..<128).map { StringObject(shared: String(Unicode.Scalar(UInt8($0)))) }

  /// The string of one ASCII character.
  static func ascii(_ byte: UInt8) -> StringObject { asciiCharacters[Int(byte)] }

  /// The empty string.
  nonisolated(unsafe) static let empty = StringObject(shared: "")

  /// Whether every byte is a character.
  var isSimple: Bool {
    if form == .unknown { form = value.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? .simple : .other }
    return form == .simple
  }

  /// How many characters there are.
  var count: Int {
    if isSimple { return value.utf8.count }
    if knownCount < 0 { knownCount = value.count }
    return knownCount
  }

  /// Adds `other` at the end.
  func append(_ other: StringObject) {
    let before = value.utf8.count
    form = form == .simple && other.isSimple ? .simple : .unknown
    knownCount = -1
    value += other.value
    let after = value.utf8.count
    if after > 15 { resize(by: after - before) }
  }

  /// Replaces the bytes in `range`, which does not cut a scalar.
  func replace(_ range: Range<Int>, with other: StringObject) {
    form = .unknown
    knownCount = -1
    let before = value.utf8.count
    value.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: other.value)
    resize(by: max(0, value.utf8.count - before))
  }

  /// The position of a byte.
  func index(_ offset: Int) -> String.Index { value.utf8.index(value.startIndex, offsetBy: offset) }

  /// The byte of a position.
  func offset(_ index: String.Index) -> Int { value.utf8.distance(from: value.startIndex, to: index) }

  /// The string in `slot`, made the slot's own by copying when it is shared.
  static func unique(_ slot: inout HeapObject?) -> StringObject {
    if !isKnownUniquelyReferenced(&slot) {
      let old = string(slot)
      let copy = StringObject(old.value)
      copy.form = old.form
      slot = copy
    }
    return string(slot)
  }

  /// `object` as a string.
  @inline(__always)
  static func string(_ object: HeapObject?) -> StringObject {
    guard let object, Swift.type(of: object) == StringObject.self else { return StatePointer.damaged(StringObject("")) }
    return unsafeDowncast(object, to: StringObject.self)
  }
}
