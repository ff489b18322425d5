import Tree
import Types

/// Builds literals.
extension Typer {

  /// Names of the prelude's types whose literals the machine knows.
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int128", "UInt128",
  ]
  private static let floats: Set<String> = ["Double", "Float", "CGFloat", "Float16", "Float80"]
  private static let texts: Set<String> = ["String", "Character", "StaticString", "Unicode.Scalar", "Scalar"]

  private func builtinName(_ t: Type) -> String? {
    guard case .nominal(let d, _) = t.kind, !isUserDeclared(d) else { return nil }
    return d.name
  }

  /// A number, Boolean or string literal of a known type.
  func scalarLiteral(
    _ e: Expr, _ t: Type, negative: Bool = false, in signature: GenericSignature? = nil
  ) -> TypedExpr {
    switch e.kind {
    case .prefix(_, let x): return scalarLiteral(x, t, negative: true, in: signature)
    case .integerLiteral(let text): return integer(text, t, e.range, negative, signature)
    case .floatLiteral(let text): return float(text, t, e.range, negative, signature)
    case .booleanLiteral(let b):
      if t === program.bool { return TypedExpr(.boolean(b), t, e.range) }
      return initialise(t, .boolean, [.value(TypedExpr(.boolean(b), program.bool, e.range))], e.range, signature)
    case .stringLiteral(let text): return stringLiteral(text, t, e.range, in: signature)
    default: return TypedExpr(.error, program.types.error, e.range)
    }
  }

  private func integer(
    _ text: String, _ t: Type, _ range: SourceRange, _ negative: Bool, _ signature: GenericSignature?
  ) -> TypedExpr {
    guard let value = Self.parseInteger(text) else {
      report(.integerTooLarge(text, at: range))
      return TypedExpr(.error, program.types.error, range)
    }
    return integerLiteral(negative ? -value : value, t, range, text: (negative ? "-" : "") + text, in: signature)
  }

  /// The value of an integer literal.
  static func parseInteger(_ text: String) -> Int128? {
    var digits = text.filter { $0 != "_" }
    var radix = 10
    for (prefix, base) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      radix = base
      digits.removeFirst(2)
    }
    return Int128(digits, radix: radix)
  }

  /// An integer literal of a known type.
  func integerLiteral(
    _ value: Int128, _ t: Type, _ range: SourceRange, text: String? = nil, in signature: GenericSignature? = nil
  ) -> TypedExpr {
    if let name = builtinName(t) {
      if Self.integers.contains(name) {
        if let bounds = Self.bounds(name), !bounds.contains(value) {
          report(.integerOverflow(text ?? String(value), name, at: range))
        }
        return TypedExpr(.integer(value), t, range)
      }
      if Self.floats.contains(name) { return TypedExpr(.integer(value), t, range) }
    }
    let inner = literalType("IntegerLiteralType", .integer, t) ?? program.int
    if inner === t { return TypedExpr(.error, program.types.error, range) }
    return initialise(t, .integer, [.value(integerLiteral(value, inner, range))], range, signature)
  }

  /// The values of a fixed-width integer.
  static func bounds(_ name: String) -> ClosedRange<Int128>? {
    let isUnsigned = name.hasPrefix("UInt")
    let width = Int(name.drop { !$0.isNumber }) ?? 64
    guard width < 128 else { return nil }
    let half = Int128(1) << Int128(width - 1)
    return isUnsigned ? 0...(half + (half - 1)) : -half...(half - 1)
  }

  private func float(
    _ text: String, _ t: Type, _ range: SourceRange, _ negative: Bool, _ signature: GenericSignature?
  ) -> TypedExpr {
    let value = Double(text.filter { $0 != "_" }) ?? 0
    return floatLiteral(negative ? -value : value, t, range, signature)
  }

  private func floatLiteral(
    _ value: Double, _ t: Type, _ range: SourceRange, _ signature: GenericSignature?
  ) -> TypedExpr {
    if let name = builtinName(t), Self.floats.contains(name) { return TypedExpr(.float(value), t, range) }
    let inner = literalType("FloatLiteralType", .float, t) ?? program.double
    if inner === t { return TypedExpr(.error, program.types.error, range) }
    return initialise(t, .float, [.value(floatLiteral(value, inner, range, nil))], range, signature)
  }

  /// A string literal of a known type.
  func stringLiteral(
    _ text: String, _ t: Type, _ range: SourceRange, in signature: GenericSignature? = nil
  ) -> TypedExpr {
    if let name = builtinName(t), Self.texts.contains(name) { return TypedExpr(.string(text), t, range) }
    let kinds: [(LiteralKind, String)] = [
      (.string, "StringLiteralType"), (.character, "ExtendedGraphemeClusterLiteralType"),
      (.scalar, "UnicodeScalarLiteralType"),
    ]
    for (kind, name) in kinds {
      guard let p = program.known(kind.protocolName), program.conformance(of: t, to: p, in: signature) != nil else {
        continue
      }
      let inner = literalType(name, kind, t) ?? program.string
      guard inner !== t else { continue }
      return initialise(t, kind, [.value(stringLiteral(text, inner, range))], range, signature)
    }
    return TypedExpr(.error, program.types.error, range)
  }

  private func literalType(_ name: String, _ kind: LiteralKind, _ t: Type) -> Type? {
    guard let p = program.known(kind.protocolName), let a = associatedType(name, of: p),
      let c = program.conformance(of: t, to: p)
    else { return nil }
    let found = program.typeWitness(a, of: c)
    // A generic type's own literal type is a builtin one: its word is passed as the default type's.
    return found.kind == .error || found.properties.contains(.generic) ? nil : found
  }

  /// A call of the initialiser by which a type takes literals of a kind.
  func initialise(
    _ t: Type, _ kind: LiteralKind, _ arguments: [TypedArgument], _ range: SourceRange, _ signature: GenericSignature?
  ) -> TypedExpr {
    guard let p = program.known(kind.protocolName), let c = program.conformance(of: t, to: p, in: signature),
      let requirement = program.requirements(of: p).first(where: { $0 is InitDecl })
    else { return TypedExpr(.error, program.types.error, range) }
    let callee = witnessCallee(requirement, c, t, nil, range)
    return TypedExpr(.call(callee, arguments: arguments), t, range)
  }

  /// The callee that fulfils a requirement for a type.
  func witnessCallee(
    _ requirement: Decl, _ c: Conformance, _ t: Type, _ receiver: TypedExpr?, _ range: SourceRange
  ) -> Callee {
    switch program.witness(for: requirement, in: c) {
    case .declaration(let d, let s):
      let type = program.substitute(program.interfaceType(of: d), s)
      return Callee(
        declaration: d, dispatch: isOverridable(d) ? .dynamicClass : .direct, substitution: s, receiver: receiver,
        selfType: t,
        functionType: function(type), nameRange: range)
    default:
      var full = Substitution(selves: [c.proto: t])
      if let owner = requirement.parent as? NominalDecl { full.selves[owner] = t }
      let type = program.substitute(program.interfaceType(of: requirement), full)
      return Callee(
        declaration: requirement, dispatch: .witness, substitution: full, receiver: receiver, selfType: t,
        functionType: function(type), nameRange: range)
    }
  }

  /// Whether a member is found in the dynamic class of its receiver.
  func isOverridable(_ d: Decl) -> Bool {
    guard let n = d.parent as? NominalDecl, n.isClass, !(d is InitDecl) else { return false }
    return !(d.has("final") || n.has("final") || d.has("private") || d.has("fileprivate") || d.has("static"))
  }

  private func function(_ t: Type) -> FunctionType {
    if case .function(let f) = t.kind { return f }
    return FunctionType([], t)
  }

  // MARK: Interpolation

  /// Builds an interpolated string of a known type; each piece is checked on its own.
  func interpolation(_ segments: [StringSegment], _ t: Type, _ scope: Scope, _ e: Expr) -> TypedExpr {
    let signature = scope.context.map { program.genericSignature(of: $0) }
    guard let p = program.known("ExpressibleByStringInterpolation"),
      let a = associatedType("StringInterpolation", of: p),
      let c = program.conformance(of: t, to: p, in: signature),
      let ip = program.known("StringInterpolationProtocol")
    else { return TypedExpr(.error, program.types.error, e.range) }
    let builder = program.typeWitness(a, of: c, in: signature)
    guard let ic = program.conformance(of: builder, to: ip, in: signature),
      let make = program.requirements(of: ip).first(where: { $0 is InitDecl }),
      let finish = program.requirements(of: p).first(where: { ($0 as? InitDecl)?.labels == ["stringInterpolation"] })
    else { return TypedExpr(.error, program.types.error, e.range) }
    var isLibrary = true
    if case .nominal(let n, _) = builder.kind { isLibrary = program.isPrelude(n) }
    let pieces = (!isLibrary ? alternating(segments, e.range) : segments).compactMap { segment($0, builder, ic, scope) }
    return TypedExpr(
      .interpolation(
        Interpolation(
          builder: builder, makeBuilder: witnessCallee(make, ic, builder, nil, e.range), segments: pieces,
          finish: witnessCallee(finish, c, t, nil, e.range))), t, e.range)
  }

  /// The segments as a type's own interpolation gets them: literal text, if only the empty one, before, between and behind the others.
  private func alternating(_ segments: [StringSegment], _ range: SourceRange) -> [StringSegment] {
    var result: [StringSegment] = []
    var text = ""
    for s in segments {
      guard case .interpolation = s else {
        if case .literal(let more, _) = s { text += more }
        continue
      }
      result += [.literal(text, range), s]
      text = ""
    }
    return result + [.literal(text, range)]
  }

  private func segment(_ s: StringSegment, _ builder: Type, _ c: Conformance, _ scope: Scope) -> Interpolation.Segment?
  {
    switch s {
    case .literal(let text, let range):
      guard
        let requirement = program.requirements(of: c.proto).first(where: { ($0 as? FuncDecl)?.name == "appendLiteral" })
      else { return nil }
      let callee = witnessCallee(requirement, c, builder, nil, range)
      let t = callee.functionType.parameters.first?.type ?? program.string
      return .init(callee: callee, arguments: [.value(stringLiteral(text, t, range))])
    case .interpolation(let arguments, let range): return interpolated(arguments, builder, scope, range)
    }
  }

  /// `\(…)` is a call of `appendInterpolation` on the builder.
  private func interpolated(
    _ arguments: [Argument], _ builder: Type, _ scope: Scope, _ range: SourceRange
  ) -> Interpolation.Segment? {
    let inner = scope.nested()
    let v = makeVariable("$builder", builder, range, isLet: false)
    inner.declare("$builder", v)
    let base = make(.name(DeclName("$builder")), range)
    let f = make(.member(base: base, name: DeclName("appendInterpolation"), nameRange: range), range)
    let call = make(.call(f, arguments: arguments), range)
    let typed = check(call, .interpolation, inner)
    guard case .call(let callee, let given) = typed.kind else { return nil }
    let bare = Callee(
      declaration: callee.declaration, dispatch: callee.dispatch, substitution: callee.substitution, receiver: nil,
      selfType: builder, functionType: callee.functionType, nameRange: range)
    return .init(callee: bare, arguments: given)
  }
}
