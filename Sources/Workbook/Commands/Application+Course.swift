import Terminal

extension Application {
  /// Lists the exercises.
  func list() throws -> ExitCode {
    let exercises = try parts.course.exercises()
    if isJSON { output.say(json: exercises) } else { output.say(drawing.list(exercises)) }
    return .fine
  }

  /// Shows a lesson.
  func show(_ name: String?) throws -> ExitCode {
    let card = try find(name)
    let text = try parts.course.lesson(card.number)
    if isJSON {
      output.say(json: LessonReport(exercise: card, lesson: text))
    } else {
      output.say(drawing.banner(card, among: try parts.course.exercises()) + [""] + drawing.markdown(text))
    }
    return .fine
  }

  /// Lays an exercise into the learner's folder.
  func start(_ name: String?) throws -> ExitCode {
    let card = try find(name)
    let paths = try parts.course.start(card.number)
    if isJSON {
      output.say(json: PathsReport(exercise: card.number, paths: paths))
    } else {
      let number = card.number
      output.say(paths + suggest("Edit, then 'workbook check \(number)'. 'workbook show \(number)' shows the lesson."))
    }
    return .fine
  }

  /// Checks an exercise.
  func check(_ name: String?, engine: EngineChoice) throws -> ExitCode {
    let report = try parts.course.check(try find(name).number, engine: engine)
    if isJSON {
      output.say(json: report)
    } else {
      output.say(drawing.report(report, more: "'workbook run' on the file shows them all"))
      if !report.isSolved { output.say(suggest("'workbook hint \(report.exercise.number)' gives a hint.")) }
    }
    if report.outcome.ending != .finished { return report.outcome.ending.exitCode }
    return report.checks.allSatisfy(\.isPassed) && report.openQuestions == 0 ? .fine : .failed
  }

  /// Gives the next hint.
  func hint(_ name: String?) throws -> ExitCode {
    let card = try find(name)
    guard let hint = try parts.course.hint(card.number) else {
      throw CommandFailure(message: "exercise \(card.number) has no hints", exitCode: .failed)
    }
    if isJSON { output.say(json: hint) } else { output.say(drawing.hint(hint)) }
    return .fine
  }

  /// Puts an exercise back to where it started.
  func reset(_ name: String?) throws -> ExitCode {
    guard let name else { throw CommandFailure(message: "reset which exercise? For example: workbook reset 1.1") }
    let card = try find(name)
    let kept = try parts.course.reset(card.number)
    if isJSON {
      output.say(json: PathsReport(exercise: card.number, paths: kept))
    } else {
      output.say(["\(card.number) is as it was at the start."] + kept.map { "Your version is kept in \($0)" })
    }
    return .fine
  }

  /// Shows the solution of a solved exercise.
  func solution(_ name: String?) throws -> ExitCode {
    let card = try find(name)
    guard let files = try parts.course.solution(card.number) else {
      throw CommandFailure(message: "the solution is shown once \(card.number) is solved", exitCode: .failed)
    }
    if isJSON { output.say(json: files) } else { for file in files { output.print(file.text) } }
    return .fine
  }

  /// Proves the course.
  func verify(_ name: String?, engines: [EngineChoice]) throws -> ExitCode {
    let exercise = try name.map { try find($0).number }
    let proofs = ProofList()
    let isProved = try parts.course.verify(exercise, engines: engines) { proof in
      proofs.append(proof)
      if !isJSON { output.say(VerifyDrawing(style: output.style).lines(proof)) }
    }
    if isJSON {
      output.say(json: proofs.all)
    } else {
      output.say(VerifyDrawing(style: output.style).summary(proofs.all))
    }
    return isProved && !proofs.all.isEmpty ? .fine : .failed
  }

  /// The exercise called `name`, or the next one to solve.
  private func find(_ name: String?) throws -> ExerciseCard {
    try ExerciseSelector(exercises: try parts.course.exercises()).find(name)
  }

  /// How lessons look here.
  private var drawing: CourseDrawing {
    CourseDrawing(style: output.style) { [parts, style = output.style] text in
      parts.language.highlight(text).map { $0.painted(style) }.joined()
    }
  }

  /// What to do next.
  private func suggest(_ text: String) -> [String] {
    let style = output.style
    return Wrapping.lines(of: style.paint("→ ", .accent) + text, width: style.proseWidth, rest: "  ")
  }
}

/// What `show --format json` prints.
private struct LessonReport: Encodable {
  /// The exercise.
  let exercise: ExerciseCard
  /// Its prose.
  let lesson: String
}

/// What `start` and `reset` print as JSON.
private struct PathsReport: Encodable {
  /// The exercise's number.
  let exercise: String
  /// The files.
  let paths: [String]
}

/// The proofs as they come.
private final class ProofList {
  /// All so far.
  private(set) var all: [ProofCard] = []

  /// Adds one.
  func append(_ proof: ProofCard) {
    all.append(proof)
  }
}
