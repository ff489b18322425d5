/// Writes code with labels.
public struct Assembler {
  /// A place that code can go to, known when it is placed.
  public struct Label: Hashable, Sendable {
    /// Its number.
    fileprivate let number: Int
  }

  /// The code so far.
  public private(set) var code: [Instruction] = []
  /// Where each label was placed.
  private var places: [Int?] = []
  /// Extension words that wait for their labels.
  private var fixups: [(word: Int, label: Label)] = []

  /// Creates an assembler with no code.
  public init() {}

  /// Appends an instruction with its extension words.
  public mutating func emit(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, words: [Int] = []) {
    precondition(words.count == op.extensionCount, "\(op) takes \(op.extensionCount) extension words")
    code.append(Instruction(op, a, b, c))
    code.append(contentsOf: words.map(Instruction.init(extension:)))
  }

  /// Appends an instruction whose last extension word is the place of `target`: a jump, or a call that may throw.
  public mutating func emit(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, words: [Int] = [], to target: Label)
  {
    emit(op, a, b, c, words: words + [0])
    fixups.append((code.count - 1, target))
  }

  /// A new label, not yet placed.
  public mutating func label() -> Label {
    places.append(nil)
    return Label(number: places.count - 1)
  }

  /// Places `label` at the next instruction.
  public mutating func place(_ label: Label) { places[label.number] = code.count }

  /// The code with all labels resolved.
  /// - Requires: every label that is gone to is placed.
  public func finished() -> [Instruction] {
    var code = code
    for (word, label) in fixups {
      guard let place = places[label.number] else { preconditionFailure("a label is not placed") }
      code[word] = Instruction(extension: place)
    }
    return code
  }
}
