import Foundation
import Lessons

/// Answers by fixed tables in an engine's place.
struct FakeEngine: ExerciseEngine {
  var name: EngineName = .interpreter
  /// What a check of files comes to.
  var checking: @Sendable ([SourceText]) -> EngineRun = { _ in EngineRun(ending: .finished) }
  /// The answers by question.
  var answers: [String: String] = [:]

  func check(_ exercise: [SourceText], with checks: SourceText) -> EngineRun {
    checking(exercise)
  }

  func answer(_ names: [String], in questions: SourceText, about exercise: [SourceText]) -> AnswerRun {
    AnswerRun(ending: .finished, answers: answers.filter { names.contains($0.key) })
  }

  /// An engine to which an exercise passes when its text has a word.
  static func passing(on word: String = "// right", name: EngineName = .interpreter) -> FakeEngine {
    FakeEngine(
      name: name,
      checking: { files in
        let passes = files.contains { $0.text.contains(word) }
        return EngineRun(
          ending: .finished, checks: [CheckItem(name: "It is right", issues: passes ? [] : [.init(message: "no")])])
      }, answers: ["sum": "4"])
  }
}

/// A small course in a temporary folder, and a learner's work at it.
struct Fixture {
  /// The folder of all.
  let folder = TemporaryFolder()
  /// What engines the study gets.
  var interpreter = FakeEngine.passing()
  var native = FakeEngine.passing(name: .native)
  /// The arbiter it gets.
  var arbiter: Arbiter?

  /// A lesson that is in order.
  static let lesson = """
    # A lesson

    What it is about.

    <!-- kind: predict, fix -->

    ## The story

    Some prose.

    ## Question: sum

    What is two and two?

    > when 5: Nearly.

    ## Your task

    Mend it.

    ## Hints

    1. Look.
    2. Look closer,
       with both eyes.

    """

  /// Lays a course of two exercises down.
  init() {
    folder.write("# One\n\nText.\n", to: "Chapters/01-one/Chapter.md")
    exercise("01-first", lesson: Self.lesson, questions: true)
    exercise(
      "02-second",
      lesson: Self.lesson.replacingOccurrences(of: "predict, fix", with: "fix")
        .replacingOccurrences(of: "## Question: sum", with: "## No question"), questions: false)
  }

  /// Lays one exercise down.
  func exercise(_ name: String, chapter: String = "01-one", lesson: String, questions: Bool) {
    let path = "Chapters/\(chapter)/\(name)/"
    folder.write(lesson, to: path + "Lesson.md")
    folder.write("// wrong\n", to: path + "Exercise.swift")
    folder.write("@Test(\"It is right\", .hint(\"Mind the sum.\")) func it() {}\n", to: path + "Checks.swift")
    if questions { folder.write("func answer_sum() -> Int { 2 + 2 }\n", to: path + "Questions.swift") }
    folder.write("// right\n", to: "Solutions/\(chapter)/\(name).swift")
    for index in 1...5 {
      folder.write("// fails: It is right\n", to: "Tests/WrongAnswers/\(chapter)/\(name)/\(index).swift")
    }
  }

  /// Where state and cache lie.
  var directories: Directories {
    Directories(state: folder.path + "/state", cache: folder.path + "/cache")
  }

  /// The course.
  var course: Course { Course(root: folder.path) }

  /// The learner's work, which keeps the folder for as long as it is there.
  var study: Study {
    Study(
      course: course, folder: AnswerFolder.find(from: folder.path), journal: Journal(in: directories, clock: { 1 }),
      interpreter: interpreter, native: native, arbiter: arbiter,
      prepareEditor: { [folder] _ in folder.path.isEmpty ? ["nowhere"] : [] })
  }
}

/// The root of the repository.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
