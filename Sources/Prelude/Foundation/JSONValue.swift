/// A value of JSON as read; numbers keep their text.
indirect enum _JSON {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([_JSON])
  case object([String: _JSON])

  /// What the messages of the decoder call it.
  var _kind: String {
    switch self {
    case .null: return "null"
    case .bool: return "bool"
    case .number: return "number"
    case .string: return "a string"
    case .array: return "an array"
    case .object: return "a dictionary"
    }
  }
}

/// A text of JSON that cannot be read.
struct _JSONFault: Error {}

/// Reads JSON.
struct _JSONParser {
  let _bytes: [UInt8]
  var _position: Int = 0
  init(_ bytes: [UInt8]) { _bytes = bytes }

  /// The one value of a document.
  mutating func _document() throws -> _JSON {
    let value = try _value()
    _skipSpace()
    if _position < _bytes.count { throw _JSONFault() }
    return value
  }
  var _next: UInt8 { _position < _bytes.count ? _bytes[_position] : 0 }
  mutating func _skipSpace() {
    while _position < _bytes.count {
      let byte = _bytes[_position]
      if byte != 32 && byte != 10 && byte != 13 && byte != 9 { return }
      _position += 1
    }
  }
  mutating func _expect(_ byte: UInt8) throws {
    if _next != byte || _position >= _bytes.count { throw _JSONFault() }
    _position += 1
  }
  mutating func _word(_ text: String, _ value: _JSON) throws -> _JSON {
    for byte in text.utf8 { try _expect(byte) }
    return value
  }
  mutating func _value() throws -> _JSON {
    _skipSpace()
    switch _next {
    case 123: return try _object()
    case 91: return try _array()
    case 34: return .string(try _string())
    case 116: return try _word("true", .bool(true))
    case 102: return try _word("false", .bool(false))
    case 110: return try _word("null", .null)
    default: return try _number()
    }
  }
  mutating func _object() throws -> _JSON {
    try _expect(123)
    var members: [String: _JSON] = [:]
    _skipSpace()
    if _next == 125 {
      _position += 1
      return .object(members)
    }
    while true {
      _skipSpace()
      let key = try _string()
      _skipSpace()
      try _expect(58)
      let value = try _value()
      if members[key] == nil { members[key] = value }
      _skipSpace()
      if _next == 44 {
        _position += 1
        continue
      }
      try _expect(125)
      return .object(members)
    }
  }
  mutating func _array() throws -> _JSON {
    try _expect(91)
    var elements: [_JSON] = []
    _skipSpace()
    if _next == 93 {
      _position += 1
      return .array(elements)
    }
    while true {
      elements.append(try _value())
      _skipSpace()
      if _next == 44 {
        _position += 1
        continue
      }
      try _expect(93)
      return .array(elements)
    }
  }
  mutating func _number() throws -> _JSON {
    let start = _position
    while _position < _bytes.count {
      let byte = _bytes[_position]
      let isPart = (byte >= 48 && byte <= 57) || byte == 43 || byte == 45 || byte == 46 || byte == 69 || byte == 101
      if !isPart { break }
      _position += 1
    }
    let text = String(decoding: Array(_bytes[start..<_position]), as: UTF8.self)
    if Double(text) == nil || text.hasPrefix("+") || text.hasPrefix(".") { throw _JSONFault() }
    return .number(text)
  }
  mutating func _string() throws -> String {
    try _expect(34)
    var text: [UInt8] = []
    while true {
      if _position >= _bytes.count { throw _JSONFault() }
      let byte = _bytes[_position]
      _position += 1
      if byte == 34 { return String(decoding: text, as: UTF8.self) }
      if byte < 32 { throw _JSONFault() }
      if byte == 92 { text += try _escape() } else { text.append(byte) }
    }
  }
  mutating func _escape() throws -> [UInt8] {
    let byte = _next
    _position += 1
    switch byte {
    case 34, 92, 47: return [byte]
    case 98: return [8]
    case 102: return [12]
    case 110: return [10]
    case 114: return [13]
    case 116: return [9]
    case 117:
      var unit = try _hex()
      if unit >= 0xd800 && unit < 0xdc00 {
        try _expect(92)
        try _expect(117)
        unit = 0x10000 + (unit - 0xd800) * 1024 + (try _hex() - 0xdc00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw _JSONFault() }
      return Array(String(Character(scalar)).utf8)
    default: throw _JSONFault()
    }
  }
  mutating func _hex() throws -> UInt32 {
    if _position + 4 > _bytes.count { throw _JSONFault() }
    let digits = String(decoding: Array(_bytes[_position..<(_position + 4)]), as: UTF8.self)
    _position += 4
    guard let value = UInt32(digits, radix: 16) else { throw _JSONFault() }
    return value
  }
}

/// A value of JSON in the making.
final class _JSONNode {
  /// The text of a value without parts.
  var _text: String?
  /// The elements of an array, or the values of an object.
  var _items: [_JSONNode] = []
  /// The keys of an object.
  var _keys: [String]?
  init(_ text: String? = nil) { _text = text }
  func _set(_ item: _JSONNode, _ key: String) {
    if let position = _keys?.firstIndex(of: key) {
      _items[position] = item
    } else {
      _keys = (_keys ?? []) + [key]
      _items.append(item)
    }
  }

  /// Writes the value.
  func _write(_ isPretty: Bool, _ isSorted: Bool, _ indent: String) -> String {
    if let text = _text { return text }
    let inner = indent + "  "
    var parts: [String] = []
    if let keys = _keys {
      let order = isSorted ? keys.indices.sorted { keys[$0] < keys[$1] } : Array(keys.indices)
      for i in order {
        parts.append(
          _jsonQuoted(keys[i], true) + (isPretty ? " : " : ":") + _items[i]._write(isPretty, isSorted, inner))
      }
    } else {
      for item in _items { parts.append(item._write(isPretty, isSorted, inner)) }
    }
    let (open, close) = _keys == nil ? ("[", "]") : ("{", "}")
    if !isPretty { return open + parts.joined(separator: ",") + close }
    if parts.isEmpty { return open + "\n\n" + indent + close }
    return open + "\n" + inner + parts.joined(separator: ",\n" + inner) + "\n" + indent + close
  }
}

/// A text as JSON writes it.
func _jsonQuoted(_ text: String, _ escapesSlashes: Bool) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "/": result += escapesSlashes ? "\\/" : "/"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{8}": result += "\\b"
    case "\u{c}": result += "\\f"
    default:
      if scalar.value < 32 {
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      } else {
        result += String(scalar)
      }
    }
  }
  return result + "\""
}

/// A number as JSON writes it.
func _jsonNumber(_ value: Double) -> String {
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
