import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Makes a key path object: a constant, or for subscripts' arguments one that is made anew each time.
  func emitKeyPath(_ root: Type, _ components: [TypedKeyPathComponent], _ e: TypedExpr, into d: Slots) throws {
    let path = KeyPathLiteral(
      root: concrete(root), components: components,
      isWritable: ["WritableKeyPath", "ReferenceWritableKeyPath"].contains(keyPathClass(e.type)),
      isReferenceWritable: keyPathClass(e.type) == "ReferenceWritableKeyPath", range: e.range,
      substitution: substitution)
    guard components.contains(where: \.hasArguments) else {
      let key = try lowerer.keyPathKey(path, [])
      if lowerer.keyPaths[key] == nil { lowerer.keyPaths[key] = try lowerer.makeKeyPath(path, key, Values()) }
      guard let object = lowerer.keyPaths[key] else { return }
      pool.constants.append(object)
      return add(.constantRef, d.refs, ext: pool.constants.count - 1)
    }
    try temporaries {
      let indices = try components.flatMap { try indexSlots($0) }
      let layout = indices.reduce(Layout.empty) { $0 + $1.layout }
      let area = allocate(Layout(raw: layout.raw, refs: max(1, layout.refs)))
      var end = Layout.empty
      for slots in indices {
        take(slots, to: area.part(raw: end.raw, refs: end.refs, slots.layout))
        end = end + slots.layout
      }
      let lowerer = lowerer
      let make = Builtin("keypath.make") { _, raw, refs, _ in
        let values = Values(raw: (0..<layout.raw).map { raw[$0] }, refs: (0..<layout.refs).map { refs[$0] })
        refs[0] = try lowerer.makeKeyPath(path, try lowerer.keyPathKey(path, values.identity), values)
      }
      callBuiltin(make, [], at: area, throwing: false)
      add(.takeRef, d.refs, area.refs)
    }
  }

  /// Whether a key path's class tells nothing of the value.
  func isErasedKeyPath(_ type: Type) -> Bool { ["AnyKeyPath", "PartialKeyPath"].contains(keyPathClass(type)) }

  /// The name of a key path's class.
  private func keyPathClass(_ type: Type) -> String {
    guard case .nominal(let d, _) = concrete(type).kind else { return "" }
    return d.name
  }

  /// Evaluates the arguments of a subscript component.
  private func indexSlots(_ c: TypedKeyPathComponent) throws -> [Slots] {
    guard case .access(let access, let arguments) = c, !arguments.isEmpty else { return [] }
    return [try emitIndices(arguments, of: access, try lowerer.resolve(access, substitution))]
  }

  // MARK: Functions behind a key path

  /// The body of the function that reads along a key path.
  func buildKeyPathGetter(_ path: KeyPathLiteral) throws {
    enterParameters()
    _ = allocate(function.captures)
    let results = allocate(shape.resultsLayout)
    let isNil = Label()
    let end = Label()
    chains.append(Chain(label: isNil, depth: 0, refMark: nextRef))
    try temporaries {
      let (place, type) = try follow(path)
      let own = Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout)
      let layout = try lowerer.layout(type)
      if layout == own.layout { return try load(place, into: own) }
      try load(place, into: payload(of: own, layout))
      constant(1, to: own.raw)
    }
    add(.jump, to: end)
    place(isNil)
    if shape.resultLayout.raw > 0 { constant(0, to: results.raw) }
    place(end)
    try leave(results)
    try finish()
  }

  /// The body of the function that writes along a key path: by getters and setters alone, as key paths do.
  func buildKeyPathSetter(_ path: KeyPathLiteral) throws {
    avoidsCoroutines = true
    enterParameters()
    _ = allocate(function.captures)
    guard let value = shape.parameters.last else { throw LoweringDefect(description: "no value") }
    try temporaries {
      let (place, _) = try follow(path)
      let fresh = allocate(value.slots.layout)
      take(value.slots, to: fresh)
      try store(fresh, to: place)
    }
    try leave(allocate(shape.resultsLayout))
    try finish()
  }

  /// The place that a key path leads to from the first parameter.
  private func follow(_ path: KeyPathLiteral) throws -> (Place, Type) {
    let root = shape.parameters[0]
    var place = Place.registers(root.slots)
    var type = path.root
    var captured = shape.parameterLayout
    for c in path.components {
      switch c {
      case .access(let access, let arguments):
        let resolved = try lowerer.resolve(access, path.substitution)
        if arguments.isEmpty {
          place = try propertyPlace(base: place, type, access, path.range)
        } else {
          let layout = try indexLayout(access)
          let slots = Slots(raw: captured.raw, refs: captured.refs, layout: layout)
          captured = captured + layout
          place = .accessors(
            AccessorPlace(
              base: place, baseType: type, declaration: resolved.declaration, dispatch: resolved.dispatch,
              substitution: resolved.substitution, isSuper: false, arguments: slots,
              valueType: concrete(access.valueType),
              range: path.range))
        }
        type = concrete(access.valueType)
      case .tupleElement(let i, let t):
        let whole = try lowerer.typeInfo(type)
        place = part(place, whole, whole.fields[i])
        type = concrete(t)
      case .optionalBind(let t), .forceUnwrap(let t):
        let whole = try lowerer.layout(type)
        type = concrete(t)
        var how = Place.Unwrapping.trap(isImplicit: false, path.range)
        if case .optionalBind = c { how = .chain }
        place = .unwrapped(place, whole: whole, try lowerer.layout(type), how)
      case .optionalWrap: break
      }
    }
    return (place, type)
  }

  private func indexLayout(_ access: PropertyAccess) throws -> Layout {
    guard let d = access.declaration as? SubscriptDecl else { return .empty }
    return try d.parameters.reduce(.empty) {
      $0 + (try lowerer.layout(parameterType($1, concrete(access.substitution))))
    }
  }

  // MARK: Uses

  /// `base[keyPath: path]`, read.
  func emitKeyPathGet(_ base: Place, _ baseType: Type, _ path: KeyPathValue, _ type: Type, into d: Slots) throws {
    let root = try lowerer.layout(baseType)
    try temporaries {
      let area = allocate(Layout(raw: max(root.raw, d.layout.raw), refs: max(root.refs + 1, d.layout.refs)))
      try load(base, into: Slots(raw: area.raw, refs: area.refs, layout: root))
      add(.copyRef, area.refs + root.refs, path.register)
      if path.isErased {
        callBuiltin(
          lowerer.erasedGetBuiltin, [try lowerer.typeInfo(baseType), try lowerer.typeInfo(type)], at: area,
          throwing: false)
        return take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
      }
      callNamed("keypath.get", [try lowerer.typeInfo(baseType), try lowerer.typeInfo(type)], at: area)
      take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
    }
  }

  /// `base[keyPath: path] = value`
  func emitKeyPathSet(_ base: Place, _ baseType: Type, _ path: KeyPathValue, _ type: Type, _ value: Slots) throws {
    if lowerer.isClass(baseType) || isExistential(baseType) {
      return try temporaries {
        try emitKeyPathSet(root: .reference, { try self.load(base, into: $0) }, baseType, path.register, type, value)
      }
    }
    let root = try lowerer.layout(baseType)
    try modify(base, root) { slots in
      try self.temporaries {
        let area = try self.emitKeyPathSet(
          root: root, { self.take(slots, to: $0) }, baseType, path.register, type, value)
        take(Slots(raw: area.raw, refs: area.refs, layout: root), to: slots)
      }
    }
  }

  @discardableResult
  private func emitKeyPathSet(
    root: Layout, _ fill: (Slots) throws -> Void, _ baseType: Type, _ path: Int, _ type: Type, _ value: Slots
  ) throws -> Slots {
    let area = allocate(Layout(raw: root.raw + value.layout.raw, refs: root.refs + value.layout.refs + 1))
    try fill(Slots(raw: area.raw, refs: area.refs, layout: root))
    take(value, to: area.part(raw: root.raw, refs: root.refs, value.layout))
    add(.copyRef, area.refs + root.refs + value.layout.refs, path)
    callNamed("keypath.set", [try lowerer.typeInfo(baseType), try lowerer.typeInfo(type)], at: area)
    return area
  }

  /// Calls a host function by name on an area that holds its arguments.
  private func callNamed(_ name: String, _ types: [TypeInfo], at area: Slots) {
    guard let builtin = lowerer.builtins[name] else { return }
    callBuiltin(builtin, types, at: area, throwing: false)
  }
}

/// A key path in a register.
struct KeyPathValue {
  /// The register.
  let register: Int
  /// Whether its value's type is not known statically, so that values come as `Any`.
  let isErased: Bool
}

/// A key path literal with concrete types.
struct KeyPathLiteral {
  /// The root's type.
  let root: Type
  /// The steps.
  let components: [TypedKeyPathComponent]
  /// Whether it can be written along.
  let isWritable: Bool
  /// Whether writing changes an object on the way.
  let isReferenceWritable: Bool
  /// Where it stands.
  let range: SourceRange
  /// What the generic parameters stand for.
  let substitution: Substitution
}

extension TypedKeyPathComponent {
  /// Whether it is a subscript.
  var hasArguments: Bool {
    if case .access(_, let arguments) = self { return !arguments.isEmpty }
    return false
  }
}

extension Lowerer {

  /// What makes a key path equal to others.
  func keyPathKey(_ path: KeyPathLiteral, _ arguments: [AnyHashable]) throws -> AnyHashable {
    var key: [AnyHashable] = [path.root, path.isWritable]
    for c in path.components {
      switch c {
      case .access(let access, _): key.append(rootMember(try resolve(access, path.substitution).declaration))
      case .tupleElement(let i, _): key.append(i)
      case .optionalBind: key.append("?")
      case .forceUnwrap: key.append("!")
      case .optionalWrap: break
      }
    }
    return key + arguments
  }

  /// Makes a key path of one part.
  func makeKeyPath(_ path: KeyPathLiteral, _ key: AnyHashable, _ captures: Values) throws -> KeyPathObject {
    let value = try valueType(of: path)
    let root = try layout(path.root)
    let isReference = isClass(path.root)
    let captured = Layout(raw: captures.raw.count, refs: captures.refs.count)
    var get = Shape(result: value, layout: try layout(value))
    get.add(.anonymous, path.root, root)
    let getter = keyPathFunction("getter", get, path, captured, captures) { try $0.buildKeyPathGetter(path) }
    var setter: FunctionObject?
    if path.isWritable {
      var set = Shape(result: program.types.void, layout: .empty)
      set.add(.anonymous, path.root, root, isInout: !isReference)
      set.add(.anonymous, value, try layout(value))
      setter = keyPathFunction("setter", set, path, captured, captures) { try $0.buildKeyPathSetter(path) }
    }
    var identity = (key.base as? [AnyHashable]) ?? [key]
    if identity.count > 1 { identity.remove(at: 1) }
    return KeyPathObject(parts: [
      KeyPathObject.Part(
        identity: identity, text: text(of: path), getter: getter, setter: setter,
        isReferenceRooted: isReference,
        writesReference: path.isReferenceWritable, rootType: try typeInfo(path.root), valueType: try typeInfo(value))
    ])
  }

  private func keyPathFunction(
    _ name: String, _ shape: Shape, _ path: KeyPathLiteral, _ captured: Layout, _ captures: Values,
    _ build: @escaping (FunctionBuilder) throws -> Void
  ) -> FunctionObject {
    let function = Function(
      name: "key path " + name, parameters: shape.parameterLayout, captures: captured, results: shape.resultsLayout)
    function.compile = { f in try build(FunctionBuilder(self, f, shape, path.substitution)) }
    return FunctionObject(function: function, raw: captures.raw, refs: captures.refs)
  }

  private func valueType(of path: KeyPathLiteral) throws -> Type {
    var type = path.root
    for c in path.components {
      switch c {
      case .access(let access, _): type = concrete(access.valueType, path.substitution)
      case .tupleElement(_, let t), .optionalBind(let t), .forceUnwrap(let t): type = concrete(t, path.substitution)
      case .optionalWrap(let t): type = concrete(t, path.substitution)
      }
    }
    return type
  }

  private func text(of path: KeyPathLiteral) -> String {
    let steps = path.components.map { c -> String in
      switch c {
      case .access(let access, let arguments):
        arguments.isEmpty ? "." + program.declName(of: access.declaration) : ".subscript"
      case .tupleElement(let i, _): ".\(i)"
      case .optionalBind: "?"
      case .forceUnwrap: "!"
      case .optionalWrap: ""
      }
    }
    return steps.isEmpty ? ".self" : steps.joined()
  }
}

extension Values {
  /// What makes arguments of subscripts equal.
  var identity: [AnyHashable] {
    raw.map { AnyHashable($0) }
      + refs.map { ref in
        (ref as? StringObject).map { AnyHashable($0.value) } ?? AnyHashable(ref.map { ObjectIdentifier($0) })
      }
  }
}
