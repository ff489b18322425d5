import Lessons
import Terminal

extension Application {
  /// Lists the exercises.
  func list() throws -> ExitCode {
    let listing = try parts.makeStudy().list()
    say(listing) { drawing.list(listing) }
    return .fine
  }

  /// Shows a lesson.
  func show(_ name: String?) throws -> ExitCode {
    let study = try parts.makeStudy()
    let report = try study.show(name)
    say(report) { drawing.banner(report.exercise, in: study.list()) + [""] + drawing.lesson(report) }
    return .fine
  }

  /// Lays an exercise into the learner's folder.
  func start(_ name: String?) throws -> ExitCode {
    let report = try parts.makeStudy().start(name)
    let number = report.exercise.number
    say(report) {
      report.files + report.remarks
        + suggestion("Edit, then 'workbook check \(number)'. 'workbook show \(number)' shows the lesson.")
    }
    return .fine
  }

  /// Checks an exercise.
  func check(_ name: String?, engine: EngineName) throws -> ExitCode {
    let report = try parts.makeStudy().check(name, engine: engine)
    say(report) {
      drawing.report(report, more: "--format json has all") + suggestion(after: report)
    }
    return ExitCode(rawValue: report.exitCode) ?? .defect
  }

  /// Gives the next hint.
  func hint(_ name: String?) throws -> ExitCode {
    guard let report = try parts.makeStudy().hint(name) else {
      throw CommandFailure(message: "this exercise has no hints", exitCode: .failed)
    }
    say(report) { drawing.hint(report) }
    return .fine
  }

  /// Puts an exercise back to where it started.
  func reset(_ name: String?) throws -> ExitCode {
    guard let name else { throw CommandFailure(message: "reset which exercise? For example: workbook reset 1.1") }
    let report = try parts.makeStudy().reset(name)
    say(report) {
      ["\(report.exercise.number) is as it was at the start."] + report.kept.map { "Your version is kept in \($0)" }
    }
    return .fine
  }

  /// Shows the solution of a solved exercise.
  func solution(_ name: String?) throws -> ExitCode {
    let report = try parts.makeStudy().solution(name)
    if let refusal = report.refusal { throw CommandFailure(message: refusal, exitCode: .failed) }
    say(report) { report.files.flatMap { $0.lines } }
    return .fine
  }

  /// Proves the course.
  func verify(_ name: String?, engines: [EngineName]) throws -> ExitCode {
    let study = try parts.makeStudy()
    let chosen = try name.map { try [study.course.exercise($0)] }
    let drawing = VerifyDrawing(style: output.style)
    let report = parts.makeVerifier(engines).verify(study.course, only: chosen) { [isJSON, output] proofs in
      if !isJSON { output.say(drawing.proofs(proofs)) }
    }
    say(report) { drawing.summary(report) }
    return report.holds ? .fine : .failed
  }

  /// Says a report to a program, or what `lines` makes of it to a person.
  func say(_ report: some Encodable, lines: () -> [String]) {
    if isJSON { output.say(json: report) } else { output.say(lines()) }
  }

  /// How lessons look here.
  var drawing: CourseDrawing {
    CourseDrawing(style: output.style) { [parts, style = output.style] text in
      parts.language.highlight(text).map { $0.painted(style) }.joined()
    }
  }

  /// What to do next.
  private func suggestion(_ text: String) -> [String] {
    Suggestion.lines(text, style: output.style)
  }

  /// What to do after a check.
  private func suggestion(after report: CheckReport) -> [String] {
    let number = report.exercise.number
    return switch report.verdict {
    case .solved: report.next.map { suggestion("Next: 'workbook start \($0)'.") } ?? []
    case .unanswered: suggestion("'workbook \(number)' asks them.")
    case .failed: suggestion("'workbook hint \(number)' gives a hint.")
    case .unchecked: []
    }
  }
}
