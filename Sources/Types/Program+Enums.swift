import Tree

extension Program {

  /// The cases of an enum in order.
  public func enumElements(of n: NominalDecl) -> [EnumElementDecl] { n.members.compactMap { $0 as? EnumElementDecl } }

  /// The raw type as written: the first entry of an enum's inheritance clause that is not a protocol.
  func rawTypeRepr(of n: NominalDecl) -> TypeRepr? {
    guard n.nominalKind == .enumType, let first = n.inherited.first else { return nil }
    guard let named = nominal(written: first, in: n.parent), named.nominalKind != .protocolType else { return nil }
    return first
  }

  /// The raw type of an enum.
  public func rawType(of n: NominalDecl) -> Type? {
    if let known = facts.rawTypes[n] { return known }
    let type = rawTypeRepr(of: n).map { resolveInherited($0, of: n) }
    facts.rawTypes[n] = .some(type)
    return type
  }

  /// The raw value of a case, written or counted on.
  public func rawValue(of e: EnumElementDecl) -> RawValue? {
    guard let n = e.parent as? NominalDecl, rawTypeRepr(of: n) != nil else { return nil }
    if let known = facts.rawValues[n] { return known[e] }
    let values = countRawValues(of: n)
    facts.rawValues[n] = values
    return values[e]
  }

  private func countRawValues(of n: NominalDecl) -> [EnumElementDecl: RawValue] {
    var values: [EnumElementDecl: RawValue] = [:]
    let isText = rawType(of: n).map(isTextual) ?? false
    var next: Int128 = 0
    for e in enumElements(of: n) {
      let value = e.rawValue.flatMap(RawValue.init(literal:)) ?? (isText ? .string(e.name) : .integer(next))
      switch value {
      case .integer(let i): next = i + 1
      case .float(let d) where d.rounded() == d && d.magnitude < 1e18: next = Int128(d) + 1
      default: break
      }
      values[e] = value
    }
    return values
  }

  /// Whether raw values are counted as text: the raw type takes string literals.
  private func isTextual(_ t: Type) -> Bool {
    guard let p = known("ExpressibleByStringLiteral") ?? known("ExpressibleByUnicodeScalarLiteral") else {
      return false
    }
    return conformance(of: t, to: p) != nil
  }
}

extension RawValue {

  /// The value of a literal, a minus sign in front included.
  init?(literal e: Expr) {
    switch e.kind {
    case .integerLiteral(let text):
      guard let value = Int128(literal: text) else { return nil }
      self = .integer(value)
    case .floatLiteral(let text):
      guard let value = Double(text.filter { $0 != "_" }) else { return nil }
      self = .float(value)
    case .stringLiteral(let text): self = .string(text)
    case .booleanLiteral(let value): self = .boolean(value)
    case .paren(let inner):
      guard let value = RawValue(literal: inner) else { return nil }
      self = value
    case .prefix(let op, let operand):
      guard case .name(let name) = op.kind, name.base == "-", let value = RawValue(literal: operand) else { return nil }
      switch value {
      case .integer(let i): self = .integer(-i)
      case .float(let d): self = .float(-d)
      default: return nil
      }
    default: return nil
    }
  }
}

extension Int128 {
  /// The value of an integer literal as written, with prefix and underscores.
  public init?(literal text: String) {
    let digits = text.filter { $0 != "_" }
    let value: Int128?
    if digits.hasPrefix("0x") {
      value = Int128(digits.dropFirst(2), radix: 16)
    } else if digits.hasPrefix("0b") {
      value = Int128(digits.dropFirst(2), radix: 2)
    } else if digits.hasPrefix("0o") {
      value = Int128(digits.dropFirst(2), radix: 8)
    } else {
      value = Int128(digits)
    }
    guard let value else { return nil }
    self = value
  }
}
