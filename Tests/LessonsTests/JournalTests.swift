import Foundation
import Testing

@testable import Lessons

@Suite("The journal")
struct JournalTests {
  @Test("What was noted is read again, in order")
  func roundTrip() throws {
    let fixture = Fixture()
    let exercise = fixture.course.exercises[0]
    let journal = fixture.study.journal
    let events: [Journal.Record.Event] = [
      .started, .hinted(1), .answered(question: "sum", answer: "4\n\"", isRight: true), .checked(passed: 1, failed: 2),
      .reset,
      .solved,
    ]
    for event in events { try journal.note(event, exercise) }
    #expect(journal.records().map(\.event) == events)
    #expect(journal.records()[0].content == exercise.contentHash())
  }

  @Test("A record that was cut off is passed over, and the next one is whole")
  func cutOff() throws {
    let fixture = Fixture()
    let exercise = fixture.course.exercises[0]
    let journal = fixture.study.journal
    try journal.note(.hinted(1), exercise)
    try journal.note(.hinted(2), exercise)
    let whole = try Data(contentsOf: URL(fileURLWithPath: journal.path))
    for length in [whole.count - 1, whole.count - 10, whole.count / 2 + 5] {
      try whole.prefix(length).write(to: URL(fileURLWithPath: journal.path))
      try journal.note(.hinted(3), exercise)
      #expect(journal.records().last?.event == .hinted(3))
      #expect(journal.records().first?.event == .hinted(1))
    }
  }

  @Test("Rubbish between records, and records of later versions, do no harm")
  func rubbish() throws {
    let fixture = Fixture()
    let exercise = fixture.course.exercises[0]
    let journal = fixture.study.journal
    try journal.note(.started, exercise)
    let handle = try #require(FileHandle(forWritingAtPath: journal.path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0xFF, 0x00, 0x0A]) + Data("{\"half\":\n\n".utf8))
    try handle.close()
    try journal.note(.solved, exercise)
    #expect(journal.records().map(\.event) == [.started, .solved])
  }

  @Test("Two hundred notes from eight threads are all there")
  func concurrent() throws {
    let fixture = Fixture()
    let exercise = fixture.course.exercises[0]
    let journal = fixture.study.journal
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<25 { _ = try? journal.note(.hinted(1), exercise) }
    }
    #expect(journal.records().count == 200)
  }

  @Test("A journal that cannot be written says why")
  func unwritable() {
    let fixture = Fixture()
    fixture.folder.write("a file", to: "state")
    #expect(throws: (any Error).self) { try fixture.study.journal.note(.started, fixture.course.exercises[0]) }
    #expect(fixture.study.journal.records().isEmpty)
  }
}

@Suite("Progress")
struct ProgressTests {
  @Test("An exercise that was renamed or moved keeps its progress, and so does one whose text was mended")
  func updates() throws {
    let fixture = Fixture()
    try fixture.study.journal.note(.solved, fixture.course.exercises[0])
    let root = fixture.folder.path + "/Chapters/01-one/"
    try FileManager.default.moveItem(atPath: root + "01-first", toPath: root + "03-renamed")
    let renamed = fixture.course.exercises[1]
    #expect(renamed.name == "renamed")
    #expect(fixture.study.progress().entry(renamed).isSolved)
    try FileManager.default.moveItem(atPath: root + "03-renamed", toPath: root + "01-first")
    fixture.folder.write(Fixture.lesson + "\nMore.\n", to: "Chapters/01-one/01-first/Lesson.md")
    #expect(fixture.study.progress().entry(fixture.course.exercises[0]).isSolved)
    #expect(!fixture.study.progress().entry(fixture.course.exercises[1]).isSolved)
  }

  @Test("After a rename, old and new records come together")
  func renamedAndContinued() throws {
    let fixture = Fixture()
    try fixture.study.journal.note(.solved, fixture.course.exercises[0])
    let root = fixture.folder.path + "/Chapters/01-one/"
    try FileManager.default.moveItem(atPath: root + "01-first", toPath: root + "03-renamed")
    let renamed = fixture.course.exercises[1]
    try fixture.study.journal.note(.hinted(2), renamed)
    #expect(fixture.study.progress().entry(renamed).isSolved)
    #expect(fixture.study.progress().entry(renamed).hintsShown == 2)
  }
}

@Suite("A long journal")
struct LongJournalTests {
  @Test("Ten thousand records are read in no time that anybody notices")
  func speed() throws {
    let fixture = Fixture()
    let exercise = fixture.course.exercises[0]
    let journal = fixture.study.journal
    try journal.note(.answered(question: "sum", answer: "tabs\tand\\lines\nand \"quotes\"", isRight: false), exercise)
    let line = try Data(contentsOf: URL(fileURLWithPath: journal.path))
    let many = (0..<10_000).reduce(into: Data()) { text, _ in text += line }
    try many.write(to: URL(fileURLWithPath: journal.path))
    let clock = ContinuousClock()
    var progress = Progress([])
    let time = clock.measure { progress = fixture.study.progress() }
    #expect(progress.entry(exercise).answers.count == 10_000)
    #expect(progress.entry(exercise).answers.last?.answer == "tabs\tand\\lines\nand \"quotes\"")
    #expect(time < .seconds(5))
  }
}
