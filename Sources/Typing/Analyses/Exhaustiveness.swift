import Tree
import Types

/// The values that patterns cover, and those that they leave out, as the compiler's `SpaceEngine` reckons them.
struct Exhaustiveness {
  /// The checker.
  let typer: Typer

  /// A set of values of one type.
  indirect enum Space {
    /// All values.
    case all
    /// One case, its payload's spaces.
    case constructor(String, [Space])
    /// A tuple of spaces.
    case tuple([Space])
    /// Nothing that can be relied on.
    case empty
  }

  /// What one pattern covers.
  func space(of p: TypedPattern) -> Space {
    switch p.kind {
    case .wildcard, .variable: return .all
    case .tuple(let parts): return .tuple(parts.map { space(of: $0) })
    case .enumCase(let e, let payload):
      let count = e.payload?.count ?? 0
      guard let payload else { return .constructor(e.name, Array(repeating: .all, count: count)) }
      if payload.count == 1, count > 1 {
        if case .tuple(let parts) = payload[0].kind { return .constructor(e.name, parts.map { space(of: $0) }) }
        return payload[0].isIrrefutable ? .constructor(e.name, Array(repeating: .all, count: count)) : .empty
      }
      return .constructor(e.name, payload.map { space(of: $0) })
    case .some(let inner): return .constructor("some", [space(of: inner)])
    case .none: return .constructor("none", [])
    case .boolean(let b): return .constructor(b ? "true" : "false", [])
    case .cast(let t, let inner): return t === p.type && (inner?.isIrrefutable ?? true) ? .all : .empty
    case .expression: return .empty
    }
  }

  /// The constructors of a type with the types of their payloads, or `nil` when values can't be counted.
  private func constructors(of t: Type) -> [(name: String, payload: [Type])]? {
    let program = typer.program
    if let w = program.optionalObject(t) { return [("some", [w]), ("none", [])] }
    if t === program.bool { return [("true", []), ("false", [])] }
    guard case .nominal(let d, let arguments) = t.kind, d.nominalKind == .enumType else { return nil }
    let s = Substitution(parameters: typer.argumentMap(d, arguments))
    return program.enumElements(of: d).map { e in
      (e.name, (e.payload ?? []).map { program.substitute(program.parameterType(of: $0), s) })
    }
  }

  /// A value that no row covers, as a pattern; `nil` when all are covered.
  ///
  /// The rows are lists of spaces for `types`, column by column (Maranget's usefulness).
  func uncovered(_ rows: [[Space]], _ types: [Type], _ budget: inout Int) -> [String]? {
    budget -= 1
    guard budget > 0, let first = types.first else { return rows.isEmpty && types.isEmpty ? [] : nil }
    let rest = Array(types.dropFirst())
    if case .tuple(let elements) = first.kind, !elements.isEmpty {
      return uncoveredTuple(rows, elements, rest, &budget)
    }
    guard let all = constructors(of: first), mentionsConstructor(rows) || all.isEmpty else {
      let open = rows.filter { if case .all? = $0.first { true } else { false } }.map { Array($0.dropFirst()) }
      return uncovered(open, rest, &budget).map { [name(of: first)] + $0 }
    }
    for c in all {
      let narrowed = rows.compactMap { specialise($0, c.name, c.payload.count) }
      if let missing = uncovered(narrowed, c.payload + rest, &budget) {
        return [text(first, c.name, Array(missing.prefix(c.payload.count)))] + missing.dropFirst(c.payload.count)
      }
    }
    return nil
  }

  private func uncoveredTuple(
    _ rows: [[Space]], _ elements: [TupleElement], _ rest: [Type], _ budget: inout Int
  ) -> [String]? {
    let spread = rows.compactMap { row -> [Space]? in
      switch row.first {
      case .all?: return Array(repeating: .all, count: elements.count) + row.dropFirst()
      case .tuple(let parts)? where parts.count == elements.count: return parts + row.dropFirst()
      default: return nil
      }
    }
    return uncovered(spread, elements.map(\.type) + rest, &budget).map { found in
      ["(" + found.prefix(elements.count).joined(separator: ", ") + ")"] + found.dropFirst(elements.count)
    }
  }

  private func mentionsConstructor(_ rows: [[Space]]) -> Bool {
    rows.contains { if case .constructor? = $0.first { true } else { false } }
  }

  private func specialise(_ row: [Space], _ name: String, _ count: Int) -> [Space]? {
    switch row.first {
    case .all?: return Array(repeating: .all, count: count) + row.dropFirst()
    case .constructor(let n, let payload)? where n == name:
      return (payload.count == count ? payload : Array(repeating: .all, count: count)) + row.dropFirst()
    default: return nil
    }
  }

  private func name(of t: Type) -> String { "_" }

  private func text(_ t: Type, _ name: String, _ payload: [String]) -> String {
    if t === typer.program.bool { return name }
    if payload.isEmpty { return "." + name }
    return payload.allSatisfy { $0 == "_" }
      ? ".\(name)(\(payload.map { _ in "_" }.joined(separator: ", ")))"
      : ".\(name)(\(payload.joined(separator: ", ")))"
  }
}

extension Typer {

  /// Checks that a `switch` covers all values.
  func checkExhaustive(_ cases: [TypedCase], _ written: [SwitchCase], _ type: Type, _ s: Stmt, _ scope: Scope) {
    guard !written.contains(where: \.isDefault) else { return }
    let engine = Exhaustiveness(typer: self)
    let rows = cases.flatMap { c in
      c.items.filter { $0.guard == nil && $0.pattern.type.kind != .error }.map { [engine.space(of: $0.pattern)] }
    }
    if cases.contains(where: { $0.items.contains { $0.pattern.type.kind == .error } }) { return }
    var budget = 5_000
    guard let missing = engine.uncovered(rows, [type], &budget) else { return }
    let isCountable = missing.first.map { $0 != "_" } ?? false
    report(.notExhaustive(missing: isCountable ? allMissing(rows, type, engine) : [], at: s.range))
  }

  /// The missing cases of an enum, each on its own.
  private func allMissing(_ rows: [[Exhaustiveness.Space]], _ type: Type, _ engine: Exhaustiveness) -> [String] {
    var found: [String] = []
    var covered = rows
    var budget = 5_000
    while found.count < 20, let next = engine.uncovered(covered, [type], &budget)?.first, !found.contains(next) {
      found.append(next)
      guard let name = next.split(separator: "(").first.map({ String($0.drop { $0 == "." }) }), !next.hasPrefix("(")
      else { break }
      covered.append([.constructor(name, [])])
    }
    return found
  }
}
