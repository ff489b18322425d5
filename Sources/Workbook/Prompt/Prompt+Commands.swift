import Lessons
import Terminal

extension Prompt {
  /// Does what a command asks.
  func obey(_ entry: String) throws(CommandFailure) {
    switch PromptCommand.parse(entry) {
    case .command(let command, let operand): try perform(command, operand)
    case .unknown(let word, let nearest):
      let hint = nearest.map { "Did you mean :\($0)?" } ?? ":help lists the commands."
      throw CommandFailure(message: "There is no command :\(word). \(hint)")
    case .ambiguous(let word, let commands):
      let names = commands.map { ":" + $0.rawValue }.joined(separator: " or ")
      throw CommandFailure(message: ":\(word) may be \(names).")
    }
  }

  /// Does one command.
  private func perform(_ command: PromptCommand, _ operand: String) throws(CommandFailure) {
    switch command {
    case .help: help()
    case .lesson: try reread()
    case .ask: try askQuestion()
    case .check: try check()
    case .hint: try hint()
    case .next: try goOn()
    case .goto: try go(to: operand)
    case .edit: try edit()
    case .reset: try reset()
    case .solution: try solution()
    case .expand: try expand()
    case .trace: try trace(operand)
    case .type: try type(of: operand)
    case .tasks: try tasks()
    case .errors: errors()
    case .quit: isOver = true
    }
  }

  /// Lists the commands.
  private func help() {
    let rows = PromptCommand.allCases.map { (":" + $0.rawValue + ($0.operand.map { " \($0)" } ?? ""), $0.summary) }
    say(Definitions.lines(rows, style: style))
    let prose = """
      Any beginning that is unique will do, as :ch for :check. Everything else is Swift.
      Enter runs what is complete; Alt-Enter begins a new line. Ctrl-R searches; Ctrl-C stops.
      """
    say([""] + Wrapping.lines(of: prose, width: style.proseWidth))
  }

  /// Checks the learner's file.
  private func check() throws(CommandFailure) {
    let exercise = try exerciseAtHand()
    try reloadIfChanged()
    guard case .report(let report) = try ask(.check(exercise.summary.number)) else { return }
    last = OutcomeCard(ending: report.ending, messages: report.messages)
    self.exercise?.summary = report.exercise
    say(CourseDrawing(style: style, highlight: highlight).report(report, more: ":errors"))
    suggest(after: report)
  }

  /// Says how to go on after a check.
  private func suggest(after report: CheckReport) {
    switch report.verdict {
    case .solved: suggest(report.next == nil ? "That was the last one." : ":next goes on; :solution shows ours.")
    case .unanswered: suggest(":ask brings the question.")
    case .failed: suggest("Edit and :check again; :hint helps.")
    case .unchecked: suggest("Edit and :check again.")
    }
  }

  /// Gives the next hint.
  private func hint() throws(CommandFailure) {
    let exercise = try exerciseAtHand()
    guard case .hint(let hint) = try ask(.hint(exercise.summary.number)) else { return }
    guard let hint else { throw CommandFailure(message: "This exercise has no hints.") }
    say(CourseDrawing(style: style, highlight: highlight).hint(hint))
  }

  /// Goes to the next unsolved exercise.
  private func goOn() throws(CommandFailure) {
    let exercises = try listing().exercises
    let current = exercise?.summary.number
    let position = exercises.firstIndex { $0.number == current }.map { $0 + 1 } ?? 0
    guard let next = (exercises[position...] + exercises[..<position]).first(where: { !$0.isSolved }) else {
      throw CommandFailure(message: "All is solved. :goto takes you anywhere.")
    }
    if next.number == current { throw CommandFailure(message: "This is the only one left.") }
    try open(next.number)
  }

  /// Goes to the exercise that is named, or lists all.
  private func go(to name: String) throws(CommandFailure) {
    guard name.isEmpty else { return try open(name) }
    say(CourseDrawing(style: style).list(try listing()))
  }

  /// Opens the learner's files in an editor, or says where they are.
  private func edit() throws(CommandFailure) {
    let exercise = try exerciseAtHand()
    let command = Console.variable("VISUAL") ?? Console.variable("EDITOR") ?? ""
    guard !command.isEmpty, isInteractive else { return say(exercise.paths) }
    guard ExternalEditor(command: command).open(exercise.paths) else {
      let paths = exercise.paths.joined(separator: ", ")
      throw CommandFailure(message: "The editor '\(command)' cannot be run. The file is \(paths)")
    }
    try reloadIfChanged()
    suggest(":check checks it.")
  }

  /// Puts the starter back.
  private func reset() throws(CommandFailure) {
    let exercise = try exerciseAtHand()
    guard case .reset(let report) = try ask(.reset(exercise.summary.number)) else { return }
    self.exercise?.summary = report.exercise
    say(["The exercise is as it was at the start."] + report.kept.map { "Your version is kept in \($0)" })
    try reloadIfChanged()
  }

  /// Shows the solution.
  private func solution() throws(CommandFailure) {
    let exercise = try exerciseAtHand()
    guard case .solution(let report) = try ask(.solution(exercise.summary.number)) else { return }
    if let refusal = report.refusal { throw CommandFailure(message: refusal) }
    for file in report.files { page(highlight(file.text)) }
  }

  /// Shows what the macros wrote.
  private func expand() throws(CommandFailure) {
    try reloadIfChanged()
    guard case .text(let text, let outcome) = try ask(.expand) else { return }
    guard outcome.ending == .finished else { return say(OutcomeDrawing(style: style).lines(outcome)) }
    page(highlight(text))
  }

  /// Shows a long text a screen at a time.
  private func page(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    Pager(style: style, isInteractive: isInteractive, write: write).show(lines)
  }

  /// Shows the events of a line, or of the last one, with the lines that caused them.
  private func trace(_ entry: String) throws(CommandFailure) {
    if !entry.isEmpty {
      try reloadIfChanged()
      try run(entry)
    }
    guard !last.events.isEmpty else { return say(["The last line caused no event."]) }
    var sources: [String: [String]] = [:]
    for file in exercise?.seen ?? [] {
      sources[file.name] = file.lines
    }
    say(OutcomeDrawing(style: style).trace(last.events, sources: sources))
  }

  /// Shows the type of an expression.
  private func type(of expression: String) throws(CommandFailure) {
    guard !expression.isEmpty else { throw CommandFailure(message: "Which expression? :type SWIFT") }
    try reloadIfChanged()
    guard case .outcome(let outcome) = try ask(.type(expression)) else { return }
    if outcome.ending != .finished { last = outcome }
    say(outcome.value.map { [$0.type] } ?? OutcomeDrawing(style: style).lines(outcome))
  }

  /// Lists the tasks that go on in the background.
  private func tasks() throws(CommandFailure) {
    guard case .tasks(let tasks) = try ask(.tasks) else { return }
    guard !tasks.isEmpty else { return say(["No task goes on in the background."]) }
    say(tasks.flatMap { Wrapping.lines(of: $0.wording, width: style.width, rest: "  ") })
    if tasks.contains(where: \.isSleeping) {
      suggest("The clock stands still between lines; 'try await Task.sleep(for: .seconds(1))' lets it go on.")
    }
  }

  /// Shows all errors of the last line.
  private func errors() {
    let lines = lastErrors.flatMap { MessageDrawing(style: style, isWrapped: true).lines($0) }
    say(lines.isEmpty ? ["There were no errors yet."] : lines)
  }

  /// The exercise, without which some commands make no sense.
  private func exerciseAtHand() throws(CommandFailure) -> WorkedExercise {
    guard let exercise else { throw CommandFailure(message: "There is no exercise open. :goto lists them.") }
    return exercise
  }
}
