extension Study {
  /// The first question of a lesson that has no right answer yet; `nil` when there is none left.
  public func question(_ word: String? = nil) throws -> QuestionReport? {
    let exercise = try exercise(word)
    let lesson = exercise.lesson().lesson
    let entry = progress().entry(exercise)
    guard let index = lesson.questions.firstIndex(where: { !entry.isAnswered($0.name) }) else { return nil }
    return QuestionReport(
      exercise: summary(exercise, lesson: lesson), question: lesson.questions[index], position: index + 1,
      count: lesson.questions.count)
  }

  /// Judges an answer by running the code that knows it, against the exercise as it was given out.
  ///
  /// A choice may be given by its number or its text. The answer is noted, right or wrong, unless the code failed.
  public func answer(_ word: String?, question name: String, with given: String) throws -> AnswerReport {
    let exercise = try exercise(word)
    let lesson = exercise.lesson().lesson
    guard let question = lesson.questions.first(where: { $0.name == name }), let source = exercise.questions() else {
      throw StudyError.noQuestion(name, exercise: exercise.number)
    }
    var understood = try question.understood(given)
    let run = knowledge(of: [name], in: source, exercise)
    if let right = run.answers[name] { understood = try question.answer(understood, like: right) }
    let isRight = run.answers[name].map { question.agrees(understood, with: $0) } ?? false
    var progress = progress()
    if run.answers[name] != nil {
      progress.add(try journal.note(.answered(question: name, answer: understood, isRight: isRight), exercise))
      try settle(exercise, lesson, &progress)
    }
    return AnswerReport(
      isRight: isRight, given: understood, feedback: isRight ? "" : question.feedback(to: understood),
      ending: run.ending, messages: run.messages, events: isRight ? [] : run.events,
      openQuestions: openQuestions(lesson, progress.entry(exercise)),
      exercise: summary(exercise, progress, lesson: lesson))
  }

  /// What the code says; the compiler is asked in the evaluator's place when that lacks something.
  private func knowledge(of names: [String], in source: SourceText, _ exercise: Exercise) -> AnswerRun {
    let starter = exercise.starter()
    let run = interpreter.answer(names, in: source, about: starter)
    guard arbiter != nil, run.ending == .invalid || run.ending == .unsupported else { return run }
    let second = native.answer(names, in: source, about: starter)
    return second.ending == .finished ? second : run
  }

  /// How many questions have had no right answer.
  func openQuestions(_ lesson: Lesson, _ entry: Progress.Entry) -> Int {
    lesson.questions.count { !entry.isAnswered($0.name) }
  }

  /// Notes that an exercise is solved once its questions are answered and its checks, if it has any, passed.
  func settle(_ exercise: Exercise, _ lesson: Lesson, _ progress: inout Progress) throws {
    let entry = progress.entry(exercise)
    guard !entry.isSolved, openQuestions(lesson, entry) == 0 else { return }
    if entry.checksPass || exercise.checks() == nil { progress.add(try journal.note(.solved, exercise)) }
  }
}

extension Question {
  /// What `given` means: a choice by its number or its text in any case, or the text itself.
  ///
  /// - Throws: `StudyError.noChoice` when there are choices and it is none, so a slip of the finger costs nothing.
  func understood(_ given: String) throws(StudyError) -> String {
    let answer = LessonParser.trimmed(given)
    guard !choices.isEmpty else { return answer }
    let same = choices.first { $0 == answer } ?? choices.first { $0.lowercased() == answer.lowercased() }
    if let same { return same }
    if let number = Int(answer), choices.indices.contains(number - 1) { return choices[number - 1] }
    throw .noChoice(answer, choices: choices)
  }

  /// Whether an answer says what the code says: numbers by value, other texts by their letters.
  func agrees(_ answer: String, with right: String) -> Bool {
    if answer == right { return true }
    if let a = Self.number(answer), let b = Double(right) { return a == b }
    if answer.count > 1, answer.first == "\"", answer.last == "\"" { return answer.dropFirst().dropLast() == right }
    return right == "true" || right == "false" ? Self.truths[answer.lowercased()] == right : false
  }

  /// A free answer in the form of the code's: `once` as `1`, `yes` as `true`.
  ///
  /// - Throws: `StudyError.otherKind` where the code gives a number or a truth and the answer is none; someone typed Swift, say,
  ///   and that must cost nothing.
  func answer(_ answer: String, like right: String) throws(StudyError) -> String {
    guard choices.isEmpty else { return answer }
    if Double(right) != nil {
      guard let number = Self.number(answer) else { throw .otherKind(answer, expected: "a number") }
      return Int(exactly: number).map(String.init) ?? answer
    }
    guard right == "true" || right == "false" else { return answer }
    guard let truth = Self.truths[answer.lowercased()] else { throw .otherKind(answer, expected: "true or false") }
    return truth
  }

  /// The number that a text says, in digits or as a small word.
  private static func number(_ text: String) -> Double? { Double(text) ?? numbers[text.lowercased()] }

  /// What people say for small numbers.
  private static let numbers: [String: Double] = [
    "none": 0, "never": 0, "zero": 0, "one": 1, "once": 1, "two": 2, "twice": 2, "three": 3, "four": 4, "five": 5,
  ]

  /// What people say for the two truths.
  private static let truths = [
    "true": "true", "yes": "true", "y": "true", "false": "false", "no": "false", "n": "false",
  ]
}
