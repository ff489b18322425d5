extension NativeEngine {
  /// Runs the tests in `checks` against `exercise` with Swift Testing.
  ///
  /// A trap ends the process, and with it the tests that have not run; so the rest is run again without those that
  /// are done, until all are.
  public func check(_ exercise: [SourceText], with checks: SourceText) -> EngineRun {
    switch compile(exercise + [checks], main: Self.runner) {
    case .failed(let ending, let messages): EngineRun(ending: ending, messages: messages)
    case .program(let program, let scratch, let names): runAll(program, scratch, names, checks)
    }
  }

  /// The main file of a program that runs its tests.
  private static let runner = SourceText(
    name: "WorkbookRunner.swift",
    text: """
      import Testing
      @main struct WorkbookRunner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }

      """)

  /// Runs until every test has had its turn, or three of them ended the process.
  private func runAll(_ program: String, _ scratch: ScratchFolder, _ names: CompilerOutput, _ checks: SourceText)
    -> EngineRun
  {
    var reader = EventReader(names: names)
    var run = EngineRun(ending: .finished)
    for round in 1...4 {
      let events = "\(scratch.path)/events\(round)"
      guard let result = start(program, events, done: Set(reader.results.map(\.id)), scratch) else {
        return EngineRun(ending: .defect, messages: [Message("the checks did not start")])
      }
      reader.read(EventStream.lines(at: events))
      run.output += result.output
      let ending = Self.ending(of: result)
      // Swift Testing's own codes: 0 all passed, 1 some failed, 69 none were found.
      if let code = result.exitCode, [0, 1, 69].contains(code), ending != .exceeded { break }
      let message = message(of: result, names)
      guard reader.interrupt(.init(message: message.message, place: message.place, ending: ending)) != nil else {
        run.ending = ending
        run.messages = [message]
        break
      }
    }
    run.checks = CheckSource(checks).annotated(reader.results.map(\.item))
    return run
  }

  /// Runs the tests that are not done.
  private func start(_ program: String, _ events: String, done: Set<String>, _ scratch: ScratchFolder) -> Subprocess
    .Result?
  {
    let skipped = done.sorted().flatMap { ["--skip", "^" + Self.pattern(for: $0) + "$"] }
    let arguments = ["--no-parallel", "--event-stream-version", "0", "--event-stream-output-path", events] + skipped
    return Subprocess(
      executable: program, arguments: arguments, environment: Self.quiet, directory: scratch.path, seconds: seconds,
      outputLimit: outputLimit, isBounded: true
    ).run()
  }

  /// A regular expression for just this text.
  private static func pattern(for text: String) -> String {
    text.reduce(into: "") { pattern, character in
      if !character.isLetter, !character.isNumber, character.isASCII { pattern.append("\\") }
      pattern.append(character)
    }
  }

  /// Runs the functions that answer questions, each in a process of its own, since each may trap.
  public func answer(_ names: [String], in questions: SourceText, about exercise: [SourceText]) -> AnswerRun {
    switch compile(exercise + [questions], main: AnswerProgram.native(names)) {
    case .failed(let ending, let messages): return AnswerRun(ending: ending, messages: messages)
    case .program(let program, let scratch, let files):
      var run = AnswerRun(ending: .finished)
      for name in names { ask(program, name, scratch, files, &run) }
      return run
    }
  }

  /// Runs one of the functions.
  private func ask(
    _ program: String, _ name: String, _ scratch: ScratchFolder, _ files: CompilerOutput, _ run: inout AnswerRun
  ) {
    let running = Subprocess(
      executable: program, arguments: [name], environment: Self.quiet, directory: scratch.path, seconds: seconds,
      outputLimit: outputLimit, isBounded: true)
    guard let result = running.run() else {
      run.ending = .defect
      return
    }
    if let answer = AnswerProgram.answer(in: result.output), result.succeeded {
      run.answers[name] = answer
    } else {
      run.ending = Self.ending(of: result)
      run.messages.append(message(of: result, files))
    }
  }
}

/// The programs that print what a question's function returns, and what they print.
enum AnswerProgram {
  /// What stands before the answer, which may follow anything that the code printed.
  static let mark = "workbook-answer: "

  /// A program that asks the function that its argument names.
  static func native(_ names: [String]) -> SourceText {
    let cases = names.map { "    case \"\($0)\": print(\"\(mark)\\(answer_\($0)())\")\n" }.joined()
    return SourceText(
      name: "WorkbookAnswers.swift",
      text: "@main struct WorkbookAnswers {\n  static func main() {\n    switch CommandLine.arguments[1] {\n\(cases)"
        + "    default: break\n    }\n  }\n}\n")
  }

  /// A program that asks one function.
  static func single(_ name: String) -> SourceText {
    SourceText(name: "answer.swift", text: "print(\"\(mark)\\(answer_\(name)())\")\n")
  }

  /// The answer in what such a program printed.
  static func answer(in output: String) -> String? {
    guard let start = output.ranges(of: mark).last?.upperBound else { return nil }
    let text = output[start...]
    return text.hasSuffix("\n") ? String(text.dropLast()) : String(text)
  }
}
