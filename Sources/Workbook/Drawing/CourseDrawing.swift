import Lessons
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

  /// The exercises under their chapters, with what is solved and which one is next.
  func list(_ listing: CourseListing) -> [String] {
    var lines: [String] = []
    for chapter in listing.exercises.map(\.chapter).uniqued {
      let members = listing.exercises.filter { $0.chapter == chapter }
      let score = "\(members.count { $0.isSolved }) of \(members.count)"
      lines += (lines.isEmpty ? [] : [""]) + [style.paint(chapter, .heading) + style.paint("  \(score)", .subdued)]
      lines += members.flatMap { row($0, isNext: $0.number == listing.next) }
    }
    return lines
  }

  /// One exercise.
  private func row(_ exercise: ExerciseSummary, isNext: Bool) -> [String] {
    let sign =
      exercise.isSolved
      ? style.paint("✓", .success) : isNext ? style.paint("→", .accent) : exercise.isStarted ? "·" : " "
    let kinds = exercise.kinds.isEmpty ? "" : style.paint("  " + exercise.kinds.joined(separator: ", "), .subdued)
    let first = "  \(sign) \(exercise.number)  "
    return Wrapping.lines(of: exercise.title + kinds, width: style.width, first: first, rest: "         ")
  }

  /// The line over a lesson: where the learner is and how much is done.
  func banner(_ exercise: ExerciseSummary, in listing: CourseListing) -> [String] {
    let score = "\(listing.exercises.count { $0.isSolved }) of \(listing.exercises.count) solved"
    let left = "\(exercise.number) · \(exercise.chapter)"
    let gap = style.proseWidth - DisplayWidth.of(left) - score.count
    guard gap > 1 else { return [style.paint(left, .accent), style.paint(score, .subdued)] }
    return [style.paint(left, .accent) + String(repeating: " ", count: gap) + style.paint(score, .subdued)]
  }

  /// A lesson from its title to its end, questions included.
  func lesson(_ report: LessonReport) -> [String] {
    let questions = report.questions.enumerated().map { index, question in
      self.question(question, position: index + 1, count: report.questions.count)
    }
    let conclusion = report.conclusion.isEmpty ? [] : [markdown(report.conclusion)]
    return Array(([markdown(report.introduction)] + questions + conclusion).joined(separator: [""]))
  }

  /// A question with its choices.
  func question(_ question: Question, position: Int, count: Int) -> [String] {
    let title = count > 1 ? "Question \(position) of \(count)" : "Question"
    let choices = question.choices.enumerated().flatMap { index, choice in
      let mark = style.paint("\(index + 1)", .accent)
      return Wrapping.lines(
        of: MarkdownRenderer.inline(choice, style: style), width: style.proseWidth, first: "  \(mark)  ", rest: "     ")
    }
    return [style.paint(title, .heading)] + markdown(question.text) + (choices.isEmpty ? [] : [""] + choices)
  }

  /// What an answer came to; one that could not be judged says why.
  func answer(_ report: AnswerReport) -> [String] {
    guard report.ending == .finished else {
      return [style.paint("This answer could not be judged.", .warning)]
        + report.messages.flatMap { MessageDrawing(style: style, isWrapped: true).lines($0) }
    }
    let verdict = report.isRight ? style.paint("✓ Right.", .success) : style.paint("✗ Not so.", .error)
    let events = report.isRight ? [] : report.events.flatMap { OutcomeDrawing(style: style).event($0) }
    return [verdict] + (report.feedback.isEmpty ? [] : markdown(report.feedback))
      + (events.isEmpty ? [] : [style.paint("This is what happens:", .strong)] + events)
  }

  /// A hint.
  func hint(_ report: HintReport) -> [String] {
    [style.paint("Hint \(report.position) of \(report.count)", .heading)] + markdown(report.text)
  }
}

extension CourseDrawing {
  /// What checking came to, check by check.
  func report(_ report: CheckReport, more: String) -> [String] {
    let checks = report.checks.flatMap { check($0) }
    let messages = MessageDrawing(style: style, isWrapped: true).digest(report.messages, more: more)
    let remarks = report.remarks.flatMap { OutcomeDrawing(style: style).remark($0) }
    // The compiler's engine cannot tell which check printed what.
    let output = report.checks.allSatisfy(\.output.isEmpty) ? printed(report.output, indent: "  ") : []
    return Array([checks, output, messages, remarks, [verdict(report)]].filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// One check, with what it found and its hint.
  func check(_ item: CheckItem) -> [String] {
    let sign = item.passed ? style.paint("✓", .success) : style.paint("✗", .error)
    let name = (item.suite + [item.name]).joined(separator: " · ") + (item.arguments.map { " (\($0))" } ?? "")
    let title = Wrapping.lines(of: name, width: style.width, first: "  \(sign) ", rest: "    ")
    guard !item.passed else { return title }
    let hint = item.hint.map { style.paint("hint: ", .note) + $0 }
    let remarks = item.issues.flatMap { issue($0) } + [hint].compactMap { $0 }
    return title + remarks.flatMap { Wrapping.lines(of: $0, width: style.width, first: "      ", rest: "        ") }
      + printed(item.output, indent: "      ")
  }

  /// What the learner's code printed, the last lines of it.
  private func printed(_ output: String, indent: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).suffix(8)
    guard !lines.isEmpty else { return [] }
    return [indent + style.paint("it printed:", .subdued)] + lines.map { indent + "  " + $0 }
  }

  /// What went wrong in a check.
  private func issue(_ issue: CheckItem.Issue) -> [String] {
    let comment = issue.comment.map { ["“\($0)”"] } ?? []
    return issue.message.split(separator: "\n").map(String.init) + comment
  }

  /// The whole in a sentence.
  private func verdict(_ report: CheckReport) -> String {
    let failed = report.checks.count - report.passedCount
    let open = report.openQuestions
    return switch report.verdict {
    case .solved: style.paint("✓ Solved: \(report.exercise.title).", .success)
    case .failed: style.paint("\(failed) of \(report.checks.count) checks \(failed == 1 ? "fails" : "fail").", .error)
    case .unanswered: style.paint(open == 1 ? "One question is open." : "\(open) questions are open.", .warning)
    case .unchecked: style.paint("Nothing was checked.", .error)
    }
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
