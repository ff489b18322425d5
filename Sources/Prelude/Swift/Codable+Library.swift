extension Bool: _CodingPrimitive {}
extension String: _CodingPrimitive {}
extension Double: _CodingPrimitive {}
extension Float: _CodingPrimitive {}
extension Int: _CodingPrimitive {}
extension Int8: _CodingPrimitive {}
extension Int16: _CodingPrimitive {}
extension Int32: _CodingPrimitive {}
extension Int64: _CodingPrimitive {}
extension UInt: _CodingPrimitive {}
extension UInt8: _CodingPrimitive {}
extension UInt16: _CodingPrimitive {}
extension UInt32: _CodingPrimitive {}
extension UInt64: _CodingPrimitive {}

extension RawRepresentable where Self: Encodable, RawValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension RawRepresentable where Self: Decodable, RawValue: Decodable {
  public init(from decoder: any Decoder) throws {
    let raw = try decoder.singleValueContainer().decode(RawValue.self)
    guard let value = Self(rawValue: raw) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(raw)"))
    }
    self = value
  }
}

extension Optional: Encodable where Wrapped: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .some(let wrapped): try container.encode(wrapped)
    }
  }
}

extension Optional: Decodable where Wrapped: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? nil : try container.decode(Wrapped.self)
  }
}

extension Array: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

func _decodeNext<T: Decodable>(_ container: inout any UnkeyedDecodingContainer) throws -> T {
  try container.decode(T.self)
}

extension Array: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws {
    var elements: [Element] = []
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let element: Element = try _decodeNext(&container)
      elements.append(element)
    }
    self = elements
  }
}

extension Set: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Set: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws {
    var members: Set<Element> = []
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let member: Element = try _decodeNext(&container)
      _ = members.insert(member)
    }
    self = members
  }
}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    if Key.self == String.self || Key.self == Int.self {
      var container = encoder.container(keyedBy: _AnyCodingKey.self)
      for (key, value) in self {
        try container.encode(value, forKey: _AnyCodingKey(_describe(key), nil))
      }
    } else {
      var container = encoder.unkeyedContainer()
      for (key, value) in self {
        try container.encode(key)
        try container.encode(value)
      }
    }
  }
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws {
    var entries: [Key: Value] = [:]
    if Key.self == String.self || Key.self == Int.self {
      let container = try decoder.container(keyedBy: _AnyCodingKey.self)
      for key in container.allKeys {
        let name: Any = Key.self == Int.self ? (Int(key.stringValue) ?? 0) as Any : key.stringValue as Any
        entries[name as! Key] = try container.decode(Value.self, forKey: key)
      }
    } else {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let key = try container.decode(Key.self)
        entries[key] = try container.decode(Value.self)
      }
    }
    self = entries
  }
}
