import Tree
import Types

extension Applier {

  /// Rebuilds a literal of a known type.
  func literal(_ e: Expr, _ t: Type) -> TypedExpr {
    if t.properties.contains(.error) { return error(e) }
    switch e.kind {
    case .nilLiteral:
      if program.optionalObject(t) != nil { return TypedExpr(.none, t, e.range) }
      return initialise(t, .nilLiteral, [.value(TypedExpr(.tuple([]), types.void, e.range))], e.range)
    case .arrayLiteral(let elements): return arrayLiteral(elements, t, e)
    case .dictionaryLiteral(let pairs): return dictionaryLiteral(pairs, t, e)
    case .interpolatedString(let segments):
      return typer.interpolation(segments, t, system.scopes[e.id] ?? scope, e)
    case .magicLiteral(let name): return magic(name, t, e.range)
    case .regexLiteral(let text): return TypedExpr(.regex(text), t, e.range)
    default: return typer.scalarLiteral(e, t, in: system.signature)
    }
  }

  /// `#line` and its kin as they are at a place.
  func magic(_ name: String, _ t: Type, _ range: SourceRange) -> TypedExpr {
    let place = range.written
    switch name {
    case "line": return typer.integerLiteral(Int128(place.line), t, range)
    case "column": return typer.integerLiteral(Int128(place.column), t, range)
    case "function": return typer.stringLiteral(typer.functionName(scope), t, range)
    case "fileID":
      let file = place.file.name.split(separator: "/").last.map(String.init) ?? place.file.name
      return typer.stringLiteral("main/" + file, t, range)
    default: return typer.stringLiteral(place.file.name, t, range)
    }
  }

  private func arrayLiteral(_ elements: [Expr], _ t: Type, _ e: Expr) -> TypedExpr {
    if let element = program.arrayElement(t) {
      return TypedExpr(.array(elements.map { value($0, as: element) }), t, e.range)
    }
    guard let element = literalPart("ArrayLiteralElement", .array, t) else { return error(e) }
    return initialise(t, .array, [.variadic(elements.map { value($0, as: element) }, element: element)], e.range)
  }

  private func dictionaryLiteral(_ pairs: [(key: Expr, value: Expr)], _ t: Type, _ e: Expr) -> TypedExpr {
    if let parts = program.dictionaryElement(t) {
      return TypedExpr(
        .dictionary(pairs.map { (key: value($0.key, as: parts.key), value: value($0.value, as: parts.value)) }), t,
        e.range)
    }
    guard let k = literalPart("Key", .dictionary, t), let v = literalPart("Value", .dictionary, t) else {
      return error(e)
    }
    let pair = types.tuple([TupleElement(label: nil, type: k), TupleElement(label: nil, type: v)])
    let values = pairs.map {
      TypedExpr(.tuple([value($0.key, as: k), value($0.value, as: v)]), pair, $0.key.range)
    }
    return initialise(t, .dictionary, [.variadic(values, element: pair)], e.range)
  }

  private func literalPart(_ name: String, _ kind: LiteralKind, _ t: Type) -> Type? {
    guard let p = program.known(kind.protocolName), let a = typer.associatedType(name, of: p) else { return nil }
    return system.typeWitness(a, of: t)
  }

  /// A call of the initialiser by which a type takes literals of a kind.
  func initialise(_ t: Type, _ kind: LiteralKind, _ arguments: [TypedArgument], _ range: SourceRange) -> TypedExpr {
    typer.initialise(t, kind, arguments, range, system.signature)
  }
}
