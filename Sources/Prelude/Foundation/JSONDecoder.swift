/// Reads values from JSON.
open class JSONDecoder {
  /// How dates are read.
  public enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }
  /// How keys are read.
  public enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  public var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
  public var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
  public var userInfo: [CodingUserInfoKey: Any] = [:]
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    var parser = _JSONParser(data.bytes)
    guard let document = try? parser._document() else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
    return try _value(document, type, [])
  }

  func _mismatch(_ type: Any.Type, _ json: _JSON, _ path: [any CodingKey]) -> DecodingError {
    if case .null = json {
      return .valueNotFound(
        type,
        DecodingError.Context(
          codingPath: path, debugDescription: "Cannot get value of type \(type) -- found null value instead"))
    }
    return .typeMismatch(
      type,
      DecodingError.Context(
        codingPath: path, debugDescription: "Expected to decode \(type) but found \(json._kind) instead."))
  }

  /// A value of a type.
  func _value<T: Decodable>(_ json: _JSON, _ type: T.Type, _ path: [any CodingKey]) throws -> T {
    if let plain = try _plain(json, type, path) { return plain as! T }
    let decoder = _JSONNodeDecoder(_owner: self, _json: json, codingPath: path)
    if type == Date.self { return try _date(json, decoder) as! T }
    return try T(from: decoder)
  }

  /// A value that has no containers.
  func _plain(_ json: _JSON, _ type: Any.Type, _ path: [any CodingKey]) throws -> Any? {
    if type == String.self {
      guard case .string(let text) = json else { throw _mismatch(type, json, path) }
      return text
    }
    if type == Bool.self {
      guard case .bool(let truth) = json else { throw _mismatch(type, json, path) }
      return truth
    }
    if type == Int.self { return try _integer(json, Int.self, path) }
    if type == Double.self || type == Float.self {
      guard case .number(let text) = json else { throw _mismatch(type, json, path) }
      let number: Double = Double(text) ?? 0
      if type == Float.self { return Float(text) }
      return number
    }
    return try _rarePlain(json, type, path)
  }

  func _rarePlain(_ json: _JSON, _ type: Any.Type, _ path: [any CodingKey]) throws -> Any? {
    if type == UInt8.self { return try _integer(json, UInt8.self, path) }
    if type == Int64.self { return try _integer(json, Int64.self, path) }
    if type == Int32.self { return try _integer(json, Int32.self, path) }
    if type == UInt.self { return try _integer(json, UInt.self, path) }
    if type == UInt32.self { return try _integer(json, UInt32.self, path) }
    if type == UInt64.self { return try _integer(json, UInt64.self, path) }
    if type == Int16.self { return try _integer(json, Int16.self, path) }
    if type == UInt16.self { return try _integer(json, UInt16.self, path) }
    if type == Int8.self { return try _integer(json, Int8.self, path) }
    if type == URL.self {
      guard case .string(let text) = json else { throw _mismatch(String.self, json, path) }
      guard let url = URL(string: text) else { throw _corrupted("Invalid URL string.", path) }
      return url
    }
    if type == Data.self {
      guard case .string(let text) = json else { throw _mismatch(String.self, json, path) }
      guard let data = Data(base64Encoded: text) else {
        throw _corrupted("Encountered Data is not valid Base64.", path)
      }
      return data
    }
    if type == Decimal.self {
      guard case .number(let text) = json else { throw _mismatch(type, json, path) }
      let number: Decimal = Decimal(string: text) ?? Decimal()
      return number
    }
    return nil
  }

  func _corrupted(_ text: String, _ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text))
  }

  func _integer<I: FixedWidthInteger>(_ json: _JSON, _ type: I.Type, _ path: [any CodingKey]) throws -> I {
    guard case .number(let text) = json else { throw _mismatch(type, json, path) }
    if let value = I(text) { return value }
    if let float = Double(text), let value = I(exactly: float) { return value }
    throw _corrupted("The given data was not valid JSON.", [])
  }

  func _date(_ json: _JSON, _ decoder: _JSONNodeDecoder) throws -> Date {
    switch dateDecodingStrategy {
    case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try _value(json, Double.self, decoder.codingPath))
    case .secondsSince1970: return Date(timeIntervalSince1970: try _value(json, Double.self, decoder.codingPath))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try _value(json, Double.self, decoder.codingPath) / 1000)
    case .iso8601:
      let text = try _value(json, String.self, decoder.codingPath)
      guard let date = ISO8601DateFormatter().date(from: text) else {
        throw _corrupted("Expected date string to be ISO8601-formatted.", decoder.codingPath)
      }
      return date
    case .formatted(let formatter):
      let text = try _value(json, String.self, decoder.codingPath)
      guard let date = formatter.date(from: text) else {
        throw _corrupted("Date string does not match format expected by formatter.", decoder.codingPath)
      }
      return date
    case .custom(let body): return try body(decoder)
    }
  }

  /// The members of an object under the names that keys have.
  func _members(_ members: [String: _JSON], _ path: [any CodingKey]) -> [String: _JSON] {
    switch keyDecodingStrategy {
    case .useDefaultKeys: return members
    case .convertFromSnakeCase:
      var result: [String: _JSON] = [:]
      for (key, value) in members { result[_camelCased(key)] = value }
      return result
    case .custom(let convert):
      var result: [String: _JSON] = [:]
      for (key, value) in members { result[convert(path + [_AnyCodingKey(key, nil)]).stringValue] = value }
      return result
    }
  }
}

/// Reads one value.
final class _JSONNodeDecoder: Decoder {
  let _owner: JSONDecoder
  let _json: _JSON
  let codingPath: [any CodingKey]
  init(_owner: JSONDecoder, _json: _JSON, codingPath: [any CodingKey]) {
    self._owner = _owner
    self._json = _json
    self.codingPath = codingPath
  }
  var userInfo: [CodingUserInfoKey: Any] { _owner.userInfo }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = _json else { throw _owner._mismatch([String: Any].self, _json, codingPath) }
    return KeyedDecodingContainer<Key>(
      _base: _JSONKeyedDecoding(
        _owner: _owner, _members: _owner._members(members, codingPath), _codingPath: codingPath))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = _json else { throw _owner._mismatch([Any].self, _json, codingPath) }
    return _JSONUnkeyedDecoding(_owner: _owner, _elements: elements, codingPath: codingPath)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { _JSONSingleDecoding(_decoder: self) }
}

/// Reads under keys.
struct _JSONKeyedDecoding: _KeyedDecoding {
  let _owner: JSONDecoder
  let _members: [String: _JSON]
  let _codingPath: [any CodingKey]
  var _names: [String] { Array(_members.keys) }
  func _contains(_ key: any CodingKey) -> Bool { _members[key.stringValue] != nil }
  func _member(_ key: any CodingKey) throws -> _JSON {
    if let member = _members[key.stringValue] { return member }
    let name = _describe(key) + " (\"" + key.stringValue + "\")"
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(codingPath: _codingPath, debugDescription: "No value associated with key " + name + "."))
  }
  func _decodeNil(_ key: any CodingKey) throws -> Bool {
    if case .null = try _member(key) { return true }
    return false
  }
  func _decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T {
    try _owner._value(try _member(key), type, _codingPath + [key])
  }
  func _decoder(_ key: any CodingKey) throws -> _JSONNodeDecoder {
    _JSONNodeDecoder(_owner: _owner, _json: try _member(key), codingPath: _codingPath + [key])
  }
  func _nested<NestedKey: CodingKey>(
    _ type: NestedKey.Type, _ key: any CodingKey
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _decoder(key).container(keyedBy: type)
  }
  func _nestedUnkeyed(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer {
    try _decoder(key).unkeyedContainer()
  }
  func _superDecoder(_ key: (any CodingKey)?) throws -> any Decoder {
    try _decoder(key ?? _AnyCodingKey("super", nil))
  }
}

/// Reads in order.
struct _JSONUnkeyedDecoding: UnkeyedDecodingContainer {
  let _owner: JSONDecoder
  let _elements: [_JSON]
  let codingPath: [any CodingKey]
  var currentIndex: Int = 0
  init(_owner: JSONDecoder, _elements: [_JSON], codingPath: [any CodingKey]) {
    self._owner = _owner
    self._elements = _elements
    self.codingPath = codingPath
  }
  var count: Int? { _elements.count }
  var isAtEnd: Bool { currentIndex >= _elements.count }
  var _path: [any CodingKey] { codingPath + [_AnyCodingKey("Index " + String(currentIndex), currentIndex)] }
  func _element(_ type: Any.Type) throws -> _JSON {
    if !isAtEnd { return _elements[currentIndex] }
    throw DecodingError.valueNotFound(
      type, DecodingError.Context(codingPath: _path, debugDescription: "Unkeyed container is at end."))
  }
  mutating func decodeNil() throws -> Bool {
    guard case .null = try _element(Never.self) else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try _owner._value(try _element(type), type, _path)
    currentIndex += 1
    return value
  }
  mutating func _decoder() throws -> _JSONNodeDecoder {
    let decoder = _JSONNodeDecoder(_owner: _owner, _json: try _element(Any.self), codingPath: _path)
    currentIndex += 1
    return decoder
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _decoder().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try _decoder().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { try _decoder() }
}

/// Reads one value.
struct _JSONSingleDecoding: SingleValueDecodingContainer {
  let _decoder: _JSONNodeDecoder
  var codingPath: [any CodingKey] { _decoder.codingPath }
  func decodeNil() -> Bool {
    if case .null = _decoder._json { return true }
    return false
  }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try _decoder._owner._value(_decoder._json, type, codingPath)
  }
}

/// JSON as dictionaries and arrays.
public enum JSONSerialization {
  /// How it is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mutableContainers = ReadingOptions(rawValue: 1)
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    public static let allowFragments = ReadingOptions(rawValue: 4)
  }
  /// How it is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = WritingOptions(rawValue: 1)
    public static let sortedKeys = WritingOptions(rawValue: 2)
    public static let fragmentsAllowed = WritingOptions(rawValue: 4)
    public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }
  public static func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    var parser = _JSONParser(data.bytes)
    guard let document = try? parser._document() else {
      throw NSError(domain: "NSCocoaErrorDomain", code: 3840)
    }
    return _object(document)
  }
  static func _object(_ json: _JSON) -> Any {
    switch json {
    case .null: return NSNull()
    case .bool(let truth): return truth
    case .number(let text):
      if let number = Int(text) { return number }
      let number: Double = Double(text) ?? 0
      return number
    case .string(let text): return text
    case .array(let elements):
      let list: [Any] = elements.map { _object($0) }
      return list
    case .object(let members):
      let dictionary: [String: Any] = members.mapValues { _object($0) }
      return dictionary
    }
  }
  public static func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
    let text = try _node(obj)._write(opt.contains(.prettyPrinted), opt.contains(.sortedKeys), "")
    return Data(text.utf8)
  }
  public static func isValidJSONObject(_ obj: Any) -> Bool {
    (obj is [String: Any] || obj is [Any]) && (try? _node(obj)) != nil
  }
  static func _node(_ value: Any) throws -> _JSONNode {
    if value is NSNull { return _JSONNode("null") }
    if let plain = try JSONEncoder()._plainNode(value, []) { return plain }
    let node = _JSONNode()
    if let members = value as? [String: Any] {
      node._keys = []
      for (key, member) in members { node._set(try _node(member), key) }
      return node
    }
    guard let elements = value as? [Any] else { throw NSError(domain: "NSCocoaErrorDomain", code: 3840) }
    node._items = try elements.map { try _node($0) }
    return node
  }
}

/// The one object that stands for nothing.
public final class NSNull: NSObject {
  public override init() { super.init() }
  public override func isEqual(_ object: Any?) -> Bool { object is NSNull }
  public override var description: String { "<null>" }
}

extension Date: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(timeIntervalSinceReferenceDate)
  }
  public init(from decoder: any Decoder) throws {
    self.init(timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self))
  }
}

extension URL: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(absoluteString)
  }
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let url = URL(string: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
    }
    self = url
  }
}

extension UUID: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let uuid = UUID(uuidString: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Attempted to decode UUID from invalid UUID string."))
    }
    self = uuid
  }
}

extension Data: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(base64EncodedString())
  }
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = Data(base64Encoded: text) ?? Data()
  }
}

extension Decimal: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Decimal._double(_text))
  }
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }
}
