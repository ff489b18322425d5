import Machine
import Tree
import Types
import Typing

extension Lowerer {

  // MARK: Functions and initialisers

  /// What a callee reaches once its types are concrete.
  func target(of callee: Callee, _ outer: Substitution) throws -> CallTarget {
    let s = concrete(callee.substitution, in: outer)
    switch callee.dispatch {
    case .witness:
      let selfType = concrete(callee.selfType ?? program.types.error, outer)
      return try witnessTarget(callee.declaration, s, selfType)
    case .dynamicClass where !callee.isSuper:
      if callee.declaration is InitDecl {
        return callee.receiver == nil
          ? try target(.body, of: callee.declaration, s) : try dynamicTarget(.allocate, of: callee.declaration, s)
      }
      return try dynamicTarget(.body, of: callee.declaration, s)
    default: return try target(.body, of: callee.declaration, s)
    }
  }

  /// What `super.init` and `self.init` reach: designated initialisers of `self` are those of its dynamic class.
  func delegationTarget(_ i: InitDecl, _ callee: Callee, _ outer: Substitution) throws -> CallTarget {
    let s = concrete(callee.substitution, in: outer)
    guard let owner = program.contextualNominal(i), owner.isClass else { return try target(of: callee, outer) }
    let isDynamic = !owner.has("final") && (!i.has("convenience") || i.has("required")) && i.parent is NominalDecl
    guard isDynamic, !callee.isSuper else { return try target(.body, of: i, s) }
    return try dynamicTarget(.body, of: i, s)
  }

  /// What fulfils a protocol's requirement for a concrete type.
  func witnessTarget(_ requirement: Decl, _ s: Substitution, _ selfType: Type) throws -> CallTarget {
    switch try witness(for: requirement, s, selfType: selfType) {
    case .declaration(let d, let inner):
      if !(d is InitDecl), case .dynamicClass = dispatch(of: d) { return try dynamicTarget(.body, of: d, inner) }
      if d is InitDecl, d.parent is NominalDecl, let (own, context) = override(of: d, in: selfType), own !== d {
        return try target(.body, of: own, inner.parameters.isEmpty ? context : inner)
      }
      return try target(.body, of: d, inner)
    case .synthesised(let synthesis): return try synthesised(synthesis, selfType, requirement)
    case .abstract:
      throw LoweringDefect(
        description: "'\(program.declName(of: requirement))' of '\(program.description(of: selfType))' is abstract")
    }
  }

  // MARK: Accessors

  /// The accessor function of a property or subscript.
  func accessor(_ role: FunctionRole, _ a: AccessorPlace, _ outer: Substitution) throws -> CallTarget {
    if let synthesis = a.synthesis {
      return try synthesised(synthesis, a.baseType ?? program.types.error, a.declaration)
    }
    if let opened = openedType(in: a.substitution) {
      return try openedTarget(role, a.declaration, a.substitution, opened)
    }
    if case .dynamicClass = a.dispatch, !a.isSuper { return try dynamicTarget(role, of: a.declaration, a.substitution) }
    return try target(role, of: a.declaration, a.substitution)
  }

  /// The coroutine through which a place is changed, when it has one.
  func modifyCoroutine(_ a: AccessorPlace, _ outer: Substitution) throws -> CallTarget? {
    guard a.synthesis == nil, openedType(in: a.substitution) == nil else { return nil }
    if case .dynamicClass = a.dispatch, !a.isSuper, let v = a.declaration as? VarDecl,
      overriddenVariables.contains(rootMember(v))
    {
      return try dynamicTarget(.modify, of: v, a.substitution)
    }
    guard let written = accessor(of: a.declaration, .modify), written.body != nil else { return nil }
    return try target(.modify, of: a.declaration, a.substitution)
  }

  // MARK: Function values

  /// The calling convention of function values of a type.
  func shape(of type: FunctionType) throws -> Shape {
    var shape = Shape(result: type.result, layout: try layout(type.result))
    for p in type.parameters {
      let t = p.isVariadic ? program.array(p.type) : p.type
      shape.add(.anonymous, t, try layout(t), isInout: p.isInout)
    }
    shape.canThrow = type.thrown.map { !isNever($0) } ?? false
    return shape
  }

  /// Whether a type is `Never`.
  func isNever(_ type: Type) -> Bool {
    if case .nominal(let d, _) = type.kind { return d.name == "Never" }
    return false
  }

  /// The function that computes a parameter's default value.
  func defaultArgument(_ p: ParamDecl, _ s: Substitution) throws -> LoweredFunction {
    let owner = p.parent ?? p
    let own = specialisation(of: owner, s)
    let key = FunctionKey(declaration: ObjectIdentifier(p), role: .defaultArgument, types: own.types)
    if let known = functions[key] { return known }
    guard let value = typer.defaultValue(of: p) else {
      throw LoweringDefect(description: "no default value for '\(p.name)'")
    }
    let type = concrete(value.type, own.substitution)
    let shape = Shape(result: type, layout: try layout(type))
    let made = make(name: "default argument", shape: shape, isUser: isUserCode(p)) { function in
      let builder = FunctionBuilder(self, function, shape, own.substitution)
      try builder.buildExpression(value)
    }
    functions[key] = made
    return made
  }

  // MARK: Opened existentials

  /// The opened type that a substitution mentions, if any.
  func openedType(in s: Substitution) -> Type? {
    for t in Array(s.selves.values) + Array(s.parameters.values) {
      if let found = openedType(in: t) { return found }
    }
    return nil
  }

  /// The opened type inside a type, if any.
  func openedType(in type: Type) -> Type? {
    guard type.properties.contains(.generic) else { return nil }
    var found: Type?
    _ = program.types.transform(type) { t in
      if case .opened = t.kind { found = t }
      return nil
    }
    return found
  }

  /// A declaration called with an opened type in its substitution: found when the dynamic type is known.
  func openedTarget(
    _ role: FunctionRole, _ d: Decl, _ s: Substitution, _ opened: Type, _ local: LocalFunction? = nil
  ) throws -> CallTarget {
    let key = MethodKey(
      declaration: ObjectIdentifier(d), decl: d, role: role, kind: .opened, substitution: s, opened: opened,
      local: local)
    return CallTarget(kind: .dynamic(method(key)), shape: try openedShape(role, d, s, opened, local))
  }

  /// The convention of a call on an opened value: what mentions the opened type is boxed. The box whose dynamic type decides comes
  /// first; where that is not `self`, it is passed besides.
  /// A local function's captures come last.
  func openedShape(
    _ role: FunctionRole, _ d: Decl, _ s: Substitution, _ opened: Type, _ local: LocalFunction? = nil
  ) throws -> Shape {
    let own = try shape(role, of: d, s)
    if let first = own.parameters.first, first.isReceiver, isOpenedSelf(d, s, opened) { return own }
    var shape = Shape(result: own.result, layout: own.resultLayout)
    shape.canThrow = own.canThrow
    shape.add(.anonymous, program.types.any, .reference)
    for p in own.parameters { shape.add(p.purpose, p.type, p.slots.layout, isInout: p.isInout) }
    for item in local?.captured ?? [] { shape.add(.anonymous, item.type, item.layout) }
    return shape
  }

  /// Whether `self` of the member is the opened value itself.
  func isOpenedSelf(_ d: Decl, _ s: Substitution, _ opened: Type) -> Bool {
    guard let type = program.selfType(of: d), program.isInstanceMember(d) else { return false }
    return program.substitute(type, s) === opened
  }
}
