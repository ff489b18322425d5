/// What the operands of an operation are; for the verifier and the disassembler.
struct OperandForm {
  /// What an operand is.
  enum Role: Character { case none = "-", raw = "r", ref = "f", number = "n", signed = "s" }
  /// A table of the function.
  enum Table: Character {
    case constants = "c", functions = "f", methods = "m", builtins = "b", types = "t", cells = "g", messages = "s",
      jumpTables = "j", events = "e"

    /// How many entries it has.
    func count(_ pool: Function.Pool) -> Int {
      switch self {
      case .constants: pool.constants.count
      case .functions: pool.functions.count
      case .methods: pool.methods.count
      case .builtins: pool.builtins.count
      case .types: pool.types.count
      case .cells: pool.cells.count
      case .messages: pool.messages.count
      case .jumpTables: pool.jumpTables.count
      case .events: pool.events.count
      }
    }
  }
  /// The three operands.
  let a: Role, b: Role, c: Role
  /// The table that the first extension word counts in.
  let table: Table?

  /// A form by its letters: three roles, then perhaps a table.
  init(_ letters: String) {
    let roles = letters.prefix(3).map { Role(rawValue: $0) ?? .none }
    (a, b, c) = (roles[0], roles[1], roles[2])
    table = letters.dropFirst(3).first.flatMap(Table.init)
  }
}

extension Opcode {
  /// The operands. Registers that begin a range which may be empty count as numbers.
  var form: OperandForm { OperandForm(formLetters) }

  /// The operands, by letters.
  private var formLetters: String {
    switch self {
    case .moveRaw, .negateInt, .notBits, .notBool, .negateDouble, .doubleFromInt, .doubleFromUInt, .roundFloat: "rr-"
    case .moveRawRange, .copyRefRange, .takeRefRange, .makeArray: self == .makeArray ? "fn-t" : "nnn"
    case .smallConstant: "rs-"
    case .constant: "r--"
    case .copyRef, .takeRef, .makeWeak, .loadWeak, .loadUnowned: "ff-"
    case .makeUnowned: "ffn"
    case .clearRef, .takeError: "f--"
    case .clearRefRange: "nn-"
    case .constantRef: "f--c"
    case .addSmall: "rrs"
    case .checkRange: "rnn"
    case .truncate, .intFromDouble: "rrn"
    case .sameRef: "rff"
    case .isNil: "rf-"
    case .jumpIfTrue, .jumpIfFalse: "r--"
    case .jumpIfLess, .jumpIfLessEqual, .jumpIfEqual, .jumpIfNotEqual: "rr-"
    case .jumpIfNil, .jumpIfNotNil: "f--"
    case .jumpTable: "r--j"
    case .trap: "---s"
    case .trapMessage: "f--s"
    case .call: "nn-f"
    case .callClosure: "nnf"
    case .callDynamic: "nnnm"
    case .callStaticDynamic: "nnfm"
    case .callBuiltin: "nn-b"
    case .returnValue: "nn-"
    case .throwError: "nnf"
    case .beginApply: "nnrf"
    case .beginApplyDynamic: "nnrm"
    case .yield: "nnn"
    case .endApply, .abortApply: "nnr"
    case .newInstance, .typeObject: "f--t"
    case .newCell: "fnn"
    case .getRaw: "rfn"
    case .setRaw: "frn"
    case .getRef, .setRef, .setRefTaking, .takeFieldRef: "ffn"
    case .getRawRange: "nfn"
    case .setRawRange, .setRefRange, .setRefTakingRange: "fnn"
    case .getRefRange, .takeFieldRefRange: "nfn"
    case .beginAccess: "f-n"
    case .globalCell: "f--g"
    case .makeClosure: "fnnf"
    case .makeBox: "fnnt"
    case .openBox: "fnn"
    case .dynamicType: "ff-"
    case .hasType: "rf-t"
    case .arrayCount: "rf-"
    case .arrayGet, .arraySet, .arrayTake, .arrayGetUnchecked, .arrayAppend: "nnf"
    case .event: "nn-e"
    case .jump, .endAccess, .nop, .switchTask, .compileFirst, .endTask, .halt, .haltThrown: "---"
    default: "rrr"
    }
  }

  /// Whether the first extension word is a target.
  var isJump: Bool {
    switch self {
    case .jump, .jumpIfTrue, .jumpIfFalse, .jumpIfLess, .jumpIfLessEqual, .jumpIfEqual, .jumpIfNotEqual, .jumpIfNil,
      .jumpIfNotNil:
      true
    default: false
    }
  }

  /// Whether the last extension word is where a thrown error goes.
  var hasErrorTarget: Bool {
    switch self {
    case .call, .callClosure, .callDynamic, .callStaticDynamic, .callBuiltin, .beginApply, .beginApplyDynamic: true
    default: false
    }
  }
}
