import Tree

extension Program {

  /// A type as the compiler writes it in messages: `[Int]`, `Int?`, `(Int) -> Void`.
  public func description(of t: Type) -> String {
    TypePrinter(program: self, isSugared: true, isQualified: false).text(t)
  }

  /// A type as `print(type(of: x))` writes it: `Array<Int>`, `Optional<Int>`; with the names of the types around nested ones.
  ///
  /// - Parameter qualified: whether to write the module's name before user's types, as `String(reflecting:)` does.
  public func typeName(of t: Type, qualified: Bool = false) -> String {
    TypePrinter(program: self, isSugared: false, isQualified: qualified).text(t)
  }

  /// A declaration's name as the compiler writes it in messages: `move(from:to:)`, `init(_:)`, `width`.
  public func declName(of d: Decl) -> String {
    switch d {
    case let f as FuncDecl: f.name + (f.isOperator || hasOnlyUnnamed(f.labels) ? "" : labels(f.labels))
    case let i as InitDecl: "init" + labels(i.labels)
    case let s as SubscriptDecl: "subscript" + labels(s.labels)
    case let e as EnumElementDecl:
      e.name + (e.payload.map { hasOnlyUnnamed($0.map(\.label)) ? "" : labels($0.map(\.label)) } ?? "")
    default: d.memberName ?? ""
    }
  }

  /// Whether there are parameters and none has a label; such a function's name is written alone.
  private func hasOnlyUnnamed(_ list: [String?]) -> Bool { !list.isEmpty && list.allSatisfy { $0 == nil } }

  private func labels(_ list: [String?]) -> String { "(" + list.map { ($0 ?? "_") + ":" }.joined() + ")" }
}

/// Writes types.
struct TypePrinter {
  /// The declarations.
  let program: Program
  /// Whether `[T]` and `T?` are written short, as in messages.
  let isSugared: Bool
  /// Whether module names are written.
  let isQualified: Bool

  /// The text of a type.
  func text(_ t: Type) -> String {
    switch t.kind {
    case .nominal(let n, let arguments): return nominal(n, arguments)
    case .unboundGeneric(let n): return name(n)
    case .genericParameter(let g): return g.isPack ? "each \(g.name)" : g.name
    case .protocolSelf: return "Self"
    case .dependentMember(let base, let a): return text(base) + "." + a.name
    case .opaque(let d, let index, let arguments): return "some " + constraint(program.opaqueText(d, index, arguments))
    case .opened(_, let existential): return text(existential)
    case .tuple(let elements): return tuple(elements)
    case .function(let f): return function(f)
    case .metatype(let inner): return metatypeBase(inner) + (inner.isExistential && !isSugared ? ".Protocol" : ".Type")
    case .existential(let e): return existential(e)
    case .existentialMetatype(let inner):
      return isSugared ? "any \(constraint(inner)).Type" : constraint(inner) + ".Type"
    case .dynamicSelf(let c): return isSugared ? "Self" : text(c)
    case .lvalue(let inner): return isSugared ? "@lvalue " + text(inner) : text(inner)
    case .inoutRef(let inner): return "inout " + text(inner)
    case .variable(let v): return "$T\(v.index)"
    case .packExpansion(let inner): return "repeat " + text(inner)
    case .pack(let ts): return "Pack{" + ts.map(text).joined(separator: ", ") + "}"
    case .error: return isSugared ? "<<error type>>" : "_"
    }
  }

  private func nominal(_ n: NominalDecl, _ arguments: [Type]) -> String {
    if isSugared, let short = sugar(n, arguments) { return short }
    return name(n, arguments)
  }

  private func sugar(_ n: NominalDecl, _ arguments: [Type]) -> String? {
    guard program.isPrelude(n) else { return nil }
    switch (n.name, arguments.count) {
    case ("Array", 1): return "[" + text(arguments[0]) + "]"
    case ("Dictionary", 2): return "[" + text(arguments[0]) + " : " + text(arguments[1]) + "]"
    case ("Optional", 1):
      return needsParentheses(arguments[0]) ? "(" + text(arguments[0]) + ")?" : text(arguments[0]) + "?"
    default: return nil
    }
  }

  private func needsParentheses(_ t: Type) -> Bool {
    switch t.kind {
    case .function, .opaque, .existentialMetatype: true
    case .existential(let e): !e.constraints.isEmpty || e.superclass != nil
    default: false
    }
  }

  /// The name with the arguments at the types that they belong to.
  private func name(_ n: NominalDecl, _ arguments: [Type] = []) -> String {
    let own = n.generics?.parameters.count ?? 0
    let mine = arguments.suffix(own)
    let outerArguments = Array(arguments.dropLast(own))
    let applied = n.name + (mine.isEmpty ? "" : "<" + mine.map(argument).joined(separator: ", ") + ">")
    guard isSugared || isQualified else { return applied }
    guard let parent = n.parent, let outer = program.container(of: parent).flatMap(program.nominal(ofContainer:)) else {
      return module(n) + applied
    }
    return name(outer, outerArguments) + "." + applied
  }

  private func argument(_ t: Type) -> String {
    guard case .pack(let ts) = t.kind else { return text(t) }
    return ts.map(text).joined(separator: ", ")
  }

  private func module(_ n: NominalDecl) -> String {
    guard isQualified else { return "" }
    return (program.isPrelude(n) ? libraryModule(n.range.file.name) : "main") + "."
  }

  /// The module that declares what a file of the prelude declares, as the toolchain divides its libraries.
  private func libraryModule(_ file: String) -> String {
    guard file.contains("/") else { return "Swift" }
    let folder = file.prefix { $0 != "/" }
    let topic = file.dropFirst(folder.count + 1).prefix { $0 != "." && $0 != "+" && $0 != "/" }
    switch topic {
    case "Dispatch": return "Dispatch"
    case "Regex": return "_StringProcessing"
    case "Calendar", "Data", "Date", "Decimal", "JSONEncoder", "JSONDecoder", "URL": return "FoundationEssentials"
    default: return ["Integers", "Concurrency", ""].contains(folder) ? "Swift" : String(folder)
    }
  }

  private func tuple(_ elements: [TupleElement]) -> String {
    "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + text($0.type) }.joined(separator: ", ") + ")"
  }

  private func function(_ f: FunctionType) -> String {
    var effects = f.isAsync ? " async" : ""
    if let thrown = f.thrown { effects += thrown === program.anyError ? " throws" : " throws(\(text(thrown)))" }
    let result = f.result === program.types.void && isSugared ? "Void" : text(f.result)
    return (f.isSendable ? "@Sendable " : "") + "(" + f.parameters.map(parameter).joined(separator: ", ") + ")"
      + effects + " -> " + result
  }

  private func parameter(_ p: FunctionType.Parameter) -> String {
    var text = text(p.type)
    if isSugared, !p.isAutoclosure, case .function(let f) = p.type.kind, f.isEscaping { text = "@escaping " + text }
    if p.isAutoclosure { text = "@autoclosure " + text }
    return (p.isInout ? "inout " : "") + text + (p.isVariadic ? "..." : "")
  }

  private func metatypeBase(_ inner: Type) -> String {
    switch inner.kind {
    case .existential: isSugared ? "(" + text(inner) + ")" : text(inner)
    case .function: "(" + text(inner) + ")"
    default: text(inner)
    }
  }

  private func existential(_ e: ExistentialType) -> String {
    if e.constraints.isEmpty, e.superclass == nil { return e.isClassBound ? "AnyObject" : "Any" }
    let body = parts(e)
    return isSugared ? "any " + body : body
  }

  /// What stands after `any` or `some`.
  private func constraint(_ t: Type) -> String {
    if case .existential(let e) = t.kind, !e.constraints.isEmpty || e.superclass != nil { return parts(e) }
    return text(t)
  }

  private func parts(_ e: ExistentialType) -> String {
    var parts = e.superclass.map { [text($0)] } ?? []
    parts += e.constraints.map { c in
      name(c.proto) + (c.arguments.isEmpty ? "" : "<" + c.arguments.map(text).joined(separator: ", ") + ">")
    }
    if e.isClassBound, e.superclass == nil, !e.constraints.contains(where: { program.isClassBound(protocol: $0.proto) })
    {
      parts.append("AnyObject")
    }
    return parts.joined(separator: " & ")
  }
}

extension Program {
  /// The constraint behind an opaque type under its arguments.
  public func opaqueText(_ d: Decl, _ index: Int, _ arguments: [Type]) -> Type {
    substitute(opaqueConstraint(of: d, index: index), opaqueSubstitution(d, arguments))
  }
}
