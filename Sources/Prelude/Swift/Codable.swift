public typealias Codable = Encodable & Decodable

/// What can be written to another form.
public protocol Encodable {
  func encode(to encoder: any Encoder) throws
}

/// What can be read from another form.
public protocol Decodable {
  init(from decoder: any Decoder) throws
}

/// A name or number under which a value is kept.
public protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  var stringValue: String { get }
  init?(stringValue: String)
  var intValue: Int? { get }
  init?(intValue: Int)
}

extension CodingKey {
  public var description: String {
    let number = intValue.map { String($0) } ?? "nil"
    return _typeName(type(of: self)) + "(stringValue: \"" + stringValue + "\", intValue: " + number + ")"
  }
  public var debugDescription: String { description }
}

extension RawRepresentable where RawValue == String, Self: CodingKey {
  public var stringValue: String { rawValue }
  public init?(stringValue: String) { self.init(rawValue: stringValue) }
  public var intValue: Int? { nil }
  public init?(intValue: Int) { return nil }
}

/// A key that a name or a number makes.
struct _AnyCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(_ stringValue: String, _ intValue: Int?) {
    self.stringValue = stringValue
    self.intValue = intValue
  }
  init?(stringValue: String) { self.init(stringValue, nil) }
  init?(intValue: Int) { self.init("Index " + String(intValue), intValue) }
}

/// A key of what callers hand in.
public struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init?(rawValue: String) { self.rawValue = rawValue }
}

/// What values are written to.
public protocol Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}

/// What values are read from.
public protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}

/// Where values are written in order.
public protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<
    NestedKey
  >
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
}

extension UnkeyedEncodingContainer {
  public mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
    for element in sequence { try encode(element) }
  }
}

/// Where values are read in order.
public protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decodeNil() throws -> Bool
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<
    NestedKey
  >
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
  mutating func superDecoder() throws -> any Decoder
}

extension UnkeyedDecodingContainer {
  public mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
}

/// Where one value is written.
public protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
}

/// Where one value is read.
public protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decodeNil() -> Bool
  func decode<T: Decodable>(_ type: T.Type) throws -> T
}

/// Where values are written under keys, behind `KeyedEncodingContainer`.
public protocol KeyedEncodingContainerProtocol<Key> {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil(forKey key: Key) throws
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
  mutating func superEncoder(forKey key: Key) -> any Encoder
}

/// Where values are written under keys of any type.
protocol _KeyedEncoding {
  var _codingPath: [any CodingKey] { get }
  mutating func _encodeNil(_ key: any CodingKey) throws
  mutating func _encode<T: Encodable>(_ value: T, _ key: any CodingKey) throws
  mutating func _nested<NestedKey: CodingKey>(
    _ keyType: NestedKey.Type, _ key: any CodingKey
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func _nestedUnkeyed(_ key: any CodingKey) -> any UnkeyedEncodingContainer
  mutating func _superEncoder(_ key: (any CodingKey)?) -> any Encoder
}

/// A learner's own container behind `KeyedEncodingContainer`.
struct _KeyedEncodingAdapter<Base: KeyedEncodingContainerProtocol>: _KeyedEncoding {
  var _base: Base
  var _codingPath: [any CodingKey] { _base.codingPath }
  mutating func _encodeNil(_ key: any CodingKey) throws { try _base.encodeNil(forKey: key as! Base.Key) }
  mutating func _encode<T: Encodable>(_ value: T, _ key: any CodingKey) throws {
    try _base.encode(value, forKey: key as! Base.Key)
  }
  mutating func _nested<NestedKey: CodingKey>(
    _ keyType: NestedKey.Type, _ key: any CodingKey
  ) -> KeyedEncodingContainer<NestedKey> {
    _base.nestedContainer(keyedBy: keyType, forKey: key as! Base.Key)
  }
  mutating func _nestedUnkeyed(_ key: any CodingKey) -> any UnkeyedEncodingContainer {
    _base.nestedUnkeyedContainer(forKey: key as! Base.Key)
  }
  mutating func _superEncoder(_ key: (any CodingKey)?) -> any Encoder {
    key.map { _base.superEncoder(forKey: $0 as! Base.Key) } ?? _base.superEncoder()
  }
}

/// Where values are written under keys.
public struct KeyedEncodingContainer<K: CodingKey> {
  public typealias Key = K
  var _base: any _KeyedEncoding
  public init<Container: KeyedEncodingContainerProtocol>(_ container: Container) where Container.Key == K {
    _base = _KeyedEncodingAdapter(_base: container)
  }
  init(_base: any _KeyedEncoding) { self._base = _base }
  public var codingPath: [any CodingKey] { _base._codingPath }
  public mutating func encodeNil(forKey key: K) throws { try _base._encodeNil(key) }
  public mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws { try _base._encode(value, key) }
  public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
    if let value { try _base._encode(value, key) }
  }
  public mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: K
  ) -> KeyedEncodingContainer<NestedKey> {
    _base._nested(keyType, key)
  }
  public mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
    _base._nestedUnkeyed(key)
  }
  public mutating func superEncoder() -> any Encoder { _base._superEncoder(nil) }
  public mutating func superEncoder(forKey key: K) -> any Encoder { _base._superEncoder(key) }
}

/// Where values are read under keys, behind `KeyedDecodingContainer`.
public protocol KeyedDecodingContainerProtocol<Key> {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  var allKeys: [Key] { get }
  func contains(_ key: Key) -> Bool
  func decodeNil(forKey key: Key) throws -> Bool
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey>
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  func superDecoder() throws -> any Decoder
  func superDecoder(forKey key: Key) throws -> any Decoder
}

/// Where values are read under keys of any type.
protocol _KeyedDecoding {
  var _codingPath: [any CodingKey] { get }
  var _names: [String] { get }
  func _contains(_ key: any CodingKey) -> Bool
  func _decodeNil(_ key: any CodingKey) throws -> Bool
  func _decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T
  func _nested<NestedKey: CodingKey>(
    _ type: NestedKey.Type, _ key: any CodingKey
  ) throws -> KeyedDecodingContainer<NestedKey>
  func _nestedUnkeyed(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer
  func _superDecoder(_ key: (any CodingKey)?) throws -> any Decoder
}

/// A learner's own container behind `KeyedDecodingContainer`.
struct _KeyedDecodingAdapter<Base: KeyedDecodingContainerProtocol>: _KeyedDecoding {
  let _base: Base
  var _codingPath: [any CodingKey] { _base.codingPath }
  var _names: [String] { _base.allKeys.map { $0.stringValue } }
  func _contains(_ key: any CodingKey) -> Bool { _base.contains(key as! Base.Key) }
  func _decodeNil(_ key: any CodingKey) throws -> Bool { try _base.decodeNil(forKey: key as! Base.Key) }
  func _decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T {
    try _base.decode(type, forKey: key as! Base.Key)
  }
  func _nested<NestedKey: CodingKey>(
    _ type: NestedKey.Type, _ key: any CodingKey
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _base.nestedContainer(keyedBy: type, forKey: key as! Base.Key)
  }
  func _nestedUnkeyed(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer {
    try _base.nestedUnkeyedContainer(forKey: key as! Base.Key)
  }
  func _superDecoder(_ key: (any CodingKey)?) throws -> any Decoder {
    if let key { return try _base.superDecoder(forKey: key as! Base.Key) }
    return try _base.superDecoder()
  }
}

/// Where values are read under keys.
public struct KeyedDecodingContainer<K: CodingKey> {
  public typealias Key = K
  let _base: any _KeyedDecoding
  public init<Container: KeyedDecodingContainerProtocol>(_ container: Container) where Container.Key == K {
    _base = _KeyedDecodingAdapter(_base: container)
  }
  init(_base: any _KeyedDecoding) { self._base = _base }
  public var codingPath: [any CodingKey] { _base._codingPath }
  public var allKeys: [K] { _base._names.compactMap { K(stringValue: $0) } }
  public func contains(_ key: K) -> Bool { _base._contains(key) }
  public func decodeNil(forKey key: K) throws -> Bool { try _base._decodeNil(key) }
  public func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T { try _base._decode(type, key) }
  public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
    if !contains(key) { return nil }
    return try decodeNil(forKey: key) ? nil : decode(type, forKey: key)
  }
  /// Reads what the place where it goes asks for; for the initialisers that are written for learners.
  public func _decode<T: Decodable>(forKey key: K) throws -> T { try _base._decode(T.self, key) }
  public func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: K
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _base._nested(type, key)
  }
  public func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
    try _base._nestedUnkeyed(key)
  }
  public func superDecoder() throws -> any Decoder { try _base._superDecoder(nil) }
  public func superDecoder(forKey key: K) throws -> any Decoder { try _base._superDecoder(key) }
}

/// What goes wrong in writing.
public enum EncodingError: Error {
  /// Where it happened.
  public struct Context: Sendable {
    public let codingPath: [any CodingKey]
    public let debugDescription: String
    public let underlyingError: (any Error)?
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case invalidValue(Any, Context)
}

/// What goes wrong in reading.
public enum DecodingError: Error {
  /// Where it happened.
  public struct Context: Sendable {
    public let codingPath: [any CodingKey]
    public let debugDescription: String
    public let underlyingError: (any Error)?
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case typeMismatch(any Any.Type, Context)
  case valueNotFound(any Any.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)
  public static func dataCorruptedError(
    in container: any UnkeyedDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  public static func dataCorruptedError(
    in container: any SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  public static func dataCorruptedError<C: KeyedDecodingContainerProtocol>(
    forKey key: C.Key, in container: C, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
}

extension DecodingError {
  public static func dataCorruptedError<K: CodingKey>(
    forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
}

/// A value that containers keep as it is: a truth, a number, a text.
protocol _CodingPrimitive: Codable {}

extension _CodingPrimitive {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.decode(Self.self)
  }
}

extension DecodingError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .typeMismatch(let type, let context):
      return context._describe("typeMismatch: expected value of type \(type)")
    case .valueNotFound(let type, let context):
      return context._describe("valueNotFound: Expected value of type \(type) but found null instead")
    case .keyNotFound(let key, let context):
      return context._describe("keyNotFound: Key '" + key.stringValue + "' not found in keyed decoding container")
    case .dataCorrupted(let context): return context._describe("dataCorrupted: Data was corrupted")
    }
  }
}

extension DecodingError.Context {
  func _describe(_ what: String) -> String {
    var text = "DecodingError." + what + "."
    if !codingPath.isEmpty { text += " Path: " + _codingPathText(codingPath) + "." }
    return text + " Debug description: " + debugDescription
  }
}

/// A path as `a.b[1].c`.
func _codingPathText(_ path: [any CodingKey]) -> String {
  var text = ""
  for key in path {
    if let index = key.intValue {
      text += "[" + String(index) + "]"
    } else {
      text += (text.isEmpty ? "" : ".") + key.stringValue
    }
  }
  return text
}
