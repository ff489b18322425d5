import Tree

/// Makes types, so that equal ones are the same object.
public final class TypeStore: @unchecked Sendable {

  private var interned: [Type.Kind: Type] = [:]
  private var nextID = 0
  private var nextOpened = 0

  /// Creates a store.
  public init() {}

  /// The one type of that kind.
  ///
  /// - Complexity: O(size of `kind`'s outermost level).
  public func make(_ kind: Type.Kind) -> Type {
    if let known = interned[kind] { return known }
    let type = Type(kind: kind, properties: Self.properties(of: kind), id: nextID)
    nextID += 1
    interned[kind] = type
    return type
  }

  /// A fresh `opened` type for one value of an existential type.
  public func makeOpened(_ existential: Type) -> Type {
    nextOpened += 1
    return make(.opened(id: nextOpened, existential: existential))
  }

  /// The empty tuple.
  public private(set) lazy var void: Type = make(.tuple([]))
  /// `Any`.
  public private(set) lazy var any: Type = make(.existential(ExistentialType(constraints: [])))
  /// `AnyObject`.
  public private(set) lazy var anyObject: Type = make(
    .existential(ExistentialType(constraints: [], isClassBound: true)))
  /// The type of what is wrong.
  public private(set) lazy var error: Type = make(.error)

  /// A tuple; one unlabelled element stands for itself.
  public func tuple(_ elements: [TupleElement]) -> Type {
    if elements.count == 1, elements[0].label == nil, !elements[0].type.properties.contains(.pack) {
      return elements[0].type
    }
    return make(.tuple(elements))
  }

  /// What occurs inside a kind.
  private static func properties(of kind: Type.Kind) -> Type.Properties {
    switch kind {
    case .nominal(_, let arguments): union(arguments)
    case .unboundGeneric: .unbound
    case .genericParameter, .protocolSelf, .opened: .generic
    case .dependentMember(let base, _): base.properties.union(.generic)
    case .opaque(_, _, let arguments): union(arguments).union(.opaque)
    case .tuple(let elements): union(elements.map(\.type))
    case .function(let f): union(f.parameters.map(\.type) + [f.result] + (f.thrown.map { [$0] } ?? []))
    case .metatype(let t), .existentialMetatype(let t), .lvalue(let t), .inoutRef(let t): t.properties
    case .dynamicSelf(let t): t.properties.union(.dynamicSelf)
    case .packExpansion(let t): t.properties.union(.pack)
    case .pack(let ts): union(ts).union(.pack)
    case .existential(let e): union(e.constraints.flatMap(\.arguments) + (e.superclass.map { [$0] } ?? []))
    case .variable: .variable
    case .error: .error
    }
  }

  private static func union(_ types: [Type]) -> Type.Properties {
    types.reduce(into: []) { $0.formUnion($1.properties) }
  }
}

extension TypeStore {

  /// Rebuilds a type from the outside in: where `change` gives a type it is taken, else the parts are rebuilt.
  ///
  /// - Complexity: O(size of `type`).
  public func transform(_ type: Type, _ change: (Type) -> Type?) -> Type {
    if let new = change(type) { return new }
    switch type.kind {
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    case .nominal(let d, let arguments): return make(.nominal(d, transformList(arguments, change)))
    case .unboundGeneric, .genericParameter, .protocolSelf, .opened, .variable, .error: return type
    case .dependentMember(let base, let a): return make(.dependentMember(transform(base, change), a))
    case .opaque(let d, let index, let arguments):
      return make(.opaque(d, index: index, transformList(arguments, change)))
    case .tuple(let elements): return transformTuple(elements, change)
    case .function(let f): return make(.function(transform(f, change)))
    case .metatype(let t): return make(.metatype(transform(t, change)))
    case .existentialMetatype(let t): return make(.existentialMetatype(transform(t, change)))
    case .dynamicSelf(let t): return make(.dynamicSelf(transform(t, change)))
    case .lvalue(let t): return make(.lvalue(transform(t, change)))
    case .inoutRef(let t): return make(.inoutRef(transform(t, change)))
    case .packExpansion(let t): return make(.packExpansion(transform(t, change)))
    case .pack(let ts): return make(.pack(transformList(ts, change)))
    case .existential(let e):
      let constraints = e.constraints.map {
        ExistentialType.Constraint($0.proto, $0.arguments.map { transform($0, change) })
      }
      let superclass = e.superclass.map { transform($0, change) }
      return make(
        .existential(ExistentialType(constraints: constraints, superclass: superclass, isClassBound: e.isClassBound)))
    }
  }

  /// Rebuilds a list, in which the expansion of a substituted pack is spliced.
  private func transformList(_ types: [Type], _ change: (Type) -> Type?) -> [Type] {
    types.map { transform($0, change) }
  }

  private func transformTuple(_ elements: [TupleElement], _ change: (Type) -> Type?) -> Type {
    var rebuilt: [TupleElement] = []
    for e in elements {
      let t = transform(e.type, change)
      if case .pack(let ts) = t.kind {
        rebuilt += ts.map { TupleElement(label: nil, type: $0) }
      } else {
        rebuilt.append(TupleElement(label: e.label, type: t))
      }
    }
    return tuple(rebuilt)
  }

  private func transform(_ f: FunctionType, _ change: (Type) -> Type?) -> FunctionType {
    var new = f
    new.parameters = f.parameters.flatMap { p -> [FunctionType.Parameter] in
      let t = transform(p.type, change)
      guard case .pack(let ts) = t.kind else {
        var q = p
        q.type = t
        return [q]
      }
      return ts.map { FunctionType.Parameter($0, isInout: p.isInout) }
    }
    new.result = transform(f.result, change)
    new.thrown = f.thrown.map { transform($0, change) }
    return new
  }
}
