import Lessons

/// Asks the compiler when the evaluator refuses an entry, since a learner cannot tell a gap of ours from a mistake.
struct PromptArbiter: Sendable {
  /// Who asks it.
  let arbiter: Arbiter

  /// What is to be said about a refused entry: the compiler's words if it refuses too, else that the gap is ours.
  ///
  /// - Parameters:
  ///   - outcome: The refusal.
  ///   - files: The context.
  ///   - earlier: The entries before it.
  func judged(_ outcome: OutcomeCard, _ entry: String, files: [SourceText], earlier: [String]) -> OutcomeCard {
    let before = earlier.map { $0 + "\n" }.joined()
    let program = SourceText(name: Self.name, text: before + entry + "\n")
    let judgement = arbiter.judge(
      files + [program], refusedWith: outcome.messages, context: "prompt", isProgram: true)
    switch judgement {
    case .unavailable: return outcome
    case .agrees(let messages): return refused(messages, below: before.count { $0 == "\n" }) ?? outcome
    case .accepts(let gap): return accepted(gap)
    }
  }

  /// The name under which the compiler gets what was typed: only a file of this name may have statements beside others.
  private static let name = "main.swift"

  /// A refusal in the compiler's words, its lines counted from the entry's first; `nil` if none is about the entry.
  private func refused(_ messages: [Message], below offset: Int) -> OutcomeCard? {
    let own = messages.compactMap { message in
      guard let place = message.place, place.file == Self.name, place.line > offset else { return nil as Message? }
      var moved = message
      moved.place = Place(file: "prompt", line: place.line - offset, column: place.column)
      moved.notes = []
      return moved
    }
    return own.isEmpty ? nil : OutcomeCard(ending: .invalid, messages: own)
  }

  /// What is said about valid Swift.
  private func accepted(_ gap: Gap) -> OutcomeCard {
    OutcomeCard(
      ending: .unsupported,
      remarks: [
        "This is valid Swift; the workbook's evaluator does not know it yet: \(gap.message). It was noted for a report."
      ])
  }
}
