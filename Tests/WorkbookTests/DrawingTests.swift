import Lessons
import Terminal
import Testing

@testable import Workbook

@Suite struct DrawingTests {
  private let style = Style(isColoured: false, width: 40)

  private let message = Message(
    "cannot find 'xyz' in scope", place: Place(file: "a.swift", line: 12, column: 11), excerpt: "let 日 = xyz", length: 3
  )

  @Test func aDiagnosticPointsAtItsPlace() {
    #expect(
      MessageDrawing(style: style).lines(message) == [
        "a.swift:12:11: error: cannot find 'xyz' in scope", " 12 │ let 日 = xyz", "    │          ^~~",
      ])
  }

  @Test func theFirstErrorIsShownWholeAndTheRestCounted() {
    let warning = Message(severity: "warning", "unused")
    let lines = MessageDrawing(style: style).digest([warning, message, message], more: ":errors")
    #expect(lines.first == "a.swift:12:11: error: cannot find 'xyz' in scope")
    #expect(lines.last == "+2 more (:errors)")
  }

  @Test func anOutcomeShowsValueAndEvents() {
    let outcome = OutcomeCard(
      ending: .finished, value: ValueCard(text: "3", type: "Int"),
      events: [TraceLine(place: nil, words: "set \\.a → == said equal: stored, nobody notified", tone: .quiet)])
    #expect(
      OutcomeDrawing(style: style).lines(outcome) == [
        "3 : Int", "  ○ set \\.a → == said equal: stored,", "    nobody notified",
      ])
  }

  @Test func aTraceStandsUnderItsLines() {
    let events = [(2, "one"), (2, "two"), (1, "three")].map {
      TraceLine(place: Place(file: "a.swift", line: $0.0, column: 3), words: $0.1, tone: .heard)
    }
    #expect(
      OutcomeDrawing(style: style).trace(events, sources: ["a.swift": ["a()", "  b()"]]) == [
        "2 │ b()", "  ● one", "  ● two", "", "1 │ a()", "  ● three",
      ])
  }

  @Test func aCheckSaysWhatFailedAndWhy() {
    let failed = CheckItem(
      name: "Heard", arguments: "3",
      issues: [CheckItem.Issue(message: "Expectation failed: (heard → 0) == 1", comment: "once")],
      hint: "Look at ==.")
    let drawing = CourseDrawing(style: Style(isColoured: false, width: 60))
    #expect(
      drawing.check(failed) == [
        "  ✗ Heard (3)", "      Expectation failed: (heard → 0) == 1", "      “once”", "      hint: Look at ==.",
      ])
    #expect(drawing.check(CheckItem(name: "Stored", suite: ["Notes"])) == ["  ✓ Notes · Stored"])
  }
}
