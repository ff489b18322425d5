import Tree

extension DeclarationChecker {

  /// Checks the raw type and values of an enum, and that its cases don't hold it directly.
  func checkEnum(_ n: NominalDecl) {
    let elements = program.enumElements(of: n)
    if let repr = program.rawTypeRepr(of: n) {
      checkRawType(n, elements, repr)
    } else {
      for e in elements { if let value = e.rawValue { report(.rawValueWithoutType(at: value.range)) } }
    }
    if elements.contains(where: { !$0.isIndirect && holds(n, in: $0) }) {
      report(.recursiveEnum(n.name, at: n.nameRange))
    }
  }

  private func checkRawType(_ n: NominalDecl, _ elements: [EnumElementDecl], _ repr: TypeRepr) {
    guard let type = program.rawType(of: n), !type.properties.contains(.error) else { return }
    let name = program.description(of: type)
    if elements.isEmpty { return report(.rawTypeWithoutCases(at: repr.range)) }
    let takesIntegers = takes("ExpressibleByIntegerLiteral", type)
    let takesStrings = takes("ExpressibleByStringLiteral", type)
    let takesFloats = takes("ExpressibleByFloatLiteral", type)
    let takesScalars =
      takes("ExpressibleByUnicodeScalarLiteral", type) || takes("ExpressibleByExtendedGraphemeClusterLiteral", type)
    guard takesIntegers || takesStrings || takesFloats || takesScalars else {
      return report(.rawTypeNotLiteral(name, at: repr.range))
    }
    for e in elements where e.payload != nil { report(.rawCaseWithPayload(at: e.nameRange)) }
    var seen: Set<RawValue> = []
    var previous: RawValue? = .integer(-1)
    for e in elements {
      if let written = e.rawValue {
        guard
          fits(
            written, takesIntegers: takesIntegers, takesStrings: takesStrings || takesScalars, takesFloats: takesFloats)
        else {
          report(.rawValueOfOtherType(kind(of: written), name, at: written.range))
          continue
        }
      } else if !takesStrings {
        if !takesIntegers { report(.rawValueNeeded(at: e.nameRange)); continue }
        if case .float(let d)? = previous, d.rounded() != d { report(.rawValueAfterFraction(at: e.nameRange)) }
      }
      guard let value = program.rawValue(of: e) else { continue }
      previous = value
      if !seen.insert(value).inserted { report(.rawValueNotUnique(at: e.rawValue?.range ?? e.nameRange)) }
    }
  }

  private func takes(_ proto: String, _ type: Type) -> Bool {
    guard let p = program.known(proto) else { return false }
    return program.conformance(of: type, to: p) != nil
  }

  private func fits(_ e: Expr, takesIntegers: Bool, takesStrings: Bool, takesFloats: Bool) -> Bool {
    switch RawValue(literal: e) {
    case .integer: takesIntegers || takesFloats
    case .float: takesFloats
    case .string: takesStrings
    case .boolean: false
    case nil: true
    }
  }

  private func kind(of e: Expr) -> String {
    switch RawValue(literal: e) {
    case .integer: "Int"
    case .float: "Double"
    case .string: "String"
    case .boolean: "Bool"
    case nil: "_"
    }
  }

  /// Whether a case's payload holds the enum directly.
  private func holds(_ n: NominalDecl, in e: EnumElementDecl) -> Bool {
    (e.payload ?? []).contains { p in
      var seen: Set<Type> = []
      return contains(n, in: program.functionParameter(of: p).type, &seen)
    }
  }

  /// Checks that a struct's stored properties don't hold it.
  func checkRecursion(of n: NominalDecl) {
    for v in program.storedProperties(of: n) where program.writtenType(of: v) != nil {
      var seen: Set<Type> = []
      if contains(n, in: program.interfaceType(of: v), &seen) {
        report(.recursiveStruct(n.name, at: v.nameRange))
      }
    }
  }

  /// Whether values of a type hold values of `n` in place, not behind a reference or an array's buffer.
  private func contains(_ n: NominalDecl, in t: Type, _ seen: inout Set<Type>) -> Bool {
    guard seen.insert(t).inserted, seen.count < 200 else { return false }
    switch t.kind {
    case .nominal(let m, let arguments):
      if m === n { return true }
      if m.isClass { return false }
      if program.isPrelude(m) { return m.nominalKind == .enumType && arguments.contains { contains(n, in: $0, &seen) } }
      let s = program.contextSubstitution(of: t, for: m)
      return inlineParts(of: m).contains { contains(n, in: program.substitute($0, s), &seen) }
    case .tuple(let elements): return elements.contains { contains(n, in: $0.type, &seen) }
    default: return false
    }
  }

  /// The types of what a struct or enum keeps in place.
  private func inlineParts(of m: NominalDecl) -> [Type] {
    if m.nominalKind == .enumType {
      return program.enumElements(of: m).filter { !$0.isIndirect }.flatMap { $0.payload ?? [] }.map {
        program.functionParameter(of: $0).type
      }
    }
    return program.storedProperties(of: m).filter { program.writtenType(of: $0) != nil }.map {
      program.interfaceType(of: $0)
    }
  }
}
