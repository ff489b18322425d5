extension BlobEncoder {

  /// Stores a written type.
  func type(_ t: TypeRepr) {
    node()
    range(t.range)
    switch t.kind {
    case .name(let name, let arguments):
      out.byte(0)
      string(name)
      list(arguments, type)
    case .member(let base, let name, let arguments):
      out.byte(1)
      type(base)
      string(name)
      list(arguments, type)
    case .dictionary(let k, let v):
      out.byte(2)
      type(k)
      type(v)
    case .tuple(let elements):
      out.byte(3)
      list(elements) { element in
        optionalString(element.label)
        type(element.type)
      }
    case .function(let parameters, let written, let result):
      out.byte(4)
      list(parameters) { p in
        type(p.type)
        out.flag(p.isVariadic)
      }
      effects(written)
      type(result)
    case .composition(let parts):
      out.byte(5)
      list(parts, type)
    case .attributed(let names, let base):
      out.byte(6)
      list(names, string)
      type(base)
    case .placeholder: out.byte(7)
    case .error: out.byte(8)
    default: wrapped(t.kind)
    }
  }

  /// Stores a type that is one other type with a mark.
  private func wrapped(_ kind: TypeRepr.Kind) {
    let (tag, base): (UInt8, TypeRepr) =
      switch kind {
      case .optional(let t): (9, t)
      case .implicitlyUnwrapped(let t): (10, t)
      case .array(let t): (11, t)
      case .some(let t): (12, t)
      case .any(let t): (13, t)
      case .metatype(let t): (14, t)
      case .protocolMetatype(let t): (15, t)
      case .packExpansion(let t): (16, t)
      case .packElement(let t): (17, t)
      case .suppressed(let t): (18, t)
      default: preconditionFailure("the other kinds are stored by type(_:)")
      }
    out.byte(tag)
    type(base)
  }
}
