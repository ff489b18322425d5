extension Study {
  /// Checks the learner's files.
  ///
  /// When the evaluator refuses them, the arbiter asks the compiler: if that refuses too, its words are shown; if it
  /// accepts, the gap is ours, and the checks are made natively.
  ///
  /// - Throws: `LookupError`, `StudyError`, `JournalError`.
  public func check(_ word: String? = nil, engine: EngineName = .interpreter) throws -> CheckReport {
    let exercise = try exercise(word)
    let lesson = exercise.lesson().lesson
    guard var checks = exercise.checks() else { return try report(exercise, lesson, Trial(engine: engine)) }
    checks.name = folder.shown(checks.name)
    let files = folder.files(of: exercise)
    guard !files.isEmpty else { throw StudyError.notStarted(exercise.number) }
    var trial = engine == .native ? nativeTrial(files, checks) : interpretedTrial(files, checks, exercise)
    explainRefusal(&trial, checks)
    return try report(exercise, lesson, trial)
  }

  /// What came of making the checks, and who made them.
  private struct Trial {
    /// Who made them in the end.
    var engine: EngineName
    /// What came of it; an exercise without checks has nothing to run.
    var run = EngineRun(ending: .finished)
    /// What should be said besides.
    var remarks: [String] = []
    /// What our checker lacks.
    var gap: Gap?
  }

  /// Says what it means when it is the checks that do not compile; and shows no line of a file with hidden ones.
  private func explainRefusal(_ trial: inout Trial, _ checks: SourceText) {
    guard trial.run.ending == .invalid, !trial.run.messages.isEmpty else { return }
    guard trial.run.messages.allSatisfy({ $0.place?.file == checks.name }) else { return }
    trial.remarks.append(
      "Your code compiles, but not together with the checks: something that they use was renamed, removed or changed.")
    guard CheckSource(checks).declarations.contains(where: \.isHidden) else { return }
    for index in trial.run.messages.indices { trial.run.messages[index].excerpt = "" }
  }

  /// Makes the checks with the compiler.
  private func nativeTrial(_ files: [SourceText], _ checks: SourceText) -> Trial {
    Trial(engine: .native, run: native.check(files, with: checks))
  }

  /// Makes the checks with the evaluator, and goes to the arbiter when it refuses.
  private func interpretedTrial(_ files: [SourceText], _ checks: SourceText, _ exercise: Exercise) -> Trial {
    var trial = Trial(engine: .interpreter, run: interpreter.check(files, with: checks))
    let isRefused = trial.run.ending == .invalid || trial.run.ending == .unsupported
    guard isRefused, let arbiter else { return trial }
    switch arbiter.judge(files + [checks], refusedWith: trial.run.messages, context: exercise.name) {
    case .unavailable:
      trial.remarks.append("No Swift compiler was found to ask for a second opinion.")
    case .agrees(let messages):
      trial.run.ending = .invalid
      trial.run.messages = messages
    case .accepts(let gap):
      trial = nativeTrial(files, checks)
      trial.gap = gap
      trial.remarks.append(
        "This is valid Swift that the workbook's evaluator does not know yet: \(gap.message). The compiler made the checks."
      )
    }
    return trial
  }

  /// Notes what came of it and says it.
  private func report(_ exercise: Exercise, _ lesson: Lesson, _ trial: Trial) throws -> CheckReport {
    let run = trial.run
    let hasChecks = exercise.checks() != nil
    var progress = progress()
    if hasChecks, run.ending == .finished, !run.checks.isEmpty {
      let failed = run.checks.count { !$0.passed }
      progress.add(try journal.note(.checked(passed: run.checks.count - failed, failed: failed), exercise))
    }
    let open = openQuestions(lesson, progress.entry(exercise))
    let verdict = verdict(run, hasChecks: hasChecks, openQuestions: open)
    if verdict == .solved { try settle(exercise, lesson, &progress) }
    return CheckReport(
      exercise: summary(exercise, progress, lesson: lesson), verdict: verdict, engine: trial.engine,
      ending: run.ending, checks: run.checks, messages: run.messages, remarks: trial.remarks, gap: trial.gap,
      openQuestions: open, output: run.output, next: next(after: exercise, in: progress)?.number)
  }

  /// What a run comes to. A run without a single check proves nothing.
  private func verdict(_ run: EngineRun, hasChecks: Bool, openQuestions: Int) -> CheckReport.Verdict {
    if run.checks.contains(where: { !$0.passed }) { return .failed }
    if run.ending != .finished || (hasChecks && run.checks.isEmpty) { return .unchecked }
    return openQuestions == 0 ? .solved : .unanswered
  }
}
