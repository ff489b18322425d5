/// One 8-byte unit of code: an operation with three operands, or an extension word that belongs to the operation before.
///
/// `R[x]` is raw register x of the running frame, `F[x]` its reference register x, `ext` the word that follows the instruction
/// (present exactly for the operations whose `hasExtension` is true), `pool` a table of the running function.
public struct Instruction: Sendable {
  /// The instruction seen as an extension word; the operation in bits 0–7, then a, b and c in 16 bits each from bit 16 on.
  ///
  /// One stored word and no stored fields: the optimiser may drop the padding between fields, and with it bits of an extension word.
  public var word: Int

  /// Creates an instruction; operands are register numbers or small numbers.
  @inline(__always)
  public init(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
    word = Int(op.rawValue) | (a & 0xFFFF) << 16 | (b & 0xFFFF) << 32 | (c & 0xFFFF) << 48
  }

  /// An extension word.
  @inline(__always)
  public init(extension word: Int) { self.word = word }

  /// The operation; meaningless in an extension word.
  @inline(__always)
  public var op: Opcode { unsafeBitCast(UInt8(truncatingIfNeeded: word), to: Opcode.self) }

  /// The first operand.
  @inline(__always)
  public var a: UInt16 {
    get { UInt16(truncatingIfNeeded: word >> 16) }
    set { word = word & ~(0xFFFF << 16) | Int(newValue) << 16 }
  }

  /// The second operand.
  @inline(__always)
  public var b: UInt16 {
    get { UInt16(truncatingIfNeeded: word >> 32) }
    set { word = word & ~(0xFFFF << 32) | Int(newValue) << 32 }
  }

  /// The third operand.
  @inline(__always)
  public var c: UInt16 {
    get { UInt16(truncatingIfNeeded: word >> 48) }
    set { word = word & ~(0xFFFF << 48) | Int(newValue) << 48 }
  }
}

/// The width and signedness of an integer type narrower than, or unlike, `Int`.
public enum IntegerKind: Int, Sendable {
  case int8, int16, int32, int64, uint8, uint16, uint32, uint64
}

/// What an instruction does. Registers never named are left alone. Writing `F[x]` releases what was there.
public enum Opcode: UInt16, Sendable {

  // MARK: Moves and constants

  /// R[a] = R[b]
  case moveRaw
  /// R[a ..< a+c] = R[b ..< b+c]; the ranges may overlap
  case moveRawRange
  /// R[a] = sign-extended 16-bit b
  case smallConstant
  /// R[a] = ext
  case constant
  /// F[a] = F[b], retaining
  case copyRef
  /// F[a ..< a+c] = F[b ..< b+c], retaining; no overlap
  case copyRefRange
  /// F[a] = F[b]; F[b] = nil
  case takeRef
  /// F[a ..< a+c] = F[b ..< b+c], then the sources that are not targets are nil; the ranges may overlap
  case takeRefRange
  /// F[a] = nil
  case clearRef
  /// F[a ..< a+b] = nil, in descending order: variables die in the reverse order of their declaration
  case clearRefRange
  /// F[a] = pool.constants[ext]
  case constantRef

  // MARK: Int (64-bit, trapping)

  /// R[a] = R[b] + R[c], or trap "arithmetic overflow"
  case addInt
  case subtractInt
  case multiplyInt
  /// R[a] = R[b] / R[c]; traps on zero ("Division by zero") and on overflow
  case divideInt
  /// R[a] = R[b] % R[c]; traps likewise ("Division by zero in remainder operation")
  case remainderInt
  /// R[a] = R[b] + sign-extended c, or trap
  case addSmall
  /// R[a] = -R[b], or trap
  case negateInt
  /// UInt/UInt64 forms of the above
  case addUInt, subtractUInt, multiplyUInt, divideUInt, remainderUInt
  /// Wrapping forms, any signedness; the result of narrow types needs `truncate`
  case addWrapping, subtractWrapping, multiplyWrapping
  /// Traps unless R[a] fits IntegerKind b (after a 64-bit operation on narrow types); c is 1 after a division, 2 after a remainder
  case checkRange
  /// R[a] = R[b] truncated to IntegerKind c and extended to 64 bits by its signedness
  case truncate
  /// R[a] = R[b] op R[c]; bits
  case andBits, orBits, xorBits
  /// R[a] = ~R[b]
  case notBits
  /// R[a] = R[b] << R[c], R[b] >> R[c]: Swift's smart shifts (any amount, negative shifts the other way) of the IntegerKind in ext
  case shiftLeft, shiftRight

  // MARK: Comparisons; R[a] = 0 or 1

  case equalInt, notEqualInt, lessInt, lessEqualInt
  case lessUInt, lessEqualUInt
  case equalDouble, notEqualDouble, lessDouble, lessEqualDouble
  /// R[a] = F[b] and F[c] are the same object (or both nil); instances by identity of storage
  case sameRef
  /// R[a] = F[b] is nil
  case isNil
  /// R[a] = 1 - R[b]
  case notBool

  // MARK: Double (Float values are kept as Double and rounded by `roundFloat`)

  case addDouble, subtractDouble, multiplyDouble, divideDouble
  case negateDouble
  /// R[a] = Double(R[b]) from a signed / unsigned word
  case doubleFromInt, doubleFromUInt
  /// R[a] = integer of IntegerKind c from the Double R[b], toward zero (from a Float when c is 8 more); traps when not representable
  case intFromDouble
  /// R[a] = Double(Float(R[b]))
  case roundFloat

  // MARK: Control (targets are absolute instruction indices)

  /// Goes to ext. A target at or before the instruction is a loop's back edge: counts steps, looks at interrupts and budgets.
  case jump
  /// Goes to ext when R[a] is not 0 / is 0
  case jumpIfTrue, jumpIfFalse
  /// Goes to ext when R[a] < R[b] (signed), and so on; fused comparisons
  case jumpIfLess, jumpIfLessEqual, jumpIfEqual, jumpIfNotEqual
  /// Goes to ext when F[a] is nil / is not nil
  case jumpIfNil, jumpIfNotNil
  /// Goes to pool.jumpTables[ext][R[a]]; out of range falls through
  case jumpTable
  /// Ends with a trap: pool.messages[ext], at this instruction's source range
  case trap
  /// Ends with a trap whose message is the string F[a] prefixed by pool.messages[ext] ("Fatal error: " …)
  case trapMessage

  // MARK: Calls. Arguments lie in R[a…] and F[b…] in the order of `Function.parameters`; they are moved (taken) into the callee's
  // registers 0…; results are moved back to R[a…] and F[b…]. `ext` of every call's second extension word is the error target:
  // where to go when the callee throws (0: the callee can't). The error is then `takeError`'s.

  /// Calls pool.functions[ext]; ext2 = error target
  case call
  /// Calls the function object F[c]; its captures are copied behind the parameters; ext = error target
  case callClosure
  /// Calls what pool.methods[ext] finds for the dynamic type of F[b + c] (an instance or an existential box; c is the receiver's
  /// place among the reference arguments); ext2 = error target
  case callDynamic
  /// Calls what pool.methods[ext] finds for the type F[c] (a `TypeObject`); ext2 = error target
  case callStaticDynamic
  /// Calls the host builtin pool.builtins[ext]; ext2 = error target. Same convention for arguments and results
  case callBuiltin
  /// Returns: results (declared result, then final values of inout parameters) lie in R[a…], F[b…] as `Function.results` says
  case returnValue
  /// Throws F[c] (an existential box): the inout values lie in R[a…], F[b…] as `Function.results` says, its declared result part unset
  case throwError
  /// F[a] = the error that a call has thrown; clears it
  case takeError

  // MARK: Coroutines (`_modify`, `_read`)

  /// Calls the coroutine pool.functions[ext] until it yields; the yielded value is moved to R[a…], F[b…]; R[c] = a handle;
  /// ext2 = error target
  case beginApply
  /// As `beginApply`, found as by `callDynamic`: ext = index of the method | receiver's place among the reference arguments << 32
  case beginApplyDynamic
  /// In a coroutine: yields R[a…], F[b…] (layout `Function.yields`) by moving them to the caller, and suspends; on resumption the
  /// (changed) value has been moved back to the same registers. When c is not 0, R[c - 1] = whether it is `abortApply` that resumed
  case yield
  /// Moves R[a…], F[b…] back into the coroutine of handle R[c], resumes it and lets it run to its end; its results (final values of
  /// inout parameters) are then moved to R[a…], F[b…]
  case endApply
  /// As `endApply`, when an error leaves the caller: the coroutine's code behind the yield, up to its `defer`s, is to be skipped
  case abortApply

  // MARK: Memory objects (class instances and cells of captured variables). `offset`s count words or references in the object.
  // Every get and set looks at open accesses (exclusivity) when there are any.

  /// F[a] = new instance of class pool.types[ext], fields zero and nil
  case newInstance
  /// F[a] = new cell with b raw words and c references
  case newCell
  /// R[a] = F[b].raw[c]
  case getRaw
  /// F[a].raw[c] = R[b]
  case setRaw
  /// F[a] = F[b].refs[c], retaining
  case getRef
  /// F[a].refs[c] = F[b], retaining / taking F[b]
  case setRef, setRefTaking
  /// F[a] = F[b].refs[c], leaving nil there (the value is out while an access is open)
  case takeFieldRef
  /// n values at once: ext = n | (offset << 16)
  case getRawRange, setRawRange, getRefRange, setRefRange, setRefTakingRange, takeFieldRefRange
  /// Opens a modifying (c = 1) or reading (c = 0) access to a field of F[a]; ext = raw offset | raw words << 16 | reference offset << 32
  /// | references << 48. Traps when it overlaps an open one and one of the two modifies. While it is open, gets and sets of the frame
  /// that opened it go through, those of others trap when they overlap.
  case beginAccess
  /// Closes the newest access
  case endAccess
  /// F[a] = a weak box of F[b] (or of nil)
  case makeWeak
  /// F[a] = the object of the weak box F[b], or nil
  case loadWeak
  /// F[a] = an unowned box of F[b]; c = 1 when unsafe
  case makeUnowned
  /// F[a] = the object of the unowned box F[b]; traps when it is gone
  case loadUnowned

  // MARK: Globals (lazily initialised by code that Lowering writes); ext = global index

  /// F[a] = the memory object of global storage pool.cells[ext]
  case globalCell

  // MARK: Function objects and boxes

  /// F[a] = a function object of pool.functions[ext] with the captures R[b…], F[c…] (copied, layout `Function.captures`)
  case makeClosure
  /// F[a] = an existential box of pool.types[ext] with the payload R[b…], F[c…] (references taken)
  case makeBox
  /// R[b…], F[c…] = the payload of the box F[a], references copied
  case openBox
  /// F[a] = the type object pool.types[ext]
  case typeObject
  /// F[a] = the type object of the dynamic type of F[b] (an instance or a box)
  case dynamicType
  /// R[a] = whether the type of the box or instance F[b] is exactly pool.types[ext]
  case hasType

  // MARK: Arrays (elements of the layout that the array object knows)

  /// F[a] = new array of pool.types[ext]'s layout from b elements; c unused: the elements lie one after the other in R[ext2 & 0xFFFF …],
  /// F[ext2 >> 16 …] (references taken)
  case makeArray
  /// R[a] = count of F[b]
  case arrayCount
  /// R[a…], F[b…] = element R[ext] of array F[c], references copied; traps "Index out of range"
  case arrayGet
  /// array F[c] is made unique, then its element R[ext] = R[a…], F[b…] (taken); traps likewise
  case arraySet
  /// R[a…], F[b…] = element R[ext] of array F[c], made unique, element's references left nil (in-place mutation); traps likewise
  case arrayTake
  /// array F[c] is made unique, then R[a…], F[b…] is appended (taken); ext is not used
  case arrayAppend
  /// As arrayGet without a bounds check, for loops that Lowering has proved
  case arrayGetUnchecked

  // MARK: Events (only in traced code)

  /// Records pool.events[ext]; operands R[a…], F[b…] as the event's kind says
  case event
  /// Nothing
  case nop

  // MARK: Tasks

  /// Lets another task run, if the host function called before has put this one to sleep
  case switchTask

  // MARK: The machine's own, never emitted

  /// Makes the code of the running function, whose frame holds no more than its arguments
  case compileFirst
  /// Ends the running task and goes on with another
  case endTask
  /// Hands results back to the host
  case halt
  /// Hands a thrown error back to the host
  case haltThrown
}

extension Opcode {
  /// How many extension words follow.
  public var extensionCount: Int {
    switch self {
    case .call, .callDynamic, .callStaticDynamic, .callBuiltin, .beginApply, .beginApplyDynamic, .makeArray: 2
    case .constant, .constantRef, .shiftLeft, .shiftRight, .jump, .jumpIfTrue, .jumpIfFalse, .jumpIfLess,
      .jumpIfLessEqual,
      .jumpIfEqual, .jumpIfNotEqual, .jumpIfNil, .jumpIfNotNil, .jumpTable, .trap, .trapMessage, .callClosure,
      .newInstance,
      .getRawRange, .setRawRange, .getRefRange, .setRefRange, .setRefTakingRange, .takeFieldRefRange, .beginAccess,
      .globalCell,
      .makeClosure, .makeBox, .typeObject, .hasType, .arrayGet, .arraySet, .arrayTake, .arrayGetUnchecked, .arrayAppend,
      .event:
      1
    default: 0
    }
  }
}
