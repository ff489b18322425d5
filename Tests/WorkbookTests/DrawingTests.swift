import Terminal
import Testing

@testable import Workbook

@Suite struct DrawingTests {
  private let style = Style(isColoured: false, width: 40)

  private let card = DiagnosticCard(
    severity: "error", message: "cannot find 'x' in scope", file: "a.swift", line: 12, column: 9,
    excerpt: "let 日 = xyz",
    indent: 8, length: 3)

  @Test func aDiagnosticPointsAtItsPlace() {
    #expect(
      DiagnosticDrawing(style: style).lines(card) == [
        "a.swift:12:9: error: cannot find 'x' in scope", " 12 │ let 日 = xyz", "    │          ^~~",
      ])
  }

  @Test func theFirstErrorIsShownWholeAndTheRestCounted() {
    var warning = card
    warning.severity = "warning"
    let lines = DiagnosticDrawing(style: style).digest([warning, card, card], more: ":errors")
    #expect(lines.first == "a.swift:12:9: error: cannot find 'x' in scope")
    #expect(lines.last == "+2 more (:errors)")
  }

  @Test func anOutcomeShowsValueAndEvents() {
    let outcome = OutcomeCard(
      ending: .finished, value: ValueCard(text: "3", type: "Int"),
      events: [EventCard(file: "", line: 1, words: "set \\.a → == said equal: stored, nobody notified", tone: .quiet)])
    #expect(
      OutcomeDrawing(style: style).lines(outcome) == [
        "3 : Int", "  ○ set \\.a → == said equal: stored,", "    nobody notified",
      ])
  }

  @Test func aTraceStandsUnderItsLines() {
    let events = [(2, "one"), (2, "two"), (1, "three")].map {
      EventCard(file: "a.swift", line: $0.0, words: $0.1, tone: .heard)
    }
    #expect(
      OutcomeDrawing(style: style).trace(events, sources: ["a.swift": ["a()", "  b()"]]) == [
        "2 │ b()", "  ● one", "  ● two", "", "1 │ a()", "  ● three",
      ])
  }

  @Test func aReportSaysWhatFailedAndWhy() {
    let report = CheckReport(
      exercise: .sample("1.1", "silent-write"),
      checks: [
        CheckCard(
          name: "Heard", isPassed: false, failures: ["Expectation failed: (heard → 0) == 1"], hint: "Look at ==."),
        CheckCard(name: "Stored", isPassed: true, failures: [], hint: nil),
      ], outcome: OutcomeCard(ending: .finished), openQuestions: 0, output: "")
    #expect(
      CourseDrawing(style: Style(isColoured: false, width: 60)).report(report) == [
        "  ✗ Heard", "      Expectation failed: (heard → 0) == 1", "      hint: Look at ==.", "  ✓ Stored", "",
        "1 of 2 checks fails.",
      ])
  }

  @Test func noLineOfAListIsTooWide() {
    let exercises = [
      ExerciseCard.sample("1.1", "a-name-with-rather-many-words-in-it", isSolved: true), .sample("1.2", "b"),
    ]
    let drawing = CourseDrawing(style: style)
    for line in drawing.list(exercises) + drawing.banner(exercises[0], among: exercises) {
      #expect(DisplayWidth.of(line) <= 40)
    }
  }
}
