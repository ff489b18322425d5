/// Writes values as JSON.
open class JSONEncoder {
  /// How the text is laid out.
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  /// How dates are written.
  public enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Date, any Encoder) throws -> Void)
  }
  /// How keys are written.
  public enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  public var outputFormatting: OutputFormatting = []
  public var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
  public var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
  public var userInfo: [CodingUserInfoKey: Any] = [:]
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data {
    let node = try _node(value, [])
    let text = node._write(
      outputFormatting.contains(.prettyPrinted), outputFormatting.contains(.sortedKeys), "")
    return Data(text.utf8)
  }

  func _quoted(_ text: String) -> String {
    _jsonQuoted(text, !outputFormatting.contains(.withoutEscapingSlashes))
  }

  /// The node of a value.
  func _node<T: Encodable>(_ value: T, _ path: [any CodingKey]) throws -> _JSONNode {
    if let node = try _plainNode(value, path) { return node }
    let encoder = _JSONNodeEncoder(_owner: self, codingPath: path)
    if let date = value as? Date {
      try _encode(date, encoder)
    } else {
      try value.encode(to: encoder)
    }
    return encoder._node._text == nil && encoder._node._keys == nil && !encoder._isArray
      ? _JSONNode("{}") : encoder._node
  }

  /// The node of a value that has no containers.
  func _plainNode(_ value: Any, _ path: [any CodingKey]) throws -> _JSONNode? {
    if let text = value as? String { return _JSONNode(_quoted(text)) }
    if let number = value as? Int { return _JSONNode(String(number)) }
    if let truth = value as? Bool { return _JSONNode(truth ? "true" : "false") }
    if let number = value as? Double { return try _floatNode(number, path) }
    if let number = value as? Float {
      if number.isFinite { return _JSONNode(_jsonNumberText(number.description)) }
      return try _floatNode(Double(number), path)
    }
    if let number = value as? any FixedWidthInteger { return _JSONNode(_describe(number)) }
    if let data = value as? Data { return _JSONNode(_quoted(data.base64EncodedString())) }
    if let url = value as? URL { return _JSONNode(_quoted(url.absoluteString)) }
    if let number = value as? Decimal { return _JSONNode(number.description) }
    return nil
  }
  func _jsonNumberText(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
  func _floatNode(_ number: Double, _ path: [any CodingKey]) throws -> _JSONNode {
    if number.isFinite { return _JSONNode(_jsonNumber(number)) }
    throw EncodingError.invalidValue(
      number,
      EncodingError.Context(
        codingPath: path, debugDescription: "Unable to encode Double." + _describe(number) + " directly in JSON."))
  }

  func _encode(_ date: Date, _ encoder: _JSONNodeEncoder) throws {
    switch dateEncodingStrategy {
    case .deferredToDate: encoder._node._text = _jsonNumber(date.timeIntervalSinceReferenceDate)
    case .secondsSince1970: encoder._node._text = _jsonNumber(date.timeIntervalSince1970)
    case .millisecondsSince1970: encoder._node._text = _jsonNumber(date.timeIntervalSince1970 * 1000)
    case .iso8601: encoder._node._text = _quoted(ISO8601DateFormatter().string(from: date))
    case .formatted(let formatter): encoder._node._text = _quoted(formatter.string(from: date))
    case .custom(let body): try body(date, encoder)
    }
  }

  func _name(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
    switch keyEncodingStrategy {
    case .useDefaultKeys: return key.stringValue
    case .convertToSnakeCase: return _snakeCased(key.stringValue)
    case .custom(let convert): return convert(path + [key]).stringValue
    }
  }
}

/// A name with underscores where capitals begin words.
func _snakeCased(_ name: String) -> String {
  let characters = Array(name)
  var result = ""
  for (i, c) in characters.enumerated() {
    if c.isUppercase && i > 0 {
      let isAfterSmall = !characters[i - 1].isUppercase
      let isBeforeSmall = i + 1 < characters.count && characters[i + 1].isLowercase
      if isAfterSmall || isBeforeSmall { result += "_" }
    }
    result += c.lowercased()
  }
  return result
}

/// A name with capitals where underscores were.
func _camelCased(_ name: String) -> String {
  let parts = name.split(separator: "_")
  guard let first = parts.first, parts.count > 1 else { return name }
  return parts.dropFirst().reduce(String(first)) { $0 + $1.capitalized }
}

/// Writes one value.
final class _JSONNodeEncoder: Encoder {
  let _owner: JSONEncoder
  let _node: _JSONNode
  var _isArray: Bool = false
  let codingPath: [any CodingKey]
  init(_owner: JSONEncoder, codingPath: [any CodingKey], _node: _JSONNode = _JSONNode()) {
    self._owner = _owner
    self.codingPath = codingPath
    self._node = _node
  }
  var userInfo: [CodingUserInfoKey: Any] { _owner.userInfo }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if _node._keys == nil { _node._keys = [] }
    return KeyedEncodingContainer<Key>(
      _base: _JSONKeyedEncoding(_owner: _owner, _node: _node, _codingPath: codingPath))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    _isArray = true
    return _JSONUnkeyedEncoding(_owner: _owner, _node: _node, codingPath: codingPath)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    _JSONSingleEncoding(_encoder: self)
  }
}

/// Writes under keys.
struct _JSONKeyedEncoding: _KeyedEncoding {
  let _owner: JSONEncoder
  let _node: _JSONNode
  let _codingPath: [any CodingKey]
  func _add(_ node: _JSONNode, _ key: any CodingKey) { _node._set(node, _owner._name(key, _codingPath)) }
  mutating func _encodeNil(_ key: any CodingKey) throws { _add(_JSONNode("null"), key) }
  mutating func _encode<T: Encodable>(_ value: T, _ key: any CodingKey) throws {
    _add(try _owner._node(value, _codingPath + [key]), key)
  }
  mutating func _nested<NestedKey: CodingKey>(
    _ keyType: NestedKey.Type, _ key: any CodingKey
  ) -> KeyedEncodingContainer<NestedKey> {
    let node = _JSONNode()
    node._keys = []
    _add(node, key)
    return KeyedEncodingContainer<NestedKey>(
      _base: _JSONKeyedEncoding(_owner: _owner, _node: node, _codingPath: _codingPath + [key]))
  }
  mutating func _nestedUnkeyed(_ key: any CodingKey) -> any UnkeyedEncodingContainer {
    let node = _JSONNode()
    _add(node, key)
    return _JSONUnkeyedEncoding(_owner: _owner, _node: node, codingPath: _codingPath + [key])
  }
  mutating func _superEncoder(_ key: (any CodingKey)?) -> any Encoder {
    let key = key ?? _AnyCodingKey("super", nil)
    let node = _JSONNode()
    node._keys = []
    _add(node, key)
    return _JSONNodeEncoder(_owner: _owner, codingPath: _codingPath + [key], _node: node)
  }
}

/// Writes in order.
struct _JSONUnkeyedEncoding: UnkeyedEncodingContainer {
  let _owner: JSONEncoder
  let _node: _JSONNode
  let codingPath: [any CodingKey]
  var count: Int { _node._items.count }
  mutating func encodeNil() throws { _node._items.append(_JSONNode("null")) }
  mutating func encode<T: Encodable>(_ value: T) throws {
    _node._items.append(try _owner._node(value, codingPath + [_AnyCodingKey("Index " + String(count), count)]))
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let node = _JSONNode()
    node._keys = []
    _node._items.append(node)
    return KeyedEncodingContainer<NestedKey>(
      _base: _JSONKeyedEncoding(_owner: _owner, _node: node, _codingPath: codingPath))
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let node = _JSONNode()
    _node._items.append(node)
    return _JSONUnkeyedEncoding(_owner: _owner, _node: node, codingPath: codingPath)
  }
  mutating func superEncoder() -> any Encoder {
    let node = _JSONNode()
    node._keys = []
    _node._items.append(node)
    return _JSONNodeEncoder(_owner: _owner, codingPath: codingPath, _node: node)
  }
}

/// Writes one value.
struct _JSONSingleEncoding: SingleValueEncodingContainer {
  let _encoder: _JSONNodeEncoder
  var codingPath: [any CodingKey] { _encoder.codingPath }
  mutating func encodeNil() throws { _encoder._node._text = "null" }
  mutating func encode<T: Encodable>(_ value: T) throws {
    let node = try _encoder._owner._node(value, codingPath)
    _encoder._node._text = node._text
    _encoder._node._items = node._items
    _encoder._node._keys = node._keys
    _encoder._isArray = node._text == nil && node._keys == nil
  }
}
