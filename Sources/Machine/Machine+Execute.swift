extension Instruction {
  /// The first operand as an index.
  @inline(__always) var ai: Int { Int(a) }
  /// The second operand as an index.
  @inline(__always) var bi: Int { Int(b) }
  /// The third operand as an index.
  @inline(__always) var ci: Int { Int(c) }
  /// The second operand with its sign.
  @inline(__always) var signedB: Int { Int(Int16(bitPattern: b)) }
  /// The third operand with its sign.
  @inline(__always) var signedC: Int { Int(Int16(bitPattern: c)) }
}

/// How the loop ended.
enum Exit {
  /// The border has got results.
  case returned
  /// The border has got an error.
  case thrown
  /// The run is over, for the reason in `failure`.
  case failed
}

/// The loop. One function by design: the running frame's registers and place stay in the processor's; what is rare is called.
extension Machine {
  /// Runs from the entry of `frame` until its border is reached.
  ///
  /// It does not throw itself: a function that throws keeps the error register for that, and the loop has better uses for it.
  func execute(_ start: FramePointer) -> Exit {
    do {
      return try loop(start)
    } catch {
      failure = error
      return .failed
    }
  }

  /// The loop itself, always inlined.
  @inline(__always)
  private func loop(_ start: FramePointer) throws -> Exit {
    let state = state
    var frame = start
    var pc = frame.pointee.pc
    var raw = frame.pointee.raw
    var refs = frame.pointee.refs
    while true {
      let i = pc.pointee
      pc += 1
      switch i.op {

      // MARK: Moves and constants
      case .moveRaw: raw[i.ai] = raw[i.bi]
      case .moveRawRange: (raw + i.ai).update(from: raw + i.bi, count: i.ci)
      case .smallConstant: raw[i.ai] = i.signedB
      case .constant:
        raw[i.ai] = pc.pointee.word
        pc += 1
      case .copyRef:
        put(refs, i.ai, refs[i.bi]?.retained())
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .copyRefRange:
        for k in 0..<i.ci { put(refs, i.ai + k, refs[i.bi + k]?.retained()) }
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .takeRef:
        let new = refs[i.bi]
        refs[i.bi] = nil
        put(refs, i.ai, new)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .takeRefRange:
        takeRange(refs, i)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .clearRef:
        put(refs, i.ai, nil)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .clearRefRange:
        var k = i.ai + i.bi
        while k > i.ai {
          k -= 1
          put(refs, k, nil)
        }
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .constantRef:
        let constants = frame.pointee.block.pointee.constants.unsafelyUnwrapped
        put(refs, i.ai, constants[pc.pointee.word].retained())
        pc += 1
        if state.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Integers
      case .addInt:
        let (sum, overflow) = raw[i.bi].addingReportingOverflow(raw[i.ci])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = sum
      case .subtractInt:
        let (difference, overflow) = raw[i.bi].subtractingReportingOverflow(raw[i.ci])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = difference
      case .multiplyInt:
        let (product, overflow) = raw[i.bi].multipliedReportingOverflow(by: raw[i.ci])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = product
      case .divideInt:
        if raw[i.ci] == 0 { throw trap(.divisionByZero, frame, pc) }
        let (quotient, overflow) = raw[i.bi].dividedReportingOverflow(by: raw[i.ci])
        if overflow { throw trap(.divisionOverflow, frame, pc) }
        raw[i.ai] = quotient
      case .remainderInt:
        if raw[i.ci] == 0 { throw trap(.remainderByZero, frame, pc) }
        let (remainder, overflow) = raw[i.bi].remainderReportingOverflow(dividingBy: raw[i.ci])
        if overflow { throw trap(.remainderOverflow, frame, pc) }
        raw[i.ai] = remainder
      case .addSmall:
        let (sum, overflow) = raw[i.bi].addingReportingOverflow(i.signedC)
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = sum
      case .negateInt:
        let (negated, overflow) = 0.subtractingReportingOverflow(raw[i.bi])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = negated
      case .addUInt:
        let (sum, overflow) = UInt(bitPattern: raw[i.bi]).addingReportingOverflow(UInt(bitPattern: raw[i.ci]))
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = Int(bitPattern: sum)
      case .subtractUInt:
        let (difference, overflow) = UInt(bitPattern: raw[i.bi]).subtractingReportingOverflow(
          UInt(bitPattern: raw[i.ci]))
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = Int(bitPattern: difference)
      case .multiplyUInt:
        let (product, overflow) = UInt(bitPattern: raw[i.bi]).multipliedReportingOverflow(
          by: UInt(bitPattern: raw[i.ci]))
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        raw[i.ai] = Int(bitPattern: product)
      case .divideUInt:
        if raw[i.ci] == 0 { throw trap(.divisionByZero, frame, pc) }
        raw[i.ai] = Int(bitPattern: UInt(bitPattern: raw[i.bi]) / UInt(bitPattern: raw[i.ci]))
      case .remainderUInt:
        if raw[i.ci] == 0 { throw trap(.remainderByZero, frame, pc) }
        raw[i.ai] = Int(bitPattern: UInt(bitPattern: raw[i.bi]) % UInt(bitPattern: raw[i.ci]))
      case .addWrapping: raw[i.ai] = raw[i.bi] &+ raw[i.ci]
      case .subtractWrapping: raw[i.ai] = raw[i.bi] &- raw[i.ci]
      case .multiplyWrapping: raw[i.ai] = raw[i.bi] &* raw[i.ci]
      case .checkRange:
        if raw[i.ai] != truncate(raw[i.ai], i.bi) || (i.bi == 7 && raw[i.ai] < 0) {
          throw trap(.overflow(i.ci), frame, pc)
        }
      case .truncate: raw[i.ai] = truncate(raw[i.bi], i.ci)
      case .andBits: raw[i.ai] = raw[i.bi] & raw[i.ci]
      case .orBits: raw[i.ai] = raw[i.bi] | raw[i.ci]
      case .xorBits: raw[i.ai] = raw[i.bi] ^ raw[i.ci]
      case .notBits: raw[i.ai] = ~raw[i.bi]
      case .shiftLeft:
        raw[i.ai] = shift(raw[i.bi], by: raw[i.ci], pc.pointee.word)
        pc += 1
      case .shiftRight:
        raw[i.ai] = shift(raw[i.bi], by: raw[i.ci] == .min ? .max : -raw[i.ci], pc.pointee.word)
        pc += 1

      // MARK: Comparisons
      case .equalInt: raw[i.ai] = raw[i.bi] == raw[i.ci] ? 1 : 0
      case .notEqualInt: raw[i.ai] = raw[i.bi] != raw[i.ci] ? 1 : 0
      case .lessInt: raw[i.ai] = raw[i.bi] < raw[i.ci] ? 1 : 0
      case .lessEqualInt: raw[i.ai] = raw[i.bi] <= raw[i.ci] ? 1 : 0
      case .lessUInt: raw[i.ai] = UInt(bitPattern: raw[i.bi]) < UInt(bitPattern: raw[i.ci]) ? 1 : 0
      case .lessEqualUInt: raw[i.ai] = UInt(bitPattern: raw[i.bi]) <= UInt(bitPattern: raw[i.ci]) ? 1 : 0
      case .equalDouble: raw[i.ai] = double(raw[i.bi]) == double(raw[i.ci]) ? 1 : 0
      case .notEqualDouble: raw[i.ai] = double(raw[i.bi]) != double(raw[i.ci]) ? 1 : 0
      case .lessDouble: raw[i.ai] = double(raw[i.bi]) < double(raw[i.ci]) ? 1 : 0
      case .lessEqualDouble: raw[i.ai] = double(raw[i.bi]) <= double(raw[i.ci]) ? 1 : 0
      case .sameRef: raw[i.ai] = isSame(refs[i.bi], refs[i.ci]) ? 1 : 0
      case .isNil: raw[i.ai] = refs[i.bi] == nil ? 1 : 0
      case .notBool: raw[i.ai] = 1 - raw[i.bi]

      // MARK: Floating point
      case .addDouble: raw[i.ai] = word(double(raw[i.bi]) + double(raw[i.ci]))
      case .subtractDouble: raw[i.ai] = word(double(raw[i.bi]) - double(raw[i.ci]))
      case .multiplyDouble: raw[i.ai] = word(double(raw[i.bi]) * double(raw[i.ci]))
      case .divideDouble: raw[i.ai] = word(double(raw[i.bi]) / double(raw[i.ci]))
      case .negateDouble: raw[i.ai] = raw[i.bi] ^ .min
      case .doubleFromInt: raw[i.ai] = word(Double(raw[i.bi]))
      case .doubleFromUInt: raw[i.ai] = word(Double(UInt(bitPattern: raw[i.bi])))
      case .intFromDouble:
        guard let integer = integer(double(raw[i.bi]), i.ci & 7) else {
          throw unrepresentable(double(raw[i.bi]), i.ci, frame, pc)
        }
        raw[i.ai] = integer
      case .roundFloat: raw[i.ai] = word(Double(Float(double(raw[i.bi]))))

      // MARK: Control
      case .jump:
        let target = frame.pointee.block.pointee.code + pc.pointee.word
        if target < pc { try countStep(frame, pc) }
        pc = target
      case .jumpIfTrue:
        if raw[i.ai] != 0 {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfFalse:
        if raw[i.ai] == 0 {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfLess:
        if raw[i.ai] < raw[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfLessEqual:
        if raw[i.ai] <= raw[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfEqual:
        if raw[i.ai] == raw[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfNotEqual:
        if raw[i.ai] != raw[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfNil, .jumpIfNotNil:
        if (refs[i.ai] == nil) == (i.op == .jumpIfNil) {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpTable:
        let table = frame.pointee.block.pointee.jumpTables.unsafelyUnwrapped[pc.pointee.word]
        if UInt(bitPattern: raw[i.ai]) < UInt(bitPattern: table.count) {
          let target = frame.pointee.block.pointee.code + table.baseAddress.unsafelyUnwrapped[raw[i.ai]]
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .trap: throw trap(Trap(message(frame, pc)), frame, pc)
      case .trapMessage: throw trap(Trap(message(frame, pc) + text(refs[i.ai])), frame, pc)

      // MARK: Calls
      case .call:
        let callee = frame.pointee.block.pointee.functions.unsafelyUnwrapped[pc.pointee.word]
        frame = try enter(callee, from: frame, pc: pc + 2, raw + i.ai, refs + i.bi)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
      case .callClosure:
        let callee = try closure(refs[i.ci], frame, pc)
        frame = try enter(
          callee._withUnsafeGuaranteedRef { $0.block }, from: frame, pc: pc + 1, raw + i.ai, refs + i.bi)
        callee._withUnsafeGuaranteedRef { copyCaptures($0, to: frame) }
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
      case .callDynamic:
        let method = frame.pointee.block.pointee.methods.unsafelyUnwrapped[pc.pointee.word]
        let callee = try find(method, for: refs[i.bi + i.ci], frame, pc)
        frame = try enter(callee, from: frame, pc: pc + 2, raw + i.ai, refs + i.bi)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
      case .callStaticDynamic:
        let method = frame.pointee.block.pointee.methods.unsafelyUnwrapped[pc.pointee.word]
        let callee = try findSlowly(method, for: try typeValue(refs[i.ci], frame, pc), frame, pc)
        frame = try enter(callee, from: frame, pc: pc + 2, raw + i.ai, refs + i.bi)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
      case .callBuiltin:
        let builtin = frame.pointee.block.pointee.builtins.unsafelyUnwrapped[pc.pointee.word]
        pc = try callBuiltin(builtin, frame, pc + 2, raw + i.ai, refs + i.bi)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .returnValue:
        let block = frame.pointee.block
        if block.pointee.resultRaw != 0 {
          let target = frame.pointee.resultRaw.unsafelyUnwrapped
          target[0] = raw[i.ai]
          if block.pointee.resultRaw > 1 { moveRaw(to: target, from: raw + i.ai, block.pointee.resultRaw) }
        }
        if block.pointee.resultRefs != 0 {
          moveRefs(to: frame.pointee.resultRefs, from: refs + i.bi, block.pointee.resultRefs)
        }
        frame = leave(frame)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .throwError:
        (frame, pc) = try raise(i, frame, pc)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .takeError:
        let error = thrown
        thrown = nil
        put(refs, i.ai, error)
        if state.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Coroutines
      case .beginApply, .beginApplyDynamic:
        let callee = try coroutine(i, frame, pc)
        let coroutine = try enter(callee, from: frame, pc: pc + 2, raw + i.ai, refs + i.bi)
        raw[i.ci] = coroutine - stacks.frames
        frame = coroutine
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
      case .yield:
        frame = try suspend(i, frame, pc)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .endApply, .abortApply:
        frame = try resume(i, frame, pc)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc

      // MARK: Memory objects
      case .newInstance:
        let type = frame.pointee.block.pointee.types.unsafelyUnwrapped[pc.pointee.word]
        pc += 1
        put(refs, i.ai, newInstance(type))
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .newCell:
        put(refs, i.ai, newCell(i.bi, i.ci))
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .getRaw:
        guard let object = refs[i.bi] else { throw missing(frame, pc) }
        if state.pointee.openAccesses != 0 { try check(object, raw: i.ci, 1, false, frame, pc) }
        raw[i.ai] = memory(object).raw[i.ci]
      case .setRaw:
        guard let object = refs[i.ai] else { throw missing(frame, pc) }
        if state.pointee.openAccesses != 0 { try check(object, raw: i.ci, 1, true, frame, pc) }
        memory(object).raw[i.ci] = raw[i.bi]
      case .getRef:
        guard let object = refs[i.bi] else { throw missing(frame, pc) }
        if state.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, false, frame, pc) }
        put(refs, i.ai, memory(object).refs[i.ci]?.retained())
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .setRef:
        guard let object = refs[i.ai] else { throw missing(frame, pc) }
        if state.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, true, frame, pc) }
        put(memory(object).refs, i.ci, refs[i.bi]?.retained())
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .setRefTaking:
        guard let object = refs[i.ai] else { throw missing(frame, pc) }
        if state.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, true, frame, pc) }
        let new = refs[i.bi]
        refs[i.bi] = nil
        put(memory(object).refs, i.ci, new)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .takeFieldRef:
        guard let object = refs[i.bi] else { throw missing(frame, pc) }
        if state.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, true, frame, pc) }
        let fields = memory(object).refs
        let old = fields[i.ci]
        fields[i.ci] = nil
        put(refs, i.ai, old)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .getRawRange, .setRawRange, .getRefRange, .setRefRange, .setRefTakingRange, .takeFieldRefRange:
        try moveRange(i, raw, refs, frame, pc)
        pc += 1
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .beginAccess:
        guard let object = refs[i.ai] else { throw missing(frame, pc) }
        let access = Access(memory: memory(object).raw, extent: pc.pointee.word, modifies: i.c != 0, frame: frame)
        if !state.open(access) { throw trap(.accessConflict(access), frame, pc) }
        pc += 1
      case .endAccess: state.closeAccess()
      case .makeWeak, .loadWeak, .makeUnowned, .loadUnowned:
        try reference(i, refs, frame, pc)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .globalCell:
        put(refs, i.ai, frame.pointee.block.pointee.cells.unsafelyUnwrapped[pc.pointee.word].retained())
        pc += 1
        if state.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Function objects and boxes
      case .makeClosure:
        let function = frame.pointee.block.pointee.functions.unsafelyUnwrapped[pc.pointee.word]
        pc += 1
        let closure = FunctionObject(state: state, block: function, raw: raw + i.bi, refs: refs + i.ci)
        put(refs, i.ai, Unmanaged.passRetained(closure))
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .makeBox:
        let type = frame.pointee.block.pointee.types.unsafelyUnwrapped[pc.pointee.word]
        pc += 1
        let box = Box(state: state, type: type, raw: raw + i.bi, taking: refs + i.ci)
        put(refs, i.ai, Unmanaged.passRetained(box))
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .openBox:
        try openBox(i, raw, refs, frame, pc)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .typeObject, .dynamicType, .hasType:
        try typeOperation(i, raw, refs, frame, pc)
        pc += i.op == .dynamicType ? 0 : 1
        if state.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Arrays
      case .makeArray:
        makeArray(i, raw, refs, frame, pc)
        pc += 2
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .arrayCount:
        raw[i.ai] = array(refs[i.bi]).count
      case .arrayGet:
        let index = raw[pc.pointee.word]
        let array = array(refs[i.ci])
        if UInt(bitPattern: index) >= UInt(bitPattern: array.count) { throw trap(.indexOutOfRange, frame, pc) }
        pc += 1
        copyElement(array, index, raw + i.ai, refs + i.bi)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .arrayGetUnchecked:
        let index = raw[pc.pointee.word]
        pc += 1
        copyElement(array(refs[i.ci]), index, raw + i.ai, refs + i.bi)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .arraySet:
        let index = raw[pc.pointee.word]
        if UInt(bitPattern: index) >= UInt(bitPattern: array(refs[i.ci]).count) {
          throw trap(.indexOutOfRange, frame, pc)
        }
        pc += 1
        setElement(uniqueArray(&refs[i.ci]), index, raw + i.ai, refs + i.bi)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .arrayTake:
        let index = raw[pc.pointee.word]
        if UInt(bitPattern: index) >= UInt(bitPattern: array(refs[i.ci]).count) {
          throw trap(.indexOutOfRange, frame, pc)
        }
        pc += 1
        takeElement(uniqueArray(&refs[i.ci]), index, raw + i.ai, refs + i.bi)
        if state.pointee.pending { try runDeinits(frame, pc) }
      case .arrayAppend:
        uniqueArray(&refs[i.ci]).append(raw + i.ai, taking: refs + i.bi)
        pc += 1

      // MARK: Events and the machine's own
      case .event:
        record(i, raw, refs, frame, pc)
        pc += 1
      case .nop: break
      case .switchTask:
        if state.pointee.suspends {
          frame = try switchTask(frame, pc)
          raw = frame.pointee.raw
          refs = frame.pointee.refs
          pc = frame.pointee.pc
        }
      case .endTask:
        frame = try endTask(frame, pc)
        raw = frame.pointee.raw
        refs = frame.pointee.refs
        pc = frame.pointee.pc
      case .compileFirst:
        try compile(frame)
        pc = frame.pointee.block.pointee.code
      case .halt: return .returned
      case .haltThrown: return .thrown
      }
    }
  }

  /// Counts a loop's back edge.
  @inline(__always)
  private func countStep(_ frame: FramePointer, _ pc: UnsafeMutablePointer<Instruction>) throws {
    state.pointee.fuel -= 1
    if state.pointee.fuel < 0 { try lookAtBudgets(frame, pc) }
  }
}
