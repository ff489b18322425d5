/// What operations read and write of the raw registers.
///
/// Where a layout is known only at run time (closures, methods, host functions, boxes, elements), everything from the first
/// register on counts as read and perhaps written: such ranges lie above the variables, among temporaries.
extension CodeGraph {
  /// What an operation does to raw registers.
  struct Effects {
    /// Ranges that it reads.
    var reads: [Range<Int>] = []
    /// Ranges that it surely writes.
    var writes: [Range<Int>] = []
    /// A register from which on it may write.
    var mayWriteFrom: Int?
  }

  /// The effects of `node`; ranges without known end reach to `limit`.
  func effects(of node: Node, limit: Int) -> Effects {
    let i = node.instruction
    let rest = i.ai..<max(i.ai, limit)
    switch i.op {
    case .moveRawRange: return Effects(reads: [i.bi..<i.bi + i.ci], writes: [i.ai..<i.ai + i.ci])
    case .call, .beginApply: return callEffects(node, limit)
    case .callClosure, .callDynamic, .callStaticDynamic, .callBuiltin, .endApply, .abortApply, .beginApplyDynamic:
      var effects = Effects(reads: [rest], mayWriteFrom: i.ai)
      if i.op == .endApply || i.op == .abortApply { effects.reads.append(one(i.ci)) }
      if i.op == .beginApplyDynamic { effects.writes = [one(i.ci)] }
      return effects
    case .returnValue, .throwError: return Effects(reads: [i.ai..<i.ai + function.results.raw])
    case .yield:
      let value = i.ai..<i.ai + function.yields.raw
      return Effects(reads: [value], writes: i.ci == 0 ? [value] : [value, one(i.ci - 1)])
    case .getRawRange: return Effects(writes: [i.ai..<i.ai + node.words[0] & 0xFFFF])
    case .setRawRange: return Effects(reads: [i.bi..<i.bi + node.words[0] & 0xFFFF])
    case .makeClosure: return Effects(reads: [i.bi..<i.bi + function.pool.functions[node.words[0]].captures.raw])
    case .makeBox: return Effects(reads: [i.bi..<i.bi + function.pool.types[node.words[0]].layout.raw])
    case .openBox: return Effects(mayWriteFrom: i.bi)
    case .makeArray:
      let first = node.words[1] & 0xFFFF
      return Effects(reads: [first..<first + i.bi * function.pool.types[node.words[0]].layout.raw])
    case .arrayGet, .arrayGetUnchecked, .arrayTake: return Effects(reads: [one(node.words[0] & 0xFFFF)], mayWriteFrom: i.ai)
    case .arraySet: return Effects(reads: [one(node.words[0] & 0xFFFF), rest])
    case .arrayAppend, .event: return Effects(reads: [rest])
    default: return plainEffects(i)
    }
  }

  /// Calls whose layouts are known.
  private func callEffects(_ node: Node, _ limit: Int) -> Effects {
    let i = node.instruction
    let callee = function.pool.functions[node.words[0]]
    let isCoroutine = i.op == .beginApply
    let written = isCoroutine ? callee.yields.raw : callee.results.raw
    var effects = Effects(reads: [i.ai..<i.ai + callee.parameters.raw], writes: [i.ai..<i.ai + written])
    if isCoroutine { effects.writes.append(one(i.ci)) }
    if node.errorTarget != nil { (effects.mayWriteFrom, effects.writes) = (i.ai, isCoroutine ? [one(i.ci)] : []) }
    return effects
  }

  /// Operations that read and write single registers, by their forms.
  private func plainEffects(_ i: Instruction) -> Effects {
    let form = i.op.form
    var effects = Effects()
    if form.a == .raw { if i.op.writesA { effects.writes.append(one(i.ai)) } else { effects.reads.append(one(i.ai)) } }
    if form.b == .raw { effects.reads.append(one(i.bi)) }
    if form.c == .raw { effects.reads.append(one(i.ci)) }
    return effects
  }

  /// One register as a range.
  private func one(_ register: Int) -> Range<Int> { register..<register + 1 }
}

extension CodeGraph.Node {
  /// The constant that it loads.
  var constant: Int? {
    switch instruction.op {
    case .smallConstant: instruction.signedB
    case .constant: words[0]
    default: nil
    }
  }

  /// Whether it does nothing but write R[a].
  var isPure: Bool {
    switch instruction.op {
    case .moveRaw, .smallConstant, .constant, .addWrapping, .subtractWrapping, .multiplyWrapping, .truncate, .andBits, .orBits,
      .xorBits, .notBits, .shiftLeft, .shiftRight, .equalInt, .notEqualInt, .lessInt, .lessEqualInt, .lessUInt, .lessEqualUInt,
      .equalDouble, .notEqualDouble, .lessDouble, .lessEqualDouble, .sameRef, .isNil, .notBool, .addDouble, .subtractDouble,
      .multiplyDouble, .divideDouble, .negateDouble, .doubleFromInt, .doubleFromUInt, .roundFloat, .arrayCount, .hasType:
      true
    default: false
    }
  }

  /// Whether R[a] is the only raw register that it writes, and nothing else makes that register special.
  var writesOnlyA: Bool {
    guard !isRemoved else { return false }
    switch instruction.op {
    case .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .addSmall, .negateInt, .addUInt, .subtractUInt,
      .multiplyUInt, .divideUInt, .remainderUInt, .intFromDouble, .getRaw:
      return true
    default: return isPure
    }
  }

  /// Replaces registers that are read one by one.
  mutating func replaceReads(_ source: (Int) -> Int) {
    let op = instruction.op
    switch op {
    case .checkRange, .endApply, .abortApply, .beginApply, .beginApplyDynamic: return
    case .arrayGet, .arrayGetUnchecked, .arraySet, .arrayTake:
      words[0] = words[0] & ~0xFFFF | source(words[0] & 0xFFFF)
      return
    default: break
    }
    let form = op.form
    if form.a == .raw && !op.writesA { instruction.a = UInt16(source(instruction.ai)) }
    if form.b == .raw { instruction.b = UInt16(source(instruction.bi)) }
    if form.c == .raw { instruction.c = UInt16(source(instruction.ci)) }
  }
}

extension Opcode {
  /// Whether R[a] is written, for operations whose first operand is a raw register.
  var writesA: Bool {
    switch self {
    case .checkRange, .jumpIfTrue, .jumpIfFalse, .jumpIfLess, .jumpIfLessEqual, .jumpIfEqual, .jumpIfNotEqual, .jumpTable,
      .jumpIfLessSmall, .jumpIfLessEqualSmall, .jumpIfGreaterSmall, .jumpIfGreaterEqualSmall, .jumpIfEqualSmall,
      .jumpIfNotEqualSmall:
      false
    default: true
    }
  }

  /// The same condition with a small constant in the second operand's place.
  var withSmallSecond: Opcode? {
    switch self {
    case .jumpIfLess: .jumpIfLessSmall
    case .jumpIfLessEqual: .jumpIfLessEqualSmall
    case .jumpIfEqual: .jumpIfEqualSmall
    case .jumpIfNotEqual: .jumpIfNotEqualSmall
    default: nil
    }
  }

  /// The same condition with a small constant in the first operand's place, and the second in front.
  var withSmallFirst: Opcode? {
    switch self {
    case .jumpIfLess: .jumpIfGreaterSmall
    case .jumpIfLessEqual: .jumpIfGreaterEqualSmall
    case .jumpIfEqual: .jumpIfEqualSmall
    case .jumpIfNotEqual: .jumpIfNotEqualSmall
    default: nil
    }
  }
}

extension Instruction {
  /// The jump that this comparison and a test of its result make, to be taken when it holds, or when it does not.
  func fused(whenTrue: Bool) -> Instruction? {
    switch op {
    case .equalInt: Instruction(whenTrue ? .jumpIfEqual : .jumpIfNotEqual, bi, ci)
    case .notEqualInt: Instruction(whenTrue ? .jumpIfNotEqual : .jumpIfEqual, bi, ci)
    case .lessInt: whenTrue ? Instruction(.jumpIfLess, bi, ci) : Instruction(.jumpIfLessEqual, ci, bi)
    case .lessEqualInt: whenTrue ? Instruction(.jumpIfLessEqual, bi, ci) : Instruction(.jumpIfLess, ci, bi)
    case .isNil: Instruction(whenTrue ? .jumpIfNil : .jumpIfNotNil, bi)
    case .notBool: Instruction(whenTrue ? .jumpIfFalse : .jumpIfTrue, bi)
    default: nil
    }
  }

  /// The jump that is taken exactly when this one is not.
  var opposite: Instruction? {
    switch op {
    case .jumpIfTrue: Instruction(.jumpIfFalse, ai)
    case .jumpIfFalse: Instruction(.jumpIfTrue, ai)
    case .jumpIfLess: Instruction(.jumpIfLessEqual, bi, ai)
    case .jumpIfLessEqual: Instruction(.jumpIfLess, bi, ai)
    case .jumpIfEqual: Instruction(.jumpIfNotEqual, ai, bi)
    case .jumpIfNotEqual: Instruction(.jumpIfEqual, ai, bi)
    case .jumpIfLessSmall: Instruction(.jumpIfGreaterEqualSmall, ai, signedB)
    case .jumpIfLessEqualSmall: Instruction(.jumpIfGreaterSmall, ai, signedB)
    case .jumpIfGreaterSmall: Instruction(.jumpIfLessEqualSmall, ai, signedB)
    case .jumpIfGreaterEqualSmall: Instruction(.jumpIfLessSmall, ai, signedB)
    case .jumpIfEqualSmall: Instruction(.jumpIfNotEqualSmall, ai, signedB)
    case .jumpIfNotEqualSmall: Instruction(.jumpIfEqualSmall, ai, signedB)
    case .jumpIfNil: Instruction(.jumpIfNotNil, ai)
    case .jumpIfNotNil: Instruction(.jumpIfNil, ai)
    default: nil
    }
  }
}
