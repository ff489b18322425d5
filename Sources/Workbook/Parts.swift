/// The parts of the workbook, put together: the only place that knows them all.
struct Parts: Sendable {
  /// Runs programs.
  let engine: any Engine
  /// Knows Swift's text.
  let language: any Language
  /// Knows the lessons.
  let course: any Course

  /// The parts that `options` ask for.
  init(_ options: GlobalOptions) {
    engine = UnwiredEngine()
    language = PlainLanguage()
    course = UnwiredCourse()
  }
}
