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
    let S = state
    var frame = start
    var pc = frame.pointee.pc
    var R = frame.pointee.raw
    var F = frame.pointee.refs
    while true {
      let i = pc.pointee
      pc += 1
      switch i.op {

      // MARK: Moves and constants
      case .moveRaw: R[i.ai] = R[i.bi]
      case .moveRawRange: (R + i.ai).update(from: R + i.bi, count: i.ci)
      case .smallConstant: R[i.ai] = i.signedB
      case .constant:
        R[i.ai] = pc.pointee.word
        pc += 1
      case .copyRef:
        put(F, i.ai, F[i.bi]?.retained())
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .copyRefRange:
        for k in 0..<i.ci { put(F, i.ai + k, F[i.bi + k]?.retained()) }
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .takeRef:
        let new = F[i.bi]
        F[i.bi] = nil
        put(F, i.ai, new)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .takeRefRange:
        takeRange(F, i)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .clearRef:
        put(F, i.ai, nil)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .clearRefRange:
        var k = i.ai + i.bi
        while k > i.ai {
          k -= 1
          put(F, k, nil)
        }
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .constantRef:
        let constants = frame.pointee.block.pointee.constants.unsafelyUnwrapped
        put(F, i.ai, constants[pc.pointee.word].retained())
        pc += 1
        if S.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Integers
      case .addInt:
        let (sum, overflow) = R[i.bi].addingReportingOverflow(R[i.ci])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = sum
      case .subtractInt:
        let (difference, overflow) = R[i.bi].subtractingReportingOverflow(R[i.ci])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = difference
      case .multiplyInt:
        let (product, overflow) = R[i.bi].multipliedReportingOverflow(by: R[i.ci])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = product
      case .divideInt:
        if R[i.ci] == 0 { throw trap(.divisionByZero, frame, pc) }
        let (quotient, overflow) = R[i.bi].dividedReportingOverflow(by: R[i.ci])
        if overflow { throw trap(.divisionOverflow, frame, pc) }
        R[i.ai] = quotient
      case .remainderInt:
        if R[i.ci] == 0 { throw trap(.remainderByZero, frame, pc) }
        let (remainder, overflow) = R[i.bi].remainderReportingOverflow(dividingBy: R[i.ci])
        if overflow { throw trap(.remainderOverflow, frame, pc) }
        R[i.ai] = remainder
      case .addSmall:
        let (sum, overflow) = R[i.bi].addingReportingOverflow(i.signedC)
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = sum
      case .negateInt:
        let (negated, overflow) = 0.subtractingReportingOverflow(R[i.bi])
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = negated
      case .addUInt:
        let (sum, overflow) = UInt(bitPattern: R[i.bi]).addingReportingOverflow(UInt(bitPattern: R[i.ci]))
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = Int(bitPattern: sum)
      case .subtractUInt:
        let (difference, overflow) = UInt(bitPattern: R[i.bi]).subtractingReportingOverflow(UInt(bitPattern: R[i.ci]))
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = Int(bitPattern: difference)
      case .multiplyUInt:
        let (product, overflow) = UInt(bitPattern: R[i.bi]).multipliedReportingOverflow(by: UInt(bitPattern: R[i.ci]))
        if overflow { throw trap(.arithmeticOverflow, frame, pc) }
        R[i.ai] = Int(bitPattern: product)
      case .divideUInt:
        if R[i.ci] == 0 { throw trap(.divisionByZero, frame, pc) }
        R[i.ai] = Int(bitPattern: UInt(bitPattern: R[i.bi]) / UInt(bitPattern: R[i.ci]))
      case .remainderUInt:
        if R[i.ci] == 0 { throw trap(.remainderByZero, frame, pc) }
        R[i.ai] = Int(bitPattern: UInt(bitPattern: R[i.bi]) % UInt(bitPattern: R[i.ci]))
      case .addWrapping: R[i.ai] = R[i.bi] &+ R[i.ci]
      case .subtractWrapping: R[i.ai] = R[i.bi] &- R[i.ci]
      case .multiplyWrapping: R[i.ai] = R[i.bi] &* R[i.ci]
      case .checkRange:
        if R[i.ai] != truncate(R[i.ai], i.bi) || (i.bi == 7 && R[i.ai] < 0) { throw trap(.arithmeticOverflow, frame, pc) }
      case .truncate: R[i.ai] = truncate(R[i.bi], i.ci)
      case .andBits: R[i.ai] = R[i.bi] & R[i.ci]
      case .orBits: R[i.ai] = R[i.bi] | R[i.ci]
      case .xorBits: R[i.ai] = R[i.bi] ^ R[i.ci]
      case .notBits: R[i.ai] = ~R[i.bi]
      case .shiftLeft:
        R[i.ai] = shift(R[i.bi], by: R[i.ci], pc.pointee.word)
        pc += 1
      case .shiftRight:
        R[i.ai] = shift(R[i.bi], by: R[i.ci] == .min ? .max : -R[i.ci], pc.pointee.word)
        pc += 1

      // MARK: Comparisons
      case .equalInt: R[i.ai] = R[i.bi] == R[i.ci] ? 1 : 0
      case .notEqualInt: R[i.ai] = R[i.bi] != R[i.ci] ? 1 : 0
      case .lessInt: R[i.ai] = R[i.bi] < R[i.ci] ? 1 : 0
      case .lessEqualInt: R[i.ai] = R[i.bi] <= R[i.ci] ? 1 : 0
      case .lessUInt: R[i.ai] = UInt(bitPattern: R[i.bi]) < UInt(bitPattern: R[i.ci]) ? 1 : 0
      case .lessEqualUInt: R[i.ai] = UInt(bitPattern: R[i.bi]) <= UInt(bitPattern: R[i.ci]) ? 1 : 0
      case .equalDouble: R[i.ai] = double(R[i.bi]) == double(R[i.ci]) ? 1 : 0
      case .notEqualDouble: R[i.ai] = double(R[i.bi]) != double(R[i.ci]) ? 1 : 0
      case .lessDouble: R[i.ai] = double(R[i.bi]) < double(R[i.ci]) ? 1 : 0
      case .lessEqualDouble: R[i.ai] = double(R[i.bi]) <= double(R[i.ci]) ? 1 : 0
      case .sameRef: R[i.ai] = isSame(F[i.bi], F[i.ci]) ? 1 : 0
      case .isNil: R[i.ai] = F[i.bi] == nil ? 1 : 0
      case .notBool: R[i.ai] = 1 - R[i.bi]

      // MARK: Floating point
      case .addDouble: R[i.ai] = word(double(R[i.bi]) + double(R[i.ci]))
      case .subtractDouble: R[i.ai] = word(double(R[i.bi]) - double(R[i.ci]))
      case .multiplyDouble: R[i.ai] = word(double(R[i.bi]) * double(R[i.ci]))
      case .divideDouble: R[i.ai] = word(double(R[i.bi]) / double(R[i.ci]))
      case .negateDouble: R[i.ai] = R[i.bi] ^ .min
      case .doubleFromInt: R[i.ai] = word(Double(R[i.bi]))
      case .doubleFromUInt: R[i.ai] = word(Double(UInt(bitPattern: R[i.bi])))
      case .intFromDouble:
        guard let integer = integer(double(R[i.bi]), i.ci) else { throw unrepresentable(double(R[i.bi]), i.ci, frame, pc) }
        R[i.ai] = integer
      case .roundFloat: R[i.ai] = word(Double(Float(double(R[i.bi]))))

      // MARK: Control
      case .jump:
        let target = frame.pointee.block.pointee.code + pc.pointee.word
        if target < pc { try countStep(frame, pc) }
        pc = target
      case .jumpIfTrue:
        if R[i.ai] != 0 {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfFalse:
        if R[i.ai] == 0 {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfLess:
        if R[i.ai] < R[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfLessEqual:
        if R[i.ai] <= R[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfEqual:
        if R[i.ai] == R[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfNotEqual:
        if R[i.ai] != R[i.bi] {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpIfNil, .jumpIfNotNil:
        if (F[i.ai] == nil) == (i.op == .jumpIfNil) {
          let target = frame.pointee.block.pointee.code + pc.pointee.word
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .jumpTable:
        let table = frame.pointee.block.pointee.jumpTables.unsafelyUnwrapped[pc.pointee.word]
        if UInt(bitPattern: R[i.ai]) < UInt(bitPattern: table.count) {
          let target = frame.pointee.block.pointee.code + table.baseAddress.unsafelyUnwrapped[R[i.ai]]
          if target < pc { try countStep(frame, pc) }
          pc = target
        } else {
          pc += 1
        }
      case .trap: throw trap(Trap(message(frame, pc)), frame, pc)
      case .trapMessage: throw trap(Trap(message(frame, pc) + text(F[i.ai])), frame, pc)

      // MARK: Calls
      case .call:
        let callee = frame.pointee.block.pointee.functions.unsafelyUnwrapped[pc.pointee.word]
        frame = try enter(callee, from: frame, pc: pc + 2, R + i.ai, F + i.bi)
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc
      case .callClosure:
        let callee = try closure(F[i.ci], frame, pc)
        frame = try enter(callee._withUnsafeGuaranteedRef { $0.block }, from: frame, pc: pc + 1, R + i.ai, F + i.bi)
        callee._withUnsafeGuaranteedRef { copyCaptures($0, to: frame) }
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc
      case .callDynamic:
        let method = frame.pointee.block.pointee.methods.unsafelyUnwrapped[pc.pointee.word]
        let callee = try find(method, for: F[i.bi + i.ci], frame, pc)
        frame = try enter(callee, from: frame, pc: pc + 2, R + i.ai, F + i.bi)
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc
      case .callStaticDynamic:
        let method = frame.pointee.block.pointee.methods.unsafelyUnwrapped[pc.pointee.word]
        let callee = try findSlowly(method, for: try typeValue(F[i.ci], frame, pc), frame, pc)
        frame = try enter(callee, from: frame, pc: pc + 2, R + i.ai, F + i.bi)
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc
      case .callBuiltin:
        let builtin = frame.pointee.block.pointee.builtins.unsafelyUnwrapped[pc.pointee.word]
        pc = try callBuiltin(builtin, frame, pc + 2, R + i.ai, F + i.bi)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .returnValue:
        let block = frame.pointee.block
        if block.pointee.resultRaw != 0 {
          let target = frame.pointee.resultRaw.unsafelyUnwrapped
          target[0] = R[i.ai]
          if block.pointee.resultRaw > 1 { moveRaw(to: target, from: R + i.ai, block.pointee.resultRaw) }
        }
        if block.pointee.resultRefs != 0 {
          moveRefs(to: frame.pointee.resultRefs, from: F + i.bi, block.pointee.resultRefs)
        }
        frame = leave(frame)
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .throwError:
        (frame, pc) = try raise(i, frame, pc)
        R = frame.pointee.raw
        F = frame.pointee.refs
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .takeError:
        let error = thrown
        thrown = nil
        put(F, i.ai, error)
        if S.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Coroutines
      case .beginApply, .beginApplyDynamic:
        let callee = try coroutine(i, frame, pc)
        let coroutine = try enter(callee, from: frame, pc: pc + 2, R + i.ai, F + i.bi)
        R[i.ci] = coroutine - stacks.frames
        frame = coroutine
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc
      case .yield:
        frame = try suspend(i, frame, pc)
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .endApply, .abortApply:
        frame = try resume(i, frame, pc)
        R = frame.pointee.raw
        F = frame.pointee.refs
        pc = frame.pointee.pc

      // MARK: Memory objects
      case .newInstance:
        let type = frame.pointee.block.pointee.types.unsafelyUnwrapped[pc.pointee.word]
        pc += 1
        put(F, i.ai, newInstance(type))
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .newCell:
        put(F, i.ai, newCell(i.bi, i.ci))
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .getRaw:
        guard let object = F[i.bi] else { throw missing(frame, pc) }
        if S.pointee.openAccesses != 0 { try check(object, raw: i.ci, 1, false, frame, pc) }
        R[i.ai] = memory(object).raw[i.ci]
      case .setRaw:
        guard let object = F[i.ai] else { throw missing(frame, pc) }
        if S.pointee.openAccesses != 0 { try check(object, raw: i.ci, 1, true, frame, pc) }
        memory(object).raw[i.ci] = R[i.bi]
      case .getRef:
        guard let object = F[i.bi] else { throw missing(frame, pc) }
        if S.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, false, frame, pc) }
        put(F, i.ai, memory(object).refs[i.ci]?.retained())
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .setRef:
        guard let object = F[i.ai] else { throw missing(frame, pc) }
        if S.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, true, frame, pc) }
        put(memory(object).refs, i.ci, F[i.bi]?.retained())
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .setRefTaking:
        guard let object = F[i.ai] else { throw missing(frame, pc) }
        if S.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, true, frame, pc) }
        let new = F[i.bi]
        F[i.bi] = nil
        put(memory(object).refs, i.ci, new)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .takeFieldRef:
        guard let object = F[i.bi] else { throw missing(frame, pc) }
        if S.pointee.openAccesses != 0 { try check(object, refs: i.ci, 1, true, frame, pc) }
        let fields = memory(object).refs
        let old = fields[i.ci]
        fields[i.ci] = nil
        put(F, i.ai, old)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .getRawRange, .setRawRange, .getRefRange, .setRefRange, .setRefTakingRange, .takeFieldRefRange:
        try moveRange(i, R, F, frame, pc)
        pc += 1
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .beginAccess:
        guard let object = F[i.ai] else { throw missing(frame, pc) }
        let access = Access(memory: memory(object).raw, extent: pc.pointee.word, modifies: i.c != 0, frame: frame)
        if !S.open(access) { throw trap(.accessConflict, frame, pc) }
        pc += 1
      case .endAccess: S.closeAccess()
      case .makeWeak, .loadWeak, .makeUnowned, .loadUnowned:
        try reference(i, F, frame, pc)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .globalCell:
        put(F, i.ai, frame.pointee.block.pointee.cells.unsafelyUnwrapped[pc.pointee.word].retained())
        pc += 1
        if S.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Function objects and boxes
      case .makeClosure:
        let function = frame.pointee.block.pointee.functions.unsafelyUnwrapped[pc.pointee.word]
        pc += 1
        let closure = FunctionObject(state: S, block: function, raw: R + i.bi, refs: F + i.ci)
        put(F, i.ai, Unmanaged.passRetained(closure))
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .makeBox:
        let type = frame.pointee.block.pointee.types.unsafelyUnwrapped[pc.pointee.word]
        pc += 1
        let box = Box(state: S, type: type, raw: R + i.bi, taking: F + i.ci)
        put(F, i.ai, Unmanaged.passRetained(box))
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .openBox:
        try openBox(i, R, F, frame, pc)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .typeObject, .dynamicType, .hasType:
        try typeOperation(i, R, F, frame, pc)
        pc += i.op == .dynamicType ? 0 : 1
        if S.pointee.pending { try runDeinits(frame, pc) }

      // MARK: Arrays
      case .makeArray:
        makeArray(i, R, F, frame, pc)
        pc += 2
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .arrayCount:
        R[i.ai] = array(F[i.bi]).count
      case .arrayGet:
        let index = R[pc.pointee.word]
        let array = array(F[i.ci])
        if UInt(bitPattern: index) >= UInt(bitPattern: array.count) { throw trap(.indexOutOfRange, frame, pc) }
        pc += 1
        copyElement(array, index, R + i.ai, F + i.bi)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .arrayGetUnchecked:
        let index = R[pc.pointee.word]
        pc += 1
        copyElement(array(F[i.ci]), index, R + i.ai, F + i.bi)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .arraySet:
        let index = R[pc.pointee.word]
        if UInt(bitPattern: index) >= UInt(bitPattern: array(F[i.ci]).count) { throw trap(.indexOutOfRange, frame, pc) }
        pc += 1
        setElement(uniqueArray(&F[i.ci]), index, R + i.ai, F + i.bi)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .arrayTake:
        let index = R[pc.pointee.word]
        if UInt(bitPattern: index) >= UInt(bitPattern: array(F[i.ci]).count) { throw trap(.indexOutOfRange, frame, pc) }
        pc += 1
        takeElement(uniqueArray(&F[i.ci]), index, R + i.ai, F + i.bi)
        if S.pointee.pending { try runDeinits(frame, pc) }
      case .arrayAppend:
        uniqueArray(&F[i.ci]).append(R + i.ai, taking: F + i.bi)
        pc += 1

      // MARK: Events and the machine's own
      case .event:
        record(i, R, F, frame, pc)
        pc += 1
      case .nop: break
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
