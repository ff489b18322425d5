/// Takes a `Lesson.md` apart.
struct LessonParser {
  /// The name of the file, for faults.
  private let file: String
  /// The text, line by line.
  private let lines: [Substring]
  /// What is wrong so far.
  private(set) var faults: [CourseFault] = []
  /// What was found so far.
  private var lesson = Lesson(
    title: "", summary: "", kinds: [], revisits: [], introduction: "", questions: [], conclusion: "", hints: [])

  /// A part of the text under one heading of the second level.
  private struct Section {
    /// The heading without its signs; empty for the part before the first.
    var heading: String
    /// The line of the heading, from zero.
    var start: Int
    /// The lines, heading included.
    var lines: ArraySlice<Substring>
  }

  /// Creates a parser of `text`.
  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// Parses the lesson; what is wrong is found in `faults` afterwards.
  mutating func parse() -> Lesson {
    readMetadata()
    readHead()
    for section in sections() { read(section) }
    lesson.introduction = Self.trimmed(lesson.introduction)
    lesson.conclusion = Self.trimmed(lesson.conclusion)
    judgeWhole()
    return lesson
  }

  // MARK: The head

  /// Reads the comments that say what kind of lesson it is.
  private mutating func readMetadata() {
    for (index, line) in lines.enumerated() {
      guard let inside = Self.metadata(in: line) else { continue }
      let parts = inside.split(separator: ":", maxSplits: 1).map { Self.trimmed(String($0)) }
      let words = parts.count > 1 ? parts[1].split(separator: ",").map { Self.trimmed(String($0)) } : []
      switch parts.first {
      case "kind": for word in words { readKind(word, index) }
      case "revisits": lesson.revisits += words
      default: fault(.unknownMetadata(parts.first ?? ""), index)
      }
    }
  }

  /// Reads one kind.
  private mutating func readKind(_ word: String, _ index: Int) {
    if let kind = Lesson.Kind(rawValue: word) { lesson.kinds.append(kind) } else { fault(.unknownKind(word), index) }
  }

  /// What stands in a comment that fills a line.
  private static func metadata(in line: Substring) -> String? {
    let text = trimmed(String(line))
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.utf8.count >= 7 else { return nil }
    return trimmed(String(text.dropFirst(4).dropLast(3)))
  }

  /// Reads the title and the sentence under it.
  private mutating func readHead() {
    guard let title = lines.first, title.hasPrefix("# ") else { return fault(.noTitle, 0) }
    lesson.title = Self.trimmed(String(title.dropFirst(2)))
    let rest = lines.dropFirst().drop { Self.isBlank($0) }
    let summary = rest.prefix { !Self.isBlank($0) && !$0.hasPrefix("#") && !$0.hasPrefix("<!--") }
    lesson.summary = summary.joined(separator: " ")
    if summary.isEmpty { fault(.noSummary, 0) }
  }

  // MARK: The sections

  /// The lesson cut at its headings of the second level, code blocks left whole.
  private func sections() -> [Section] {
    var starts = [0]
    var isCode = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") { starts.append(index) }
    }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      let heading = lines[start].hasPrefix("## ") ? Self.trimmed(String(lines[start].dropFirst(3))) : ""
      return Section(heading: heading, start: start, lines: lines[start..<end])
    }
  }

  /// Reads one section as what it is.
  private mutating func read(_ section: Section) {
    if !lesson.hints.isEmpty, !section.heading.isEmpty { fault(.textAfterHints(section.heading), section.start) }
    if section.heading.hasPrefix("Question") {
      readQuestion(section)
    } else if section.heading == "Hints" {
      readHints(section)
    } else {
      let text = section.lines.filter { Self.metadata(in: $0) == nil }.joined(separator: "\n") + "\n"
      if lesson.questions.isEmpty { lesson.introduction += text } else { lesson.conclusion += text }
    }
  }

  /// Reads a question: its text, its choices, what is said to particular answers.
  private mutating func readQuestion(_ section: Section) {
    let name = Self.trimmed(String(section.heading.drop { $0 != ":" }.dropFirst()))
    if name.isEmpty { fault(.questionWithoutName, section.start) }
    if lesson.questions.contains(where: { $0.name == name }) { fault(.duplicateQuestion(name), section.start) }
    var question = Question(name: name, text: "", choices: [], feedback: [], line: section.start + 1)
    var text: [Substring] = []
    for index in section.lines.indices.dropFirst() {
      let line = section.lines[index]
      if line.hasPrefix("- [ ] ") {
        readChoice(Self.trimmed(String(line.dropFirst(6))), index, into: &question)
      } else if line.hasPrefix("> ") {
        readFeedback(String(line.dropFirst(2)), index, into: &question)
      } else {
        text.append(line)
      }
    }
    question.text = Self.trimmed(text.joined(separator: "\n"))
    judge(question, at: section.start)
    lesson.questions.append(question)
  }

  /// Reads one choice.
  private mutating func readChoice(_ choice: String, _ index: Int, into question: inout Question) {
    if question.choices.contains(choice) { fault(.duplicateChoice(choice), index) }
    question.choices.append(choice)
  }

  /// Reads what is said to one answer, or the next line of it.
  private mutating func readFeedback(_ line: String, _ index: Int, into question: inout Question) {
    guard line.hasPrefix("when ") else {
      guard let last = question.feedback.indices.last else { return fault(.feedbackWithoutAnswer, index) }
      question.feedback[last].text += " " + line
      return
    }
    let rest = line.dropFirst(5)
    guard let colon = rest.firstRange(of: ": ") else { return fault(.feedbackWithoutAnswer, index) }
    let answer = Self.trimmed(String(rest[..<colon.lowerBound]))
    if question.feedback.contains(where: { $0.answer == answer }) { fault(.duplicateFeedback(answer), index) }
    question.feedback.append(.init(answer: answer, text: String(rest[colon.upperBound...]), line: index + 1))
  }

  /// Reads the ordered list of hints.
  private mutating func readHints(_ section: Section) {
    for line in section.lines.dropFirst() {
      let digits = line.prefix { $0.isNumber }
      if !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(".") {
        lesson.hints.append(Self.trimmed(String(line.dropFirst(digits.count + 1))))
      } else if let last = lesson.hints.indices.last {
        lesson.hints[last] += "\n" + String(line.drop { $0 == " " })
      }
    }
    lesson.hints = lesson.hints.map(Self.trimmed)
    for (index, hint) in lesson.hints.enumerated() where hint.isEmpty { fault(.emptyHint(index + 1), section.start) }
  }

  // MARK: Judging

  /// Judges one question.
  private mutating func judge(_ question: Question, at start: Int) {
    if question.text.isEmpty { fault(.questionWithoutText(question.name), start) }
    if question.choices.count == 1 { fault(.singleChoice(question.name), start) }
    guard !question.choices.isEmpty else { return }
    for remark in question.feedback where !question.choices.contains(remark.answer) {
      fault(.feedbackOnNoChoice(remark.answer), remark.line - 1)
    }
  }

  /// Judges what no section can judge alone.
  private mutating func judgeWhole() {
    if lesson.kinds.isEmpty, !faults.contains(where: { if case .unknownKind = $0.kind { true } else { false } }) {
      fault(.noKind, 0)
    }
    if lesson.hints.count < 2 { fault(.tooFewHints(lesson.hints.count), max(0, lines.count - 1)) }
    let predicts = lesson.kinds.contains(.predict)
    if predicts, lesson.questions.isEmpty { fault(.kindWithoutQuestions, 0) }
    let asks = predicts || lesson.kinds.contains(.audit)
    if !asks, !lesson.kinds.isEmpty, let first = lesson.questions.first { fault(.questionsWithoutKind, first.line - 1) }
  }

  /// Notes what is wrong at a line counted from zero.
  private mutating func fault(_ kind: CourseFault.Kind, _ index: Int) {
    faults.append(CourseFault(kind, file: file, line: index + 1))
  }

  // MARK: Text

  /// Whether a line holds nothing to be seen.
  private static func isBlank(_ line: Substring) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// `text` without white space at its ends.
  static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
