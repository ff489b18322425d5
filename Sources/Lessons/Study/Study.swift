/// One learner's work at one course: what the commands and the prompt do with exercises.
///
/// Nothing is printed and nothing is kept between calls: files, journal and engines are asked each time, so an
/// exercise may be edited, and another session may be running, meanwhile.
public struct Study: Sendable {
  /// The course.
  public let course: Course
  /// The learner's folder.
  public let folder: AnswerFolder
  /// What the learner did.
  public let journal: Journal
  /// The evaluator.
  let interpreter: any ExerciseEngine
  /// The compiler.
  let native: any ExerciseEngine
  /// Asks the compiler when our checker refuses; `nil` when nobody shall.
  let arbiter: Arbiter?
  /// Writes what an editor needs into the learner's folder; what could not be done, in words.
  let prepareEditor: @Sendable (AnswerFolder) -> [String]

  /// Creates a learner's work.
  public init(
    course: Course, folder: AnswerFolder, journal: Journal, interpreter: any ExerciseEngine, native: any ExerciseEngine,
    arbiter: Arbiter?, prepareEditor: @escaping @Sendable (AnswerFolder) -> [String] = { _ in [] }
  ) {
    self.course = course
    self.folder = folder
    self.journal = journal
    self.interpreter = interpreter
    self.native = native
    self.arbiter = arbiter
    self.prepareEditor = prepareEditor
  }

  // MARK: Finding

  /// The exercise that `word` means; without one, the one that the learner is at.
  ///
  /// - Throws: `LookupError`.
  public func exercise(_ word: String?) throws(LookupError) -> Exercise {
    if let word { return try course.exercise(word) }
    guard let exercise = current() else { throw .emptyCourse }
    return exercise
  }

  /// The exercise that the learner is at: what was touched last if it is unsolved, else the next unsolved one, else the last.
  public func current() -> Exercise? {
    let progress = progress()
    let touched = course.exercises.map { ($0, progress.entry($0)) }.filter { $0.1.lastTouched > 0 }
    if let last = touched.max(by: { $0.1.lastTouched < $1.1.lastTouched }), !last.1.isSolved { return last.0 }
    return next(in: progress) ?? course.exercises.last
  }

  /// The next unsolved exercise: the first after `exercise`, or else the first of all.
  func next(after exercise: Exercise? = nil, in progress: Progress) -> Exercise? {
    let all = course.exercises
    let start = all.firstIndex { $0 == exercise }.map { $0 + 1 } ?? 0
    return (all[start...] + all[..<start]).first { $0 != exercise && !progress.entry($0).isSolved }
  }

  /// What the journal comes to.
  public func progress() -> Progress {
    Progress(journal.records())
  }

  /// An exercise as reports name it.
  func summary(_ exercise: Exercise, _ progress: Progress? = nil, lesson: Lesson? = nil) -> ExerciseSummary {
    let lesson = lesson ?? exercise.lesson().lesson
    return ExerciseSummary(
      number: exercise.number, name: exercise.name, title: lesson.title,
      chapter: course.chapter(of: exercise)?.prose().title ?? "", kinds: lesson.kinds.map(\.rawValue),
      isSolved: (progress ?? self.progress()).entry(exercise).isSolved, isStarted: folder.isStarted(exercise))
  }

  // MARK: Reading

  /// All exercises with the learner's progress.
  public func list() -> CourseListing {
    let progress = progress()
    return CourseListing(
      exercises: course.exercises.map { summary($0, progress) }, next: next(in: progress)?.number)
  }

  /// A lesson to be read.
  public func show(_ word: String? = nil) throws -> LessonReport {
    let exercise = try exercise(word)
    let lesson = exercise.lesson().lesson
    return LessonReport(
      exercise: summary(exercise, lesson: lesson), summary: lesson.summary, introduction: lesson.introduction,
      questions: lesson.questions, conclusion: lesson.conclusion, files: paths(of: exercise))
  }

  /// The files that the learner edits as they are now; before `start`, as they will be.
  public func files(_ word: String? = nil) throws -> [SourceText] {
    files(of: try exercise(word))
  }

  /// The learner's files of an exercise, or those that `start` will lay.
  func files(of exercise: Exercise) -> [SourceText] {
    let own = folder.files(of: exercise)
    guard own.isEmpty else { return own }
    let place = folder.folder(of: exercise)
    return exercise.starter().map { SourceText(name: folder.shown(place + "/" + $0.name), text: $0.text) }
  }

  /// The paths of those files, as they are best shown.
  func paths(of exercise: Exercise) -> [String] {
    files(of: exercise).map(\.name)
  }

  /// The next hint, which is noted; the last one again when all were shown. `nil` when the lesson has none.
  public func hint(_ word: String? = nil) throws -> HintReport? {
    let exercise = try exercise(word)
    let lesson = exercise.lesson().lesson
    guard !lesson.hints.isEmpty else { return nil }
    let position = min(progress().entry(exercise).hintsShown + 1, lesson.hints.count)
    try journal.note(.hinted(position), exercise)
    return HintReport(
      exercise: summary(exercise, lesson: lesson), text: lesson.hints[position - 1], position: position,
      count: lesson.hints.count)
  }

  /// The solution, if the exercise is solved.
  public func solution(_ word: String? = nil) throws -> SolutionReport {
    let exercise = try exercise(word)
    let summary = summary(exercise)
    guard summary.isSolved else {
      return SolutionReport(
        exercise: summary, files: [], refusal: "The solution of \(exercise.number) is shown once you have solved it.")
    }
    let files = exercise.solution()
    return SolutionReport(
      exercise: summary, files: files,
      refusal: files.isEmpty ? "There is no solution to show: \(exercise.number) has nothing to edit." : nil)
  }

  // MARK: Laying out

  /// Lays an exercise into the learner's folder, with what an editor needs. Files that are there are left alone.
  public func start(_ word: String? = nil) throws -> StartReport {
    let exercise = try exercise(word)
    let laid = try folder.lay(exercise)
    if !laid.written.isEmpty { try journal.note(.started, exercise) }
    return StartReport(
      exercise: summary(exercise), files: laid.files.map(folder.shown), written: laid.written.map(folder.shown),
      remarks: prepareEditor(folder))
  }

  /// Puts the starter back; what the learner had written is kept beside.
  public func reset(_ word: String? = nil) throws -> ResetReport {
    let exercise = try exercise(word)
    let done = try folder.reset(exercise)
    try journal.note(.reset, exercise)
    return ResetReport(
      exercise: summary(exercise), files: done.files.map(folder.shown), kept: done.kept.map(folder.shown))
  }
}
