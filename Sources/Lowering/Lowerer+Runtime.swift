import Machine
import Tree
import Types
import Typing

extension Lowerer: RuntimeSupport {

  /// The function that a method found at run time has in a dynamic type.
  public func resolve(_ method: MethodReference, for type: TypeInfo) throws -> Function {
    guard let key = method.key.base as? MethodKey else { throw LoweringDefect(description: "foreign method reference") }
    let dynamic = unsafeDowncast(type.token, to: Type.self)
    switch key.kind {
    case .opened: return try openedThunk(key, dynamic)
    case .classMember: return try classMember(key, dynamic)
    }
  }

  private func classMember(_ key: MethodKey, _ dynamic: Type) throws -> Function {
    guard let (d, context) = override(of: key.decl, in: dynamic) else {
      throw LoweringDefect(
        description: "'\(program.description(of: dynamic))' has no '\(program.declName(of: key.decl))'")
    }
    var s = context
    let own = program.ownGenericParameters(of: key.decl)
    for (theirs, ours) in zip(program.ownGenericParameters(of: d), own) {
      s.parameters[theirs] = key.substitution.parameters[ours]
    }
    return try lowered(key.role, of: d, s).function
  }

  /// The function by which values of a type describe, compare or hash themselves, if they do so by a member.
  public func standardFunction(_ kind: StandardFunction, of type: TypeInfo) throws -> Function? {
    let concrete = unsafeDowncast(type.token, to: Type.self)
    switch kind {
    case .describe: return try describing("description", "CustomStringConvertible", concrete)
    case .debugDescribe: return try describing("debugDescription", "CustomDebugStringConvertible", concrete)
    case .equals: return try comparing(concrete)
    case .hash: return try hashing(concrete)
    }
  }

  /// The type of the elements of an array that a host function makes.
  public func elementType(_ kind: HostElement) throws -> TypeInfo {
    switch kind {
    case .int: try typeInfo(program.int)
    case .byte: try typeInfo(program.named("UInt8"))
    case .character: try typeInfo(program.character)
    case .string: try typeInfo(program.string)
    }
  }

  private func hashing(_ type: Type) throws -> Function? {
    guard let p = program.known("Hashable"), program.conformance(of: type, to: p) != nil else { return nil }
    let requirement = try requirement("hashValue", of: "Hashable")
    return try witnessAccessor(requirement, p, type)?.function
  }

  private func comparing(_ type: Type) throws -> Function? {
    guard let p = program.known("Equatable"), program.conformance(of: type, to: p) != nil else { return nil }
    var shape = Shape(result: program.bool, layout: .word)
    shape.add(.anonymous, type, try layout(type))
    shape.add(.anonymous, type, try layout(type))
    return make(name: "==", shape: shape, isUser: false) { function in
      try FunctionBuilder(self, function, shape, Substitution()).buildComparison(type)
    }.function
  }

  private func describing(_ member: String, _ protocolName: String, _ type: Type) throws -> Function? {
    guard let p = program.known(protocolName), program.conformance(of: type, to: p) != nil else { return nil }
    return try witnessAccessor(try requirement(member, of: protocolName), p, type)?.function
  }

  /// A function that reads a property requirement of a concrete type.
  private func witnessAccessor(_ requirement: Decl, _ p: NominalDecl, _ type: Type) throws -> LoweredFunction? {
    guard let v = requirement as? VarDecl else { return nil }
    let result = concrete(typer.type(of: v), Substitution(selves: [p: type]))
    var shape = Shape(result: result, layout: try layout(result))
    shape.add(.anonymous, type, try layout(type))
    return make(name: v.name, shape: shape, isUser: false) { function in
      try FunctionBuilder(self, function, shape, Substitution(selves: [p: type])).buildPropertyRead(v, p, type)
    }
  }

  /// Casts are made by `castBuiltin`; no function is needed.
  public func castFunction(from source: TypeInfo, to target: TypeInfo) throws -> Function? { nil }

  /// The tuple that a payload is seen as.
  public func tuple(of fields: [TypeInfo.Field]) throws -> TypeInfo? {
    let elements = fields.map { TupleElement(label: $0.label, type: unsafeDowncast($0.type.token, to: Type.self)) }
    return try typeInfo(program.types.tuple(elements))
  }

  // MARK: Dynamic casts

  /// Whether values of a concrete type satisfy an existential type.
  func conforms(_ type: Type, to existential: Type) -> Bool {
    guard case .existential(let e) = existential.kind else { return false }
    if e.isClassBound, !isClass(type) { return false }
    if let s = e.superclass, !program.isSubclass(type, of: s), type !== s { return false }
    return e.constraints.allSatisfy { constraint in
      guard let conformance = program.conformance(of: type, to: constraint.proto) else { return false }
      let primaries = program.primaryAssociatedTypes(of: constraint.proto)
      return zip(primaries, constraint.arguments).allSatisfy { program.typeWitness($0, of: conformance) === $1 }
    }
  }

  /// Casts a reference (box, instance) in place to an optional of the target; types: source, target.
  var castBuiltin: Builtin {
    Builtin("value.cast") { [unowned self] machine, raw, refs, types in
      guard let object = refs[0] else { throw LoweringDefect(description: "cast of nothing") }
      if let metatype = object as? TypeObject { return try self.castMetatype(metatype, raw, refs, types[1]) }
      guard let dynamic = try object.runtimeType ?? self.keyPathType(object) else {
        throw LoweringDefect(description: "cast of a value without a type")
      }
      refs[0] = nil
      try self.cast(object, dynamic, to: types[1], machine, raw, refs)
    }
  }

  /// The names of the types in the message of a cast that failed; types: source, target.
  var castFailureBuiltin: Builtin {
    Builtin("value.castFailure") { [unowned self] machine, _, refs, types in
      let (source, target) = try self.failedCast(refs[0], types[0], to: types[1], machine)
      refs[0] = StringObject("'\(source.qualifiedName)' to '\(target.qualifiedName)'.")
    }
  }

  /// The types that a failed cast is told of: those of the first element that fails, in an array.
  private func failedCast(_ object: HeapObject?, _ type: TypeInfo, to target: TypeInfo, _ machine: Machine) throws
    -> (TypeInfo, TypeInfo)
  {
    switch (type.kind, target.kind) {
    case (.existential, _), (.classType, _):
      guard let object, let dynamic = try object.runtimeType ?? keyPathType(object) else { return (type, target) }
      guard case .array = dynamic.kind, let box = object as? Box else { return (dynamic, target) }
      return try failedCast(box.refs[0], dynamic, to: target, machine)
    case (.array, .array):
      guard let element = target.arguments.first, let from = type.arguments.first else { break }
      let array = ArrayObject.array(object)
      for i in 0..<array.count {
        guard let item = self.element(i, of: array, from), let dynamic = item.runtimeType else { continue }
        var words = [Int](repeating: 0, count: element.layout.raw + 2)
        var references = [HeapObject?](repeating: nil, count: element.layout.refs + 1)
        try cast(item, dynamic, to: element, machine, &words, &references)
        if words[0] == 0 { return try failedCast(item, from, to: element, machine) }
      }
    default: break
    }
    return (type, target)
  }

  /// An element of an array as an object that can be cast.
  private func element(_ i: Int, of array: ArrayObject, _ type: TypeInfo) -> HeapObject? {
    var words = [Int](repeating: 0, count: type.layout.raw + 1)
    var references = [HeapObject?](repeating: nil, count: type.layout.refs + 1)
    array.copyElement(i, raw: &words, refs: &references)
    switch type.kind {
    case .existential, .classType: return references[0]
    default: return Box(type: type, raw: &words, taking: &references)
    }
  }

  /// The class of a key path.
  private func keyPathType(_ object: HeapObject) throws -> TypeInfo? {
    guard let path = object as? KeyPathObject else { return nil }
    let isWritable = path.parts.allSatisfy { $0.setter != nil }
    let isReference = path.parts.contains { $0.writesReference }
    let name = !isWritable ? "KeyPath" : isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath"
    guard let d = program.known(name) else { return nil }
    let arguments = [path.rootType, path.valueType].map { unsafeDowncast($0.token, to: Type.self) }
    return try typeInfo(program.types.make(.nominal(d, arguments)))
  }

  /// Reads along a key path whose value's type is not known statically: root and path in, `Any` (`Any?` when the root is not known
  /// either) out; types: root, value.
  var erasedGetBuiltin: Builtin {
    Builtin("keypath.getErased") { machine, raw, refs, types in
      let root = types[0].layout
      let path = try KeyPathObject.keyPath(refs[root.refs])
      refs[root.refs] = nil
      let isOptional = types[1].layout.raw == 1
      guard !isOptional || path.rootType === types[0] else {
        raw[0] = 0
        for i in 0..<root.refs { refs[i] = nil }
        return
      }
      let values = try path.read(
        Values(raw: (0..<root.raw).map { raw[$0] }, refs: (0..<root.refs).map { refs[$0] }), machine)
      for i in 0..<root.refs { refs[i] = nil }
      if isOptional { raw[0] = 1 }
      if case .existential = path.valueType.kind {
        refs[0] = values.refs[0]
      } else {
        var words = values.raw
        var references = values.refs
        refs[0] = Box(type: path.valueType, raw: &words, taking: &references)
      }
    }
  }

  private func castMetatype(
    _ object: TypeObject, _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>,
    _ target: TypeInfo
  ) throws {
    let dynamic = unsafeDowncast(object.type.token, to: Type.self)
    let wanted = unsafeDowncast(target.token, to: Type.self)
    switch wanted.kind {
    case .metatype(let t) where t.isExistential: raw[0] = conforms(dynamic, to: t) ? 1 : 0
    case .metatype(let t): raw[0] = t === dynamic || program.isSubclass(dynamic, of: t) ? 1 : 0
    case .existentialMetatype(let t): raw[0] = conforms(dynamic, to: t) ? 1 : 0
    default: raw[0] = 0
    }
    if raw[0] == 0 { refs[0] = nil }
  }

  private func cast(
    _ object: HeapObject, _ dynamic: TypeInfo, to target: TypeInfo, _ machine: Machine,
    _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    let type = unsafeDowncast(dynamic.token, to: Type.self)
    let wanted = unsafeDowncast(target.token, to: Type.self)
    let box = object as? Box
    raw[0] = 0
    if case .optional = target.kind, type !== wanted, let wrapped = target.arguments.first {
      return try castToOptional(object, dynamic, of: wrapped, machine, raw, refs)
    }
    if case .metatype = dynamic.kind, case .metatype = target.kind, let inner = box?.refs[0] as? TypeObject {
      refs[0] = inner
      return try castMetatype(inner, raw, refs, target)
    }
    if case .existential = wanted.kind {
      guard conforms(type, to: wanted) else { return try castContent(box, dynamic, to: target, machine, raw, refs) }
      raw[0] = 1
      if program.isClassBound(wanted, in: nil) {
        refs[0] = box.map { $0.refs[0] } ?? object
      } else {
        refs[0] = box ?? boxed(object, dynamic)
      }
      return
    }
    if type === wanted || isClass(wanted) && program.isSubclass(type, of: wanted) {
      raw[0] = 1
      guard let box else {
        refs[0] = object
        return
      }
      for i in 0..<dynamic.layout.raw { raw[1 + i] = box.raw[i] }
      for i in 0..<dynamic.layout.refs { refs[i] = box.refs[i] }
      return
    }
    try castContent(box, dynamic, to: target, machine, raw, refs)
  }

  /// Casts to an optional: what can be cast to what it wraps, or `nil` of any type.
  private func castToOptional(
    _ object: HeapObject, _ dynamic: TypeInfo, of wrapped: TypeInfo, _ machine: Machine,
    _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    if case .optional = dynamic.kind, let box = object as? Box, let inside = dynamic.arguments.first {
      if box.raw[0] == 1 { return try castToOptional(content(box, inside), inside, of: wrapped, machine, raw, refs) }
      raw[0] = 1
      raw[1] = 0
      refs[0] = nil
      return
    }
    try cast(object, dynamic, to: wrapped, machine, raw, refs)
    guard raw[0] == 1 else { return }
    for i in stride(from: wrapped.layout.raw, to: 0, by: -1) { raw[i + 1] = raw[i] }
    raw[1] = 1
  }

  /// Casts what an optional in a box holds, or a collection element by element.
  private func castContent(
    _ box: Box?, _ dynamic: TypeInfo, to target: TypeInfo, _ machine: Machine, _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    guard let box else { return }
    if case .optional = dynamic.kind, let wrapped = dynamic.arguments.first {
      guard box.raw[0] == 1 else { return }
      let inner = content(box, wrapped)
      return try cast(inner, wrapped, to: target, machine, raw, refs)
    }
    if dynamic.qualifiedName == "Swift.AnyHashable", let base = box.refs[0], let type = base.runtimeType {
      return try cast(base, type, to: target, machine, raw, refs)
    }
    if case .array = dynamic.kind, case .array = target.kind, let element = target.arguments.first,
      let from = dynamic.arguments.first
    {
      return try castArray(ArrayObject.array(box.refs[0]), from, to: element, machine, raw, refs)
    }
    guard let function = try collectionCast(dynamic, target) else { return }
    let result = try machine.call(
      function.function,
      Values(
        raw: (0..<dynamic.layout.raw).map { box.raw[$0] }, refs: (0..<dynamic.layout.refs).map { box.refs[$0] }))
    for i in 0..<min(result.raw.count, 1 + target.layout.raw) { raw[i] = result.raw[i] }
    for i in 0..<min(result.refs.count, target.layout.refs) { refs[i] = result.refs[i] }
  }

  /// The library's function that casts one dictionary or set type to another, element by element.
  private func collectionCast(_ source: TypeInfo, _ target: TypeInfo) throws -> LoweredFunction? {
    switch (source.kind, target.kind) {
    case (.dictionary, .dictionary), (.set, .set):
      return try collectionCast(
        unsafeDowncast(source.token, to: Type.self), unsafeDowncast(target.token, to: Type.self))
    default: return nil
    }
  }

  /// The same for concrete types.
  func collectionCast(_ source: Type, _ target: Type) throws -> LoweredFunction? {
    guard case .nominal(let m, let from) = source.kind, case .nominal(let n, let to) = target.kind, m === n,
      m.name == "Dictionary" || m.name == "Set",
      let f = program.lookupTopLevel("_cast" + m.name).lazy.compactMap({ $0 as? FuncDecl }).first
    else { return nil }
    let parameters = program.ownGenericParameters(of: f)
    let s = Substitution(parameters: Dictionary(zip(parameters, from + to)) { first, _ in first })
    return try lowered(.body, of: f, s)
  }

  /// What an optional in a box holds, as a value that can be cast again.
  private func content(_ box: Box, _ wrapped: TypeInfo) -> HeapObject {
    if case .existential = wrapped.kind, let inner = box.refs[0] { return inner }
    if case .classType = wrapped.kind, let inner = box.refs[0] { return inner }
    var words = (0..<max(1, wrapped.layout.raw)).map { box.raw[min(1 + $0, box.type.layout.raw - 1)] }
    var references = (0..<max(1, wrapped.layout.refs)).map { i in i < wrapped.layout.refs ? box.refs[i] : nil }
    return Box(type: wrapped, raw: &words, taking: &references)
  }

  private func castArray(
    _ array: ArrayObject, _ from: TypeInfo, to element: TypeInfo, _ machine: Machine, _ raw: UnsafeMutablePointer<Int>,
    _ refs: UnsafeMutablePointer<HeapObject?>
  ) throws {
    let result = ArrayObject(element: element, capacity: array.count)
    var words = [Int](repeating: 0, count: max(from.layout.raw, element.layout.raw) + 2)
    var references = [HeapObject?](repeating: nil, count: max(from.layout.refs, element.layout.refs) + 1)
    for i in 0..<array.count {
      guard let object = self.element(i, of: array, from), let dynamic = object.runtimeType else {
        raw[0] = 0
        return
      }
      try words.withUnsafeMutableBufferPointer { w in
        try references.withUnsafeMutableBufferPointer { r in
          guard let w = w.baseAddress, let r = r.baseAddress else { return }
          try cast(object, dynamic, to: element, machine, w, r)
        }
      }
      guard words[0] == 1 else {
        raw[0] = 0
        return
      }
      words.withUnsafeMutableBufferPointer { w in
        references.withUnsafeMutableBufferPointer { r in
          if let w = w.baseAddress, let r = r.baseAddress { result.append(raw: w + 1, taking: r) }
        }
      }
    }
    raw[0] = 1
    refs[0] = result
  }

  /// An instance in a box.
  func boxed(_ object: HeapObject, _ type: TypeInfo) -> Box {
    var words = [0]
    var references: [HeapObject?] = [object]
    return Box(type: type, raw: &words, taking: &references)
  }

  /// Lets the instance in F[0] end without its `deinit`.
  var abandonBuiltin: Builtin {
    Builtin("instance.abandon") { _, _, refs, _ in (refs[0] as? Instance)?.forgoDeinit() }
  }

  /// Puts the instance in F[0] into a box of its dynamic type.
  var boxBuiltin: Builtin {
    Builtin("value.box") { [unowned self] _, _, refs, _ in
      guard let object = refs[0], let type = object.runtimeType else {
        throw LoweringDefect(description: "no instance to box")
      }
      refs[0] = self.boxed(object, type)
    }
  }
}

extension FunctionBuilder {

  /// `==` as a function of two values.
  func buildComparison(_ type: Type) throws {
    enterParameters()
    let results = allocate(shape.resultsLayout)
    let p = shape.parameters.map(\.slots)
    try emitWitness("==", of: "Equatable", type, p, into: results, program.known("Equatable")?.range ?? shapeRange)
    try leave(results)
    try finish()
  }

  /// A place for code that has none.
  private var shapeRange: SourceRange {
    lowerer.places.first ?? SourceRange(file: SourceFile(name: "", text: ""), start: 0, end: 0)
  }

  /// A property requirement as a function of the value.
  func buildPropertyRead(_ v: VarDecl, _ p: NominalDecl, _ type: Type) throws {
    enterParameters()
    let results = allocate(shape.resultsLayout)
    let access = PropertyAccess(
      declaration: v, dispatch: .witness, substitution: Substitution(selves: [p: type]), selfType: type,
      valueType: shape.result,
      nameRange: v.nameRange)
    try temporaries {
      let place = try propertyPlace(base: .registers(shape.parameters[0].slots), type, access, v.nameRange)
      try load(place, into: Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout))
    }
    try leave(results)
    try finish()
  }
}
