import FoundationEssentials
import Lessons

/// The parts of the workbook, put together: the only place that knows them all.
struct Parts: Sendable {
  /// What the command line says for all of them.
  let options: GlobalOptions
  /// Runs programs.
  let engine: any Engine
  /// Knows Swift's text.
  let language: any Language

  /// The parts that `options` ask for.
  init(_ options: GlobalOptions) {
    self.options = options
    engine = UnwiredEngine()
    language = PlainLanguage()
  }

  /// The learner's work at the course.
  func makeStudy() throws -> Study {
    guard let root = CourseLocation.find() ?? options.chapters else { throw StudyError.noCourse }
    let directories = Directories()
    return Study(
      course: Course(root: root, overlays: options.chapters.map { [$0] } ?? []),
      folder: AnswerFolder.find(from: FileManager.default.currentDirectoryPath), journal: Journal(in: directories),
      interpreter: UnwiredExerciseEngine(), native: UnwiredExerciseEngine(), arbiter: nil)
  }
}
