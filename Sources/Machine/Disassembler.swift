/// Writes code as text, for dumps.
public struct Disassembler {
  /// The function.
  private let function: Function
  /// Its code.
  private let code: [Instruction]

  /// Reads `function`, whose code must have been made.
  public init(_ function: Function) {
    self.function = function
    code = function.code
  }

  /// One line for each instruction, under a heading.
  public var text: String {
    var lines = ["\(function.name): \(function.rawCount) raw, \(function.refCount) references"]
    var at = 0
    while at < code.count {
      lines.append(line(at))
      at += 1 + code[at].op.extensionCount
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The instruction at `at`.
  private func line(_ at: Int) -> String {
    let i = code[at]
    let form = i.op.form
    var parts = [operand(form.a, i.a), operand(form.b, i.b), operand(form.c, i.c)].compactMap { $0 }
    for k in 0..<i.op.extensionCount { parts.append(word(form, code[at + 1 + k].word, k)) }
    let number = String(at)
    return String(repeating: " ", count: max(0, 5 - number.count))
      + "\(number)  \(i.op) \(parts.joined(separator: ", "))"
  }

  /// An operand by its role.
  private func operand(_ role: OperandForm.Role, _ value: UInt16) -> String? {
    switch role {
    case .none: nil
    case .raw: "R\(value)"
    case .ref: "F\(value)"
    case .number: "\(value)"
    case .signed: "\(Int16(bitPattern: value))"
    }
  }

  /// The extension word number `k`: what the table has there, or a number.
  private func word(_ form: OperandForm, _ word: Int, _ k: Int) -> String {
    guard k == 0, let table = form.table else { return "\(word)" }
    let pool = function.pool
    let index = word & 0xFFFF_FFFF
    guard index < table.count(pool) else { return "\(table)?\(word)" }
    switch table {
    case .functions: return pool.functions[index].name
    case .methods: return pool.methods[index].name
    case .builtins: return pool.builtins[index].builtin.name
    case .types: return pool.types[index].name
    case .messages: return "\"\(pool.messages[index])\""
    case .constants:
      if let string = pool.constants[index] as? StringObject { return "\"\(string.value)\"" }
      return "constant \(index)"
    case .cells: return "global \(index)"
    case .jumpTables: return "\(pool.jumpTables[index])"
    case .events: return "\(pool.events[index].kind)"
    }
  }
}
