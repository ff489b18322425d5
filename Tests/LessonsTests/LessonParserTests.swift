import Testing

@testable import Lessons

@Suite("Lessons taken apart")
struct LessonParserTests {
  /// A lesson and the sentences on what is wrong with it.
  private func parse(_ text: String) -> (lesson: Lesson, faults: [CourseFault.Kind]) {
    var parser = LessonParser(text, file: "Lesson.md")
    let lesson = parser.parse()
    return (lesson, parser.faults.map(\.kind))
  }

  @Test("Title, summary, kinds, questions and hints")
  func whole() {
    let (lesson, faults) = parse(Fixture.lesson)
    #expect(faults.isEmpty)
    #expect(lesson.title == "A lesson")
    #expect(lesson.summary == "What it is about.")
    #expect(lesson.kinds == [.predict, .fix])
    #expect(lesson.introduction == "# A lesson\n\nWhat it is about.\n\n\n## The story\n\nSome prose.")
    #expect(lesson.conclusion == "## Your task\n\nMend it.")
    #expect(lesson.hints == ["Look.", "Look closer,\nwith both eyes."])
    #expect(lesson.questions.map(\.name) == ["sum"])
    #expect(lesson.questions[0].text == "What is two and two?")
    #expect(lesson.questions[0].feedback(to: "5") == "Nearly.")
    #expect(lesson.questions[0].line == 11)
  }

  @Test("Answers of remarks may have spaces and commas, and remarks go on over lines")
  func remarks() {
    let (lesson, _) = parse(
      """
      # T

      S.

      ## Question: q

      What?

      - [ ] volume 6, no notes
      - [ ] b

      > when volume 6, no notes: It says: so
      > and so.
      """)
    #expect(lesson.questions[0].choices == ["volume 6, no notes", "b"])
    #expect(lesson.questions[0].feedback(to: "volume 6, no notes") == "It says: so and so.")
  }

  @Test("A heading inside a code block cuts nothing")
  func fences() {
    let (lesson, _) = parse("# T\n\nS.\n\n```swift\n## Hints\n```\n\n## Hints\n\n1. a\n2. b\n")
    #expect(lesson.hints == ["a", "b"])
    #expect(lesson.introduction.contains("## Hints"))
  }

  @Test(
    "What is missing is said",
    arguments: [
      ("", CourseFault.Kind.noTitle), ("# T\n", .noSummary), ("# T\n\nS.\n", .noKind), ("# T\n\nS.\n", .tooFewHints(0)),
      ("# T\n\nS.\n\n<!-- kind: guess -->\n", .unknownKind("guess")),
      ("# T\n\nS.\n\n<!-- sort: fix -->\n", .unknownMetadata("sort")),
      ("# T\n\nS.\n\n<!-- kind: predict -->\n", .kindWithoutQuestions),
      ("# T\n\nS.\n\n<!-- kind: fix -->\n\n## Question: a\n\nb\n", .questionsWithoutKind),
      ("# T\n\nS.\n\n## Question: a\n\nb\n\n## Question: a\n\nb\n", .duplicateQuestion("a")),
      ("# T\n\nS.\n\n## Question: a\n", .questionWithoutText("a")),
      ("# T\n\nS.\n\n## Question\n\nb\n", .questionWithoutName),
      ("# T\n\nS.\n\n## Question: a\n\nb\n\n- [ ] c\n", .singleChoice("a")),
      ("# T\n\nS.\n\n## Question: a\n\nb\n\n- [ ] c\n- [ ] d\n\n> when e: f\n", .feedbackOnNoChoice("e")),
      ("# T\n\nS.\n\n## Question: a\n\nb\n\n> if e: f\n", .feedbackWithoutAnswer),
      ("# T\n\nS.\n\n## Hints\n\n1. a\n2.\n", .emptyHint(2)),
      ("# T\n\nS.\n\n## Hints\n\n1. a\n2. b\n\n## More\n", .textAfterHints("More")),
    ])
  func faults(text: String, expected: CourseFault.Kind) {
    #expect(parse(text).faults.contains(expected))
    #expect(!expected.wording.isEmpty)
  }

  @Test("Windows line ends do no harm")
  func carriageReturns() {
    let (lesson, faults) = parse(
      Fixture.lesson.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    #expect(faults.isEmpty)
    #expect(lesson.hints.count == 2)
  }
}
