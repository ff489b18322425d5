extension BlobDecoder {

  /// The next written type.
  mutating func type() throws -> TypeRepr {
    let id = id()
    let range = try range()
    let tag = try reader.byte()
    let kind: TypeRepr.Kind =
      switch tag {
      case 0: .name(try string(), arguments: try list { try $0.type() })
      case 1: .member(try type(), name: try string(), arguments: try list { try $0.type() })
      case 2: .dictionary(try type(), try type())
      case 3:
        .tuple(try list { d in (label: try d.optionalString(), type: try d.type()) })
      case 4: try function()
      case 5: .composition(try list { try $0.type() })
      case 6: .attributed(try list { try $0.string() }, try type())
      case 7: .placeholder
      case 8: .error
      default: try wrapped(tag)
      }
    return TypeRepr(id: id, kind, range)
  }

  /// The rest of a function type.
  private mutating func function() throws -> TypeRepr.Kind {
    let parameters = try list { d in
      FunctionParameter(type: try d.type(), isVariadic: try d.reader.flag())
    }
    return .function(parameters: parameters, effects: try effects(), result: try type())
  }

  /// The rest of a type that is one other type with a mark.
  private mutating func wrapped(_ tag: UInt8) throws -> TypeRepr.Kind {
    let base = try type()
    switch tag {
    case 9: return .optional(base)
    case 10: return .implicitlyUnwrapped(base)
    case 11: return .array(base)
    case 12: return .some(base)
    case 13: return .any(base)
    case 14: return .metatype(base)
    case 15: return .protocolMetatype(base)
    case 16: return .packExpansion(base)
    case 17: return .packElement(base)
    case 18: return .suppressed(base)
    default: throw MalformedBytes(explanation: "type \(tag)")
    }
  }
}
