import Terminal

/// Draws what concerns the lessons.
struct CourseDrawing {
  /// Colours and width.
  let style: Style
  /// Colours Swift code.
  var highlight: (String) -> String = { $0 }

  /// Draws Markdown.
  func markdown(_ text: String) -> [String] {
    MarkdownRenderer(style: style, highlight: highlight).render(text)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The exercises under their chapters, with what is solved.
  func list(_ exercises: [ExerciseCard]) -> [String] {
    var lines: [String] = []
    for chapter in exercises.map(\.chapter).uniqued {
      let members = exercises.filter { $0.chapter == chapter }
      let score = "\(members.count { $0.isSolved }) of \(members.count)"
      lines += (lines.isEmpty ? [] : [""]) + [style.paint(chapter, .heading) + style.paint("  \(score)", .subdued)]
      lines += members.flatMap { row($0) }
    }
    return lines
  }

  /// One exercise.
  private func row(_ card: ExerciseCard) -> [String] {
    let sign = card.isSolved ? style.paint("✓", .success) : card.isStarted ? style.paint("·", .accent) : " "
    let kinds = card.kinds.isEmpty ? "" : style.paint("  " + card.kinds.joined(separator: ", "), .subdued)
    let first = "  \(sign) \(card.number)  "
    return Wrapping.lines(of: card.title + kinds, width: style.width, first: first, rest: "         ")
  }

  /// The line over a lesson: where the learner is and how much is done.
  func banner(_ card: ExerciseCard, among exercises: [ExerciseCard]) -> [String] {
    let score = "\(exercises.count { $0.isSolved }) of \(exercises.count) solved"
    let left = "\(card.number) · \(card.chapter)"
    let gap = style.proseWidth - DisplayWidth.of(left) - score.count
    guard gap > 1 else { return [style.paint(left, .accent), style.paint(score, .subdued)] }
    return [style.paint(left, .accent) + String(repeating: " ", count: gap) + style.paint(score, .subdued)]
  }

  /// A question with its choices.
  func question(_ card: QuestionCard) -> [String] {
    let count = card.count > 1 ? " \(card.position) of \(card.count)" : ""
    let choices = card.choices.enumerated().flatMap { index, choice in
      let mark = style.paint("\(index + 1)", .accent)
      return Wrapping.lines(
        of: MarkdownRenderer.inline(choice, style: style), width: style.proseWidth, first: "  \(mark)  ", rest: "     ")
    }
    return [style.paint("Question\(count)", .heading)] + markdown(card.text) + (choices.isEmpty ? [] : [""] + choices)
  }

  /// What an answer came to; a wrong one is explained by what happened.
  func answer(_ card: AnswerCard) -> [String] {
    let verdict = card.isRight ? style.paint("✓ Right.", .success) : style.paint("✗ Not so.", .error)
    let feedback = card.feedback.isEmpty ? [] : markdown(card.feedback)
    let events = card.isRight ? [] : card.events.flatMap { OutcomeDrawing(style: style).event($0) }
    return [verdict] + feedback + (events.isEmpty ? [] : ["", style.paint("This is what happens:", .strong)] + events)
  }

  /// A hint.
  func hint(_ card: HintCard) -> [String] {
    [style.paint("Hint \(card.position) of \(card.count)", .heading)] + markdown(card.text)
  }
}

extension CourseDrawing {
  /// What checking came to, check by check.
  func report(_ report: CheckReport, more: String = ":errors") -> [String] {
    let checks = report.checks.flatMap { check($0) }
    let outcome = OutcomeDrawing(style: style).lines(report.outcome, more: more)
    return Array([checks, outcome, [verdict(report)]].filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// One check, with what it found and its hint.
  private func check(_ card: CheckCard) -> [String] {
    let sign = card.isPassed ? style.paint("✓", .success) : style.paint("✗", .error)
    let title = Wrapping.lines(of: card.name, width: style.width, first: "  \(sign) ", rest: "    ")
    guard !card.isPassed else { return title }
    let hint = card.hint.map { style.paint("hint: ", .note) + $0 }
    let remarks = card.failures.flatMap { $0.split(separator: "\n").map(String.init) } + [hint].compactMap { $0 }
    return title + remarks.flatMap { Wrapping.lines(of: $0, width: style.width, first: "      ", rest: "        ") }
  }

  /// The whole in a sentence.
  private func verdict(_ report: CheckReport) -> String {
    if report.isSolved { return style.paint("✓ Solved: \(report.exercise.title).", .success) }
    let failed = report.checks.count { !$0.isPassed }
    if failed > 0 {
      return style.paint("\(failed) of \(report.checks.count) checks \(failed == 1 ? "fails" : "fail").", .error)
    }
    if report.outcome.ending != .finished { return style.paint("Not checked.", .error) }
    let count = report.openQuestions
    return style.paint(count == 1 ? "One question is open." : "\(count) questions are open.", .warning)
  }
}

extension MarkdownRenderer {
  /// A line of Markdown.
  static func inline(_ text: String, style: Style) -> String {
    MarkdownRenderer(style: style).render(Markdown.inlines(of: text))
  }
}

extension Array where Element: Equatable {
  /// The elements without repeats, in the order of their first appearance.
  var uniqued: [Element] {
    reduce(into: []) { result, element in
      if !result.contains(element) { result.append(element) }
    }
  }
}
