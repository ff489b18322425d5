import Foundation
import Lessons
import Testing

@testable import Workbook

@Suite struct PromptArbiterTests {
  /// What our checker said.
  private let refusal = OutcomeCard(ending: .invalid, messages: [Message("our words")])

  /// What is said when the compiler says `messages`, to an entry after two others.
  private func judged(_ messages: [Message]?) -> OutcomeCard {
    let folder = NSTemporaryDirectory() + "workbook-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let log = GapLog(in: Directories(state: folder, cache: folder))
    let arbiter = PromptArbiter(arbiter: Arbiter(log: log) { _, _ in messages })
    return arbiter.judged(refusal, "c", files: [], earlier: ["a", "b {\n}"])
  }

  @Test func withoutCompilerOurWordsStand() {
    #expect(judged(nil) == refusal)
  }

  @Test func theCompilersWordsCountLinesFromTheEntry() {
    let message = Message("its words", place: Place(file: "main.swift", line: 4, column: 2))
    let moved = Message("its words", place: Place(file: "prompt", line: 1, column: 2))
    #expect(judged([message]) == OutcomeCard(ending: .invalid, messages: [moved]))
  }

  @Test func whatItSaysOfEarlierEntriesIsNotShown() {
    #expect(judged([Message("its words", place: Place(file: "main.swift", line: 2, column: 2))]) == refusal)
  }

  @Test func aGapIsSaidToBeOurs() {
    let outcome = judged([])
    #expect(outcome.ending == .unsupported)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.remarks.first?.contains("our words") == true)
  }
}
