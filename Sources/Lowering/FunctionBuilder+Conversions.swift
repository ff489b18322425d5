import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Evaluates a conversion.
  func emitConversion(_ e: TypedExpr, into d: Slots) throws {
    switch e.kind {
    case .injectOptional(let inner):
      try emitInjected(inner, into: d)
    case .upcast(let inner), .retype(let inner): try emitValue(inner, into: d)
    case .convertFunction(let inner): try emitFunctionConversion(inner, e, into: d)
    case .erase(let inner), .weakenExistential(let inner): try emitErasure(inner, concrete(e.type), e.range, into: d)
    case .convertMetatype(let inner): try emitValue(inner, into: d)
    case .convertTuple(let inner, let elements, let conversions):
      try emitTupleConversion(inner, elements, conversions, e, into: d)
    case .convertCollection(let inner, let conversions): try emitCollectionConversion(inner, conversions, e, into: d)
    case .convertOptional(let inner, let conversion): try emitOptionalConversion(inner, conversion, into: d)
    case .anyHashable(let inner): try emitAnyHashable(inner, e, into: d)
    default: throw LoweringDefect(description: "no conversion")
    }
  }

  private func emitInjected(_ inner: TypedExpr, into d: Slots) throws {
    let layout = try layout(lowerer.objectType(inner.type))
    if d.layout.raw == layout.raw + 1 {
      try emitValue(inner, into: payload(of: d, layout))
      constant(1, to: d.raw)
    } else {
      throw LoweringDefect(description: "optional of another layout")
    }
  }

  // MARK: Existentials

  private func emitErasure(_ inner: TypedExpr, _ target: Type, _ range: SourceRange, into d: Slots) throws {
    let source = concrete(lowerer.objectType(inner.type))
    try temporaries {
      let value = allocate(try lowerer.layout(source))
      try emitValue(inner, into: value)
      try erase(value, source, to: d, target, range)
    }
  }

  /// Moves a value into an existential.
  func erase(_ value: Slots, _ source: Type, to d: Slots, _ target: Type, _ range: SourceRange) throws {
    switch target.kind {
    case .existentialMetatype, .metatype: return take(value, to: d)
    default: break
    }
    let isBound = program.isClassBound(target, in: nil)
    guard case .existential = source.kind else {
      if isBound, lowerer.isClass(source) { return take(value, to: d) }
      return try makeBox(value, source, into: d)
    }
    if program.isClassBound(source, in: nil) == isBound { return take(value, to: d) }
    if isBound {
      add(.openBox, value.refs, 0, d.refs)
      return
    }
    temporaries {
      let area = allocate(.reference)
      take(value, to: area)
      callBuiltin(lowerer.boxBuiltin, [], at: area, throwing: false)
      take(area, to: d)
    }
  }

  // MARK: Functions

  /// A function object that converts arguments and result around another.
  private func emitFunctionConversion(_ inner: TypedExpr, _ e: TypedExpr, into d: Slots) throws {
    guard case .function(let from) = concrete(inner.type).kind, case .function(let to) = concrete(e.type).kind else {
      return try emitValue(inner, into: d)
    }
    let a = try lowerer.shape(of: from)
    let b = try lowerer.shape(of: to)
    if isSameConvention(a, b) { return try emitValue(inner, into: d) }
    let made = Function(
      name: "function conversion", parameters: b.parameterLayout, captures: .reference, results: b.resultsLayout)
    let lowerer = lowerer
    made.compile = { function in
      try FunctionBuilder(lowerer, function, b, Substitution()).buildFunctionConversion(a, from, to, e.range)
    }
    try temporaries {
      let f = try evaluate(inner)
      add(.makeClosure, d.refs, 0, f.refs, ext: poolIndex(made))
    }
  }

  private func isSameConvention(_ a: Shape, _ b: Shape) -> Bool {
    guard a.parameters.count == b.parameters.count, convertsForFree(a.result, b.result) else { return false }
    return zip(a.parameters, b.parameters).allSatisfy { convertsForFree($0.type, $1.type) }
  }

  /// Whether values of one type are values of the other as they are.
  private func convertsForFree(_ a: Type, _ b: Type) -> Bool {
    if a === b { return true }
    if lowerer.isClass(a), lowerer.isClass(b) { return true }
    if case .tuple(let from) = a.kind, case .tuple(let to) = b.kind {
      return from.count == to.count && zip(from, to).allSatisfy { convertsForFree($0.type, $1.type) }
    }
    guard case .function(let f) = a.kind, case .function(let g) = b.kind, let f = try? lowerer.shape(of: f),
      let g = try? lowerer.shape(of: g)
    else { return false }
    return isSameConvention(f, g)
  }

  private func buildFunctionConversion(_ inner: Shape, _ from: FunctionType, _ to: FunctionType, _ range: SourceRange)
    throws
  {
    enterParameters()
    let f = allocate(.reference)
    handlers = functionHandlers()
    let results = allocate(shape.resultsLayout)
    let area = allocate(inner.parameterLayout.union(inner.resultsLayout))
    for (p, q) in zip(shape.parameters, inner.parameters) {
      try convert(p.slots, p.type, to: area.part(q.slots), q.type, range)
    }
    let inouts = zip(inner.parameters, shape.parameters).map { ($0, $1.slots) }.filter { $0.0.isInout }
    guard zip(inner.parameters, shape.parameters).allSatisfy({ !$0.isInout || $0.type === $1.type }) else {
      throw Diagnostic.unsupported("a conversion of a function with 'inout' parameters", at: range)
    }
    let error = inner.canThrow ? Label() : nil
    add(.callClosure, area.raw, area.refs, f.refs)
    use(error)
    moveBack(inouts, inner, area)
    if let error {
      let target = errorTarget()
      later { [self] in
        place(error)
        moveBack(inouts, inner, area)
        add(.jump, to: target)
      }
    }
    let own = Slots(raw: area.raw, refs: area.refs, layout: inner.resultLayout)
    try convert(
      own, inner.result, to: Slots(raw: results.raw, refs: results.refs, layout: shape.resultLayout), shape.result,
      range)
    try leave(results)
    try finish()
  }

  /// Moves a value to another type that it converts to implicitly.
  func convert(_ value: Slots, _ source: Type, to d: Slots, _ target: Type, _ range: SourceRange) throws {
    if convertsForFree(source, target) || target.kind == .tuple([]) { return take(value, to: d) }
    if isExistential(target) { return try erase(value, source, to: d, target, range) }
    if let object = program.optionalObject(target) {
      if let from = program.optionalObject(source) {
        return try mapOptional(value, from, d, object) { try self.convert($0, from, to: $1, object, range) }
      }
      try convert(value, source, to: payload(of: d, try lowerer.layout(object)), object, range)
      return constant(1, to: d.raw)
    }
    if case .tuple(let from) = source.kind, case .tuple(let to) = target.kind, from.count == to.count {
      let fields = zip(try info(source).fields, try info(target).fields)
      for ((a, b), (own, other)) in zip(zip(from, to), fields) {
        try convert(value.part(own), a.type, to: d.part(other), b.type, range)
      }
      return
    }
    throw Diagnostic.unsupported("a function conversion from '\(program.description(of: source))'", at: range)
  }

  // MARK: Elements

  private func emitTupleConversion(
    _ inner: TypedExpr, _ elements: [Int], _ conversions: [TypedConversion], _ e: TypedExpr, into d: Slots
  ) throws {
    try temporaries {
      let value = try borrow(inner)
      let from = try info(inner.type)
      let to = try info(e.type)
      for (i, conversion) in conversions.enumerated() {
        let source = i < elements.count ? elements[i] : i
        storage[conversion.variable] = .registers(value.part(from.fields[source]), concrete(conversion.from))
        try emit(conversion.body, into: d.part(to.fields[i]))
      }
    }
  }

  private func emitOptionalConversion(_ inner: TypedExpr, _ conversion: TypedConversion, into d: Slots) throws {
    let isNil = Label()
    try temporaries {
      let value = try evaluate(inner)
      add(.moveRaw, d.raw, value.raw)
      add(.jumpIfFalse, value.raw, to: isNil)
      storage[conversion.variable] = .registers(
        payload(of: value, try layout(conversion.from)), concrete(conversion.from))
      try emit(conversion.body, into: payload(of: d, try layout(conversion.body.type)))
      place(isNil)
    }
  }

  /// Converts an array element by element; dictionaries and sets by the prelude's own initialisers.
  private func emitCollectionConversion(
    _ inner: TypedExpr, _ conversions: [TypedConversion], _ e: TypedExpr, into d: Slots
  ) throws {
    if let f = try lowerer.collectionCast(concrete(lowerer.objectType(inner.type)), concrete(e.type)) {
      return try temporaries {
        let result = allocate(f.shape.resultLayout)
        try emitCall(to: f, into: result, at: e.range) { try self.emitValue(inner, into: $0) }
        emitNilTrap(result, isImplicit: false, at: e.range)
        take(payload(of: result, d.layout), to: d)
      }
    }
    guard case .nominal(let n, let target) = concrete(e.type).kind, n.name == "Array",
      let conversion = conversions.first
    else {
      throw Diagnostic.unsupported("conversions of dictionaries and sets to other element types", at: e.range)
    }
    try temporaries {
      let source = try evaluate(inner)
      let counter = allocate(Layout(raw: 2, refs: 0))
      constant(0, to: counter.raw)
      add(.arrayCount, counter.raw + 1, source.refs)
      add(.makeArray, d.refs, 0, 0, ext: poolIndex(try lowerer.typeInfo(target[0])))
      code.append(Instruction(extension: 0))
      let top = Label()
      let end = Label()
      place(top)
      add(.jumpIfLessEqual, counter.raw + 1, counter.raw, to: end)
      try temporaries {
        let element = allocate(try layout(conversion.from))
        add(.arrayGetUnchecked, element.raw, element.refs, source.refs, ext: counter.raw)
        storage[conversion.variable] = .registers(element, concrete(conversion.from))
        let converted = try evaluate(conversion.body)
        add(.arrayAppend, converted.raw, converted.refs, d.refs, ext: 0)
      }
      add(.addSmall, counter.raw, counter.raw, 1)
      add(.jump, to: top)
      place(end)
    }
  }

  private func emitAnyHashable(_ inner: TypedExpr, _ e: TypedExpr, into d: Slots) throws {
    guard case .nominal(let n, _) = concrete(e.type).kind else { throw LoweringDefect(description: "no AnyHashable") }
    let source = concrete(lowerer.objectType(inner.type))
    if source === concrete(e.type) { return try emitValue(inner, into: d) }
    guard let f = try lowerer.hashableErasure(of: source, as: concrete(e.type)) else {
      throw LoweringDefect(description: "'\(n.name)' made of what is not Hashable")
    }
    try emitCall(to: f, into: d, at: e.range) { try self.emitValue(inner, into: $0) }
  }
}

extension Lowerer {
  /// The function that makes an `AnyHashable` of a value, when that is the target.
  func hashableErasure(of source: Type, as target: Type) throws -> LoweredFunction? {
    guard case .nominal(let n, _) = target.kind, n.name == "AnyHashable", source !== target,
      let hashable = program.known("Hashable"), program.conformance(of: source, to: hashable) != nil
    else { return nil }
    let initializer = try initializer(of: n, labels: [nil])
    guard let parameter = program.ownGenericParameters(of: initializer).first else {
      throw LoweringDefect(description: "AnyHashable's initialiser is not generic")
    }
    return try lowered(.body, of: initializer, Substitution(parameters: [parameter: source]))
  }
}
