/// The proofs about one exercise.
struct Examination {
  /// The exercise.
  private let exercise: Exercise
  /// The engines.
  private let engines: [any ExerciseEngine]
  /// The names of all exercises.
  private let names: Set<String>
  /// The folder from which names of files are shown.
  private let directory: String

  /// What it came to.
  struct Result: Sendable {
    /// The proofs.
    var proofs: [Proof] = []
    /// How many checks were made.
    var checkCount = 0
  }

  /// Prepares to examine `exercise`.
  init(_ exercise: Exercise, _ engines: [any ExerciseEngine], names: Set<String>, directory: String) {
    self.exercise = exercise
    self.engines = engines
    self.names = names
    self.directory = directory
  }

  /// All proofs, in order: what can be read, questions, candidates.
  func examine() -> Result {
    var result = Result(proofs: readingProofs())
    proveQuestions(&result)
    for candidate in exercise.candidates().candidates { prove(candidate, &result) }
    return result
  }

  /// What reading the files tells.
  private func readingProofs() -> [Proof] {
    let claim = "Lesson, hints and files are in order"
    let faults = exercise.faults(among: names)
    guard !faults.isEmpty else { return [Proof(exercise.number, nil, claim)] }
    return faults.map { Proof(exercise.number, claim, $0, from: directory) }
  }

  /// A place in a file as it is shown.
  private func place(_ path: String, line: Int = 1) -> Place {
    Place(file: Folder.shown(path, from: directory), line: line)
  }

  /// A file of the course with the name that messages shall give it.
  private func shown(_ file: SourceText) -> SourceText {
    SourceText(name: Folder.shown(file.name, from: directory), text: file.text)
  }

  // MARK: Candidates

  /// Proves one whole answer on every engine, and that the engines agree.
  private func prove(_ candidate: Candidate, _ result: inout Result) {
    guard let checks = exercise.checks().map(shown) else { return proveCompiles(candidate, &result) }
    let runs = engines.map { (engine: $0.name, run: $0.check(candidate.files, with: checks)) }
    for (engine, run) in runs {
      result.checkCount += run.checks.count
      let fault = Self.fault(of: run, expecting: candidate.expectation)
      result.proofs.append(
        Proof(
          exercise.number, engine, Self.claim(candidate), fault: fault, place: place(candidate.path),
          details: fault == nil ? [] : Self.details(run)))
    }
    if runs.count > 1 { compare(runs, candidate, &result) }
  }

  /// Proves that the starter of an exercise without checks is accepted; the questions are about it.
  private func proveCompiles(_ candidate: Candidate, _ result: inout Result) {
    guard candidate.expectation == .starter, exercise.questions() == nil else { return }
    result.proofs.append(
      Proof(exercise.number, nil, "There is something to judge", fault: "neither checks nor questions run its code"))
  }

  /// What is claimed of a candidate.
  private static func claim(_ candidate: Candidate) -> String {
    switch candidate.expectation {
    case .starter: "The starter compiles and fails"
    case .solution: "The solution passes"
    case .right: "The right answer '\(title(candidate))' passes"
    case .wrong(let check): "The wrong answer '\(title(candidate))' fails “\(check)”"
    }
  }

  /// The name of a candidate's file.
  private static func title(_ candidate: Candidate) -> String {
    let name = Folder.name(of: candidate.path)
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// Why a run is not what was expected.
  private static func fault(of run: EngineRun, expecting expectation: Candidate.Expectation) -> String? {
    guard run.ending == .finished else { return "it ended as \(run.ending.rawValue)" }
    guard !run.checks.isEmpty else { return "no check was made" }
    let failed = run.checks.filter { !$0.passed }
    switch expectation {
    case .starter: return failed.isEmpty ? "it passes all checks" : nil
    case .solution, .right: return failed.isEmpty ? nil : "it fails \(failed.count) of \(run.checks.count) checks"
    case .wrong(let check):
      if failed.contains(where: { $0.name == check }) { return nil }
      return failed.isEmpty ? "it passes all checks" : "it fails others, but not this one"
    }
  }

  /// What helps to find a fault.
  private static func details(_ run: EngineRun) -> [String] {
    run.messages.prefix(5).map(\.line)
      + run.checks.filter { !$0.passed }.map { check in
        "✘ \(check.title): \(check.issues.first?.message ?? "")"
      }
  }

  /// Proves that the engines made the same checks with the same results.
  private func compare(_ runs: [(engine: EngineName, run: EngineRun)], _ candidate: Candidate, _ result: inout Result) {
    let differences = EngineComparison(runs[0].run, runs[1].run).differences
    guard !differences.isEmpty else { return }
    result.proofs.append(
      Proof(
        exercise.number, nil, "The engines agree on \(Self.title(candidate))", fault: differences[0],
        place: place(candidate.path), details: Array(differences.dropFirst())))
  }

  // MARK: Questions

  /// Proves that each question has an answer, that the lesson's remarks and choices fit it, and that engines agree.
  private func proveQuestions(_ result: inout Result) {
    let lesson = exercise.lesson().lesson
    guard let source = exercise.questions().map(shown), !lesson.questions.isEmpty else { return }
    let names = lesson.questions.map(\.name)
    let starter = exercise.starter()
    let runs = engines.map { (engine: $0.name, run: $0.answer(names, in: source, about: starter)) }
    for (engine, run) in runs {
      for question in lesson.questions { prove(question, run, engine, &result) }
      for guess in exercise.wrongGuesses().guesses { prove(guess, run, lesson, engine, &result) }
    }
    guard runs.count > 1 else { return }
    for name in names where runs[0].run.answers[name] != runs[1].run.answers[name] {
      let answers = runs.map { "\($0.engine.rawValue) says \($0.run.answers[name] ?? "nothing")" }
      result.proofs.append(
        Proof(
          exercise.number, nil, "The engines agree on the question '\(name)'", fault: answers.joined(separator: ", ")))
    }
  }

  /// Proves one question.
  private func prove(_ question: Question, _ run: AnswerRun, _ engine: EngineName, _ result: inout Result) {
    var fault: String?
    if let answer = run.answers[question.name] {
      if !question.choices.isEmpty, !question.choices.contains(answer) { fault = "no choice says '\(answer)'" }
      if question.feedback.contains(where: { $0.answer == answer }) {
        fault = "there is a remark on '\(answer)', which is right"
      }
    } else {
      fault = "the code gives no answer (\(run.ending.rawValue))"
    }
    result.proofs.append(
      Proof(
        exercise.number, engine, "The question '\(question.name)' has an answer", fault: fault,
        place: place(exercise.path + "/Lesson.md", line: question.line),
        details: fault == nil ? [] : run.messages.prefix(5).map(\.line)))
  }

  /// Proves that a wrong guess is wrong.
  private func prove(
    _ guess: WrongGuess, _ run: AnswerRun, _ lesson: Lesson, _ engine: EngineName, _ result: inout Result
  ) {
    guard let question = lesson.questions.first(where: { $0.name == guess.question }) else { return }
    guard let answer = run.answers[guess.question] else { return }
    let isRight = question.agrees(guess.answer, with: answer)
    result.proofs.append(
      Proof(
        exercise.number, engine, "The wrong answer '\(Folder.name(of: guess.path))' is wrong",
        fault: isRight ? "'\(guess.answer)' is what the code says" : nil, place: place(guess.path)))
  }
}

/// What two engines made of the same files.
struct EngineComparison {
  /// In what they differ, in words; empty when they agree.
  let differences: [String]

  /// Compares two runs: the checks by name, arguments and suites, and whether each passed.
  init(_ a: EngineRun, _ b: EngineRun) {
    var found: [String] = []
    if a.ending != b.ending { found.append("one ended as \(a.ending.rawValue), the other as \(b.ending.rawValue)") }
    if a.checks.count != b.checks.count { found.append("\(a.checks.count) checks were made, and \(b.checks.count)") }
    for (one, other) in zip(a.checks, b.checks) {
      if one.title != other.title {
        found.append("the check “\(one.title)” stands where “\(other.title)” does")
      } else if one.passed != other.passed {
        found.append("“\(one.title)” \(one.passed ? "passed" : "failed"), and \(other.passed ? "passed" : "failed")")
      }
    }
    differences = found
  }
}

extension CheckItem {
  /// The name with its suites and arguments.
  public var title: String {
    (suite + [name]).joined(separator: " / ") + (arguments.map { " (\($0))" } ?? "")
  }
}
