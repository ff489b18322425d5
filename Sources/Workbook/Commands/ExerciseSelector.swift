import Terminal

/// Why a command cannot do what it was asked.
struct CommandFailure: Error, Equatable, Sendable {
  /// The sentence for the learner.
  let message: String
  /// What the process ends with.
  var exitCode = ExitCode.usage
}

/// Finds an exercise by what the learner calls it.
struct ExerciseSelector {
  /// The exercises in order.
  let exercises: [ExerciseCard]

  /// The exercise called `name`: a number, a name, or the beginning of just one name; without a name, the next one to solve.
  func find(_ name: String?) throws(CommandFailure) -> ExerciseCard {
    guard let name else { return try next() }
    let wanted = name.lowercased()
    if let exact = exercises.first(where: { $0.number == wanted || $0.name.lowercased() == wanted }) { return exact }
    let matches = exercises.filter { $0.name.lowercased().hasPrefix(wanted) }
    if matches.count == 1 { return matches[0] }
    throw matches.isEmpty ? unknown(name) : ambiguous(name, matches)
  }

  /// The first unsolved exercise behind `current`, or before it when all behind it are solved; `nil` when all are solved.
  func next(after current: ExerciseCard) -> ExerciseCard? {
    let position = exercises.firstIndex { $0.number == current.number } ?? 0
    let others = exercises[(position + 1)...] + exercises[..<position]
    return others.first { !$0.isSolved }
  }

  /// The first unsolved exercise, or the last when all are solved.
  private func next() throws(CommandFailure) -> ExerciseCard {
    guard let exercise = exercises.first(where: { !$0.isSolved }) ?? exercises.last else {
      throw CommandFailure(message: "there are no exercises here")
    }
    return exercise
  }

  /// No exercise is called `name`.
  private func unknown(_ name: String) -> CommandFailure {
    let near = Spelling.nearest(to: name, among: exercises.flatMap { [$0.name, $0.number] })
    return CommandFailure(message: "there is no exercise '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Several exercises begin with `name`.
  private func ambiguous(_ name: String, _ matches: [ExerciseCard]) -> CommandFailure {
    CommandFailure(message: "'\(name)' may be " + matches.map { "'\($0.name)'" }.joined(separator: " or "))
  }
}
