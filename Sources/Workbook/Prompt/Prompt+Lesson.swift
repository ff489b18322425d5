import Lessons
import Terminal

extension Prompt {
  /// Goes to an exercise: shows its lesson, loads its files, asks its question.
  func open(_ name: String?) throws(CommandFailure) {
    guard case .lesson(let lesson) = try ask(.show(name)) else { return }
    let number = lesson.exercise.number
    guard case .started(let started) = try ask(.start(number)) else { return }
    exercise = WorkedExercise(summary: started.exercise, paths: started.files, conclusion: lesson.conclusion)
    if isInteractive { page(lesson, listing: try listing(), isWhole: false) }
    for remark in started.remarks { murmur(remark) }
    if case .files(let files) = try ask(.files(number)) { try takeUp(files, isFirst: true) }
    if isInteractive { try askQuestion() }
  }

  /// All exercises as they stand now.
  func listing() throws(CommandFailure) -> CourseListing {
    guard case .listing(let listing) = try ask(.list) else {
      throw CommandFailure(message: "the worker gave no list", exitCode: .defect)
    }
    return listing
  }

  /// Shows the lesson at hand again.
  func reread() throws(CommandFailure) {
    guard let exercise, case .lesson(let lesson) = try ask(.show(exercise.summary.number)) else { return }
    page(lesson, listing: try listing(), isWhole: exercise.question == nil)
  }

  /// Shows a lesson, a screen at a time; what it says after its questions only when it `isWhole`.
  private func page(_ lesson: LessonReport, listing: CourseListing, isWhole: Bool) {
    let drawing = CourseDrawing(style: style, highlight: highlight)
    let end = isWhole && !lesson.conclusion.isEmpty ? drawing.markdown(lesson.conclusion) + [""] : []
    let lines =
      [""] + drawing.banner(lesson.exercise, in: listing) + [""] + drawing.markdown(lesson.introduction) + [""]
    Pager(style: style, isInteractive: isInteractive, write: write).show(lines + end)
  }

  /// Asks the next open question or, when there is none, says how to go on.
  func askQuestion() throws(CommandFailure) {
    guard let exercise, case .question(let report) = try ask(.question(exercise.summary.number)) else { return }
    self.exercise?.question = report
    self.exercise?.isQuestionPutOff = false
    guard let report else { return suggestWork() }
    let drawing = CourseDrawing(style: style, highlight: highlight)
    say(drawing.question(report.question, position: report.position, count: report.count) + [""])
    let how = report.question.choices.isEmpty ? "Type your answer" : "Type the number of your answer"
    suggest("\(how); Enter alone puts it off.")
  }

  /// Says how to go on with an exercise whose questions are answered.
  func suggestWork() {
    guard let exercise else { return }
    if exercise.summary.isSolved { return suggest("This one is solved. :next goes on; or try out what you like.") }
    let path = exercise.paths.first ?? "your file"
    suggest("Edit \(path) (:edit), then :check. Type Swift to try things out; :help lists the rest.")
  }

  /// Judges an answer.
  func judge(_ entry: String) throws(CommandFailure) {
    guard let exercise, let question = exercise.question else { return }
    let request = WorkerRequest.answer(
      exercise: exercise.summary.number, question: question.question.name, answer: entry)
    guard case .answer(let report) = try ask(request) else { return }
    say(CourseDrawing(style: style, highlight: highlight).answer(report))
    guard report.isRight else { return suggest("Try again, or press Enter to come back to it later with :ask.") }
    self.exercise?.summary = report.exercise
    say([""])
    if report.openQuestions == 0 { conclude() }
    try askQuestion()
  }

  /// Shows what the lesson says once its questions are answered.
  private func conclude() {
    guard let conclusion = exercise?.conclusion, !conclusion.isEmpty else { return }
    let lines = CourseDrawing(style: style, highlight: highlight).markdown(conclusion) + [""]
    Pager(style: style, isInteractive: isInteractive, write: write).show(lines)
  }

  /// Puts the question off, so that Swift can be typed.
  func putQuestionOff() {
    guard exercise?.isAsking == true, isInteractive else { return }
    exercise?.isQuestionPutOff = true
    suggest("Put off; :ask brings the question back. Now you can type Swift.")
  }
}
