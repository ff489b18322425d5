import Machine
import Tree
import Types
import Typing

extension FunctionBuilder {

  /// Where a call's receiver comes from.
  enum ReceiverSource {
    /// The callee's own expression, or none.
    case written
    /// Registers with a value that is changed in place (or copied, when the callee takes a value).
    case registers(Slots)
    /// Registers whose value is moved into the call.
    case owned(Slots)
  }

  /// Substitution of a callee in concrete types of this function.
  func concrete(_ s: Substitution) -> Substitution { lowerer.concrete(s, in: substitution) }

  // MARK: Calls of declarations

  /// Evaluates a call expression.
  func emitCall(_ callee: Callee, _ arguments: [TypedArgument], _ e: TypedExpr, into d: Slots) throws {
    try emitCall(callee, arguments, e.range, into: d)
  }

  /// Calls a declaration; `values` stand for arguments that are evaluated already.
  func emitCall(
    _ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange, into d: Slots,
    receiver: ReceiverSource = .written,
    values: [Slots] = []
  ) throws {
    if let element = callee.declaration as? EnumElementDecl {
      return try emitConstructor(element, arguments, callee, into: d)
    }
    if let opened = openedCallee(callee) { return try emitOpenedCall(opened, arguments, range, into: d) }
    if isOpened(callee.substitution) { return try emitOpenedCall(callee, arguments, range, into: d) }
    if case .local = callee.dispatch, let f = callee.declaration as? FuncDecl {
      return try emitLocalCall(f, callee, arguments, range, into: d)
    }
    if let dynamic = dynamicInitialiser(callee) {
      return try emitCall(dynamic, arguments, range, into: d, receiver: receiver, values: values)
    }
    if let i = callee.declaration as? InitDecl, callee.isSuper || callee.receiver?.isOwnInstance == true {
      let target = try lowerer.delegationTarget(i, callee, substitution)
      return try emitDelegation(i, target, callee, arguments, range)
    }
    let target = try lowerer.target(of: callee, substitution)
    if try emitOperation(target, callee, arguments, range, into: d) { return }
    if case .instance = allocation(of: callee) {
      return try emitAllocation(target, callee, arguments, range, into: d)
    }
    try emitCall(target, callee, arguments, range, into: d, receiver: receiver, values: values)
    traceGate(callee, d)
  }

  /// A requirement called on an existential that was not opened: the same call with its value opened.
  private func openedCallee(_ callee: Callee) -> Callee? {
    guard case .witness = callee.dispatch, let t = callee.selfType, callee.receiver != nil,
      !isOpened(callee.substitution),
      let s = lowerer.openedSubstitution(callee.declaration, concrete(callee.substitution), concrete(t))
    else { return nil }
    return Callee(
      declaration: callee.declaration, dispatch: callee.dispatch, substitution: s, receiver: callee.receiver,
      selfType: callee.selfType, functionType: callee.functionType, nameRange: callee.nameRange)
  }

  /// `Self(…)` in a class: the initialiser of the dynamic class of `self`.
  private func dynamicInitialiser(_ callee: Callee) -> Callee? {
    guard callee.declaration is InitDecl, callee.receiver == nil, !callee.isSuper,
      let metatype = dynamicSelf(callee.selfType, callee.nameRange), case .metatype(let c) = metatype.type.kind
    else { return nil }
    return Callee(
      declaration: callee.declaration, dispatch: .dynamicClass, substitution: callee.substitution, receiver: metatype,
      selfType: c,
      functionType: callee.functionType, nameRange: callee.nameRange)
  }

  /// The dynamic class of `self` as a value, where a type is `Self` in a class.
  func dynamicSelf(_ type: Type?, _ range: SourceRange) -> TypedExpr? {
    guard case .dynamicSelf(let c)? = type?.kind, let selfStorage else { return nil }
    let metatype = program.types.make(.metatype(c))
    guard case .registers(_, let own) = selfStorage, lowerer.isClass(own) else {
      return TypedExpr(.selfRef, metatype, range)
    }
    return TypedExpr(.dynamicType(TypedExpr(.selfRef, c, range)), metatype, range)
  }

  /// How an initialiser's call gets its object.
  private enum Allocation { case none, instance }

  private func allocation(of callee: Callee) -> Allocation {
    guard callee.declaration is InitDecl, !callee.isSuper, let t = callee.selfType, lowerer.isClass(concrete(t)) else {
      return .none
    }
    if callee.receiver != nil, case .dynamicClass = callee.dispatch { return .none }
    return .instance
  }

  /// Makes an instance and initialises it.
  private func emitAllocation(
    _ target: CallTarget, _ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange, into d: Slots
  ) throws {
    let type = try info(callee.selfType ?? program.types.error)
    try temporaries {
      let object = allocate(.reference)
      mark(range)
      add(.newInstance, object.refs, ext: poolIndex(type))
      try emitCall(target, callee, arguments, range, into: d, receiver: .owned(object))
    }
  }

  /// Evaluates receiver and arguments, opens accesses to inout places, calls, puts everything back.
  func emitCall(
    _ target: CallTarget, _ callee: Callee, _ arguments: [TypedArgument], _ range: SourceRange, into d: Slots,
    receiver: ReceiverSource = .written, values: [Slots] = [], captures: [VarDecl?] = []
  ) throws {
    try temporaries {
      let area = callArea(target.shape, into: d)
      var inouts: [(Shape.Parameter, Place)] = []
      for p in target.shape.parameters where p.isReceiver {
        try emitReceiver(p, callee, receiver, into: area.part(p.slots), &inouts)
      }
      let finish = { (inouts: [(Shape.Parameter, Place)]) in
        var inouts = inouts
        try self.fill(area, target.shape, callee, arguments, values, captures, &inouts)
        try self.emitInouts(inouts[...], [], area) { held in
          self.mark(range)
          try self.emitCallInstruction(target, area, held)
          self.take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
        }
      }
      guard let (p, place) = inouts.first, isChainedLoudly(place) else { return try finish(inouts) }
      try modify(place, p.slots.layout) { try finish([(p, .registers($0))]) }
    }
  }

  /// Evaluates arguments into their registers; collects the places of inout ones.
  private func fill(
    _ area: Slots, _ shape: Shape, _ callee: Callee, _ arguments: [TypedArgument], _ values: [Slots],
    _ captures: [VarDecl?], _ inouts: inout [(Shape.Parameter, Place)]
  ) throws {
    let s = concrete(callee.substitution)
    for (i, p) in inOrder(shape.parameters.filter { !$0.isReceiver }, arguments) {
      let slots = area.part(p.slots)
      if i < values.count {
        take(values[i], to: slots)
      } else if case .inoutPlace(let e)? = arguments.dropFirst(i).first {
        inouts.append((p, try prepareToWrite(e)))
      } else if let argument = arguments.dropFirst(i).first {
        try lending(isBorrowing(p)) { try emitArgument(argument, substitution: s, into: slots) }
      } else if i - arguments.count < captures.count {
        try emitCapture(captures[i - arguments.count], into: slots)
      }
    }
  }

  /// Parameters with their positions in the order of evaluation: left-out arguments come last.
  private func inOrder(_ parameters: [Shape.Parameter], _ arguments: [TypedArgument]) -> [(Int, Shape.Parameter)] {
    let all = Array(zip(parameters.indices, parameters))
    let isDefault = { (i: Int) in if case .defaultValue? = arguments.dropFirst(i).first { true } else { false } }
    return all.filter { !isDefault($0.0) } + all.filter { isDefault($0.0) }
  }

  /// Registers for arguments and results, on top of the target where that is possible.
  func callArea(_ shape: Shape, into d: Slots) -> Slots {
    let needed = shape.parameterLayout.union(shape.resultsLayout)
    if d.layout.raw > 0, d.raw + d.layout.raw == nextRaw { nextRaw = d.raw }
    if d.layout.refs > 0, d.refs + d.layout.refs == nextRef { nextRef = d.refs }
    let area = Slots(raw: nextRaw, refs: nextRef, layout: needed)
    nextRaw = max(nextRaw + needed.raw, d.raw + d.layout.raw)
    nextRef = max(nextRef + needed.refs, d.refs + d.layout.refs)
    maxRaw = max(maxRaw, nextRaw)
    maxRef = max(maxRef, nextRef)
    return area
  }

  /// Opens the accesses to inout places one inside the other, moves their values into the call, and back afterwards.
  private func emitInouts(
    _ rest: ArraySlice<(Shape.Parameter, Place)>, _ held: [(Shape.Parameter, Slots)], _ area: Slots,
    _ call: ([(Shape.Parameter, Slots)]) throws -> Void
  ) throws {
    guard let (parameter, place) = rest.first else {
      for (p, slots) in held { take(slots, to: area.part(raw: p.slots.raw, refs: p.slots.refs, p.slots.layout)) }
      return try call(held)
    }
    try modify(place, parameter.slots.layout) { slots in
      try self.emitInouts(rest.dropFirst(), held + [(parameter, slots)], area, call)
    }
  }

  private func emitReceiver(
    _ p: Shape.Parameter, _ callee: Callee, _ source: ReceiverSource, into slots: Slots,
    _ inouts: inout [(Shape.Parameter, Place)]
  ) throws {
    switch source {
    case .registers(let known):
      if p.isInout { inouts.append((p, .registers(known))) } else { copy(known, to: slots) }
    case .owned(let known): take(known, to: slots)
    case .written:
      guard let e = callee.receiver else {
        if callee.declaration is InitDecl, let selfStorage, case .registers(let own, _) = selfStorage {
          return copy(own, to: slots)
        }
        if let metatype = dynamicSelf(callee.selfType, callee.nameRange) { return try emit(metatype, into: slots) }
        return add(.typeObject, slots.refs, ext: poolIndex(try info(callee.selfType ?? p.type)))
      }
      if p.isInout { return inouts.append((p, try prepareToWrite(e))) }
      let d = callee.declaration
      try lending(!d.has("consuming") && !d.has("__consuming")) { try emitValue(e, into: slots) }
    }
  }

  /// Evaluates with variables that can't be copied lent rather than moved, or not.
  private func lending<T>(_ lends: Bool, _ body: () throws -> T) rethrows -> T {
    let outer = borrows
    borrows = lends
    defer { borrows = outer }
    return try body()
  }

  /// Whether a parameter only borrows its argument.
  private func isBorrowing(_ p: Shape.Parameter) -> Bool {
    guard case .variable(let v) = p.purpose, let parameter = v.parent as? ParamDecl,
      case .attributed(let names, _)? = parameter.type?.kind
    else { return false }
    return names.contains("borrowing") || names.contains("__shared")
  }

  /// Evaluates a value, reading it first when it is a place.
  func emitValue(_ e: TypedExpr, into slots: Slots) throws {
    if case .lvalue = e.type.kind { try emitRead(e, into: slots) } else { try emit(e, into: slots) }
  }

  /// Writes the call itself and moves the inout values back.
  ///
  /// - Parameter onError: what is done instead of leaving for the handler when the call throws.
  func emitCallInstruction(
    _ target: CallTarget, _ area: Slots, _ held: [(Shape.Parameter, Slots)], onError: (() throws -> Void)? = nil
  ) throws {
    if try emitInlineOperation(target, area, held) { return }
    let error = target.shape.canThrow ? Label() : nil
    switch target.kind {
    case .function(let f): add(.call, area.raw, area.refs, ext: poolIndex(f))
    case .dynamic(let m): add(.callDynamic, area.raw, area.refs, ext: poolIndex(method: m))
    case .staticDynamic(let m):
      let type = target.shape.parameters.first?.slots.refs ?? 0
      add(.callStaticDynamic, area.raw, area.refs, area.refs + type, ext: poolIndex(method: m))
    case .builtin(let name, let types):
      guard let builtin = lowerer.builtins[name] else {
        throw LoweringDefect(description: "no host function '\(name)'")
      }
      pool.builtins.append(BuiltinReference(builtin: builtin, types: types))
      add(.callBuiltin, area.raw, area.refs, ext: pool.builtins.count - 1)
    }
    use(error)
    if case .builtin(let name, _) = target.kind, lowerer.builtins[name]?.suspends == true { add(.switchTask) }
    moveBack(held, target.shape, area)
    guard let error else { return }
    if let onError {
      return later { [self] in
        place(error)
        try onError()
      }
    }
    let outer = errorTarget()
    later { [self] in
      place(error)
      moveBack(held, target.shape, area)
      add(.jump, to: outer)
    }
  }

  /// Writes the operation that a builtin target stands for, on the arguments in the area.
  private func emitInlineOperation(_ target: CallTarget, _ area: Slots, _ held: [(Shape.Parameter, Slots)]) throws
    -> Bool
  {
    guard case .builtin(let name, _) = target.kind else { return false }
    let operands = target.shape.parameters.map { area.part($0.slots) }
    let result = Slots(raw: area.raw, refs: area.refs, layout: target.shape.resultLayout)
    if name == "array.append", let (_, array) = held.first {
      let element = operands[0]
      take(operands[1], to: array)
      add(.arrayAppend, element.raw, element.refs, array.refs, ext: 0)
      return true
    }
    if name == "array.get" {
      try temporaries {
        let element = allocate(target.shape.resultLayout)
        _ = try operate(name, target.shape, operands, into: element)
        add(.clearRef, operands[1].refs)
        take(element, to: result)
      }
      return true
    }
    guard try operate(name, target.shape, operands, into: result) else { return false }
    for operand in operands where operand.refs != result.refs || result.layout.refs == 0 { clear(operand) }
    return true
  }

  /// Moves the final values of inout parameters from behind the result to where they belong.
  func moveBack(_ held: [(Shape.Parameter, Slots)], _ shape: Shape, _ area: Slots) {
    var end = shape.resultLayout
    for p in shape.parameters where p.isInout {
      if let (_, slots) = held.first(where: { $0.0.slots == p.slots }) {
        take(area.part(raw: end.raw, refs: end.refs, p.slots.layout), to: slots)
      }
      end = end + p.slots.layout
    }
  }

  /// The index of a method reference in the pool.
  func poolIndex(method: MethodReference) -> Int {
    if let known = poolIndices[ObjectIdentifier(method)] { return known }
    pool.methods.append(method)
    poolIndices[ObjectIdentifier(method)] = pool.methods.count - 1
    return pool.methods.count - 1
  }

  /// Calls a host function of the lowerer's own on an area that holds its arguments.
  func callBuiltin(_ builtin: Builtin, _ types: [TypeInfo], at area: Slots, throwing: Bool) {
    pool.builtins.append(BuiltinReference(builtin: builtin, types: types))
    add(.callBuiltin, area.raw, area.refs, ext: pool.builtins.count - 1)
    use(throwing ? errorTarget() : nil)
  }

  /// Calls a function with arguments that `fill` puts into the area.
  func emitCall(to f: LoweredFunction, into d: Slots, at range: SourceRange, fill: (Slots) throws -> Void) throws {
    try temporaries {
      let area = callArea(f.shape, into: d)
      try fill(Slots(raw: area.raw, refs: area.refs, layout: f.shape.parameterLayout))
      mark(range)
      try emitCallInstruction(CallTarget(kind: .function(f.function), shape: f.shape), area, [])
      take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
    }
  }

  // MARK: Arguments

  /// Evaluates an argument that is passed by value.
  func emitArgument(_ argument: TypedArgument, substitution s: Substitution, into slots: Slots) throws {
    switch argument {
    case .value(let e), .callerLiteral(let e): try emitValue(e, into: slots)
    case .inoutPlace(let e): try load(try prepare(e), into: slots)
    case .variadic(let elements, let element): try emitArray(elements, program.array(element), into: slots)
    case .defaultValue(let p): try emitDefault(p, s, into: slots)
    }
  }

  /// Evaluates a parameter's default value by its own function.
  private func emitDefault(_ p: ParamDecl, _ s: Substitution, into slots: Slots) throws {
    let f = try lowerer.defaultArgument(p, s)
    try emitCall(to: f, into: slots, at: p.range) { _ in }
  }

  /// The concrete type of a parameter as it is passed.
  func parameterType(_ p: ParamDecl, _ s: Substitution) -> Type {
    let parameter = program.functionParameter(of: p)
    let type = lowerer.concrete(lowerer.objectType(parameter.type), s)
    return parameter.isVariadic ? program.array(type) : type
  }

  // MARK: Calls of function values

  /// Calls a closure.
  func emitApply(_ f: TypedExpr, _ arguments: [TypedArgument], _ e: TypedExpr, into d: Slots) throws {
    guard case .function(let type) = concrete(f.type).kind else {
      throw LoweringDefect(description: "call of a non-function")
    }
    let shape = try lowerer.shape(of: type)
    try temporaries {
      let callee = try borrow(f)
      let area = callArea(shape, into: d)
      var inouts: [(Shape.Parameter, Place)] = []
      for (p, argument) in zip(shape.parameters, arguments) {
        if case .inoutPlace(let place) = argument {
          inouts.append((p, try prepareToWrite(place)))
        } else {
          let slots = area.part(raw: p.slots.raw, refs: p.slots.refs, p.slots.layout)
          try emitArgument(argument, substitution: substitution, into: slots)
        }
      }
      try emitInouts(inouts[...], [], area) { held in
        mark(e.range)
        let error = shape.canThrow ? Label() : nil
        add(.callClosure, area.raw, area.refs, callee.refs)
        use(error)
        moveBack(held, shape, area)
        take(Slots(raw: area.raw, refs: area.refs, layout: d.layout), to: d)
        guard let error else { return }
        let outer = errorTarget()
        later { [self] in
          place(error)
          moveBack(held, shape, area)
          add(.jump, to: outer)
        }
      }
    }
  }
}

extension TypedExpr {
  /// Whether it is `self`, read or as a place.
  var isSelf: Bool {
    switch kind {
    case .selfRef: true
    case .load(let inner): inner.isSelf
    default: false
    }
  }

  /// Whether it is `self` where `self` is an instance or value.
  var isOwnInstance: Bool {
    guard isSelf else { return false }
    if case .metatype = type.kind { return false }
    return true
  }
}
