extension Exercise {
  /// All that is wrong with the files of the exercise, apart from what only running it can tell.
  ///
  /// - Parameter names: The names of all exercises of the course.
  public func faults(among names: Set<String>) -> [CourseFault] {
    let (lesson, faults) = lesson()
    return faults + layoutFaults() + questionFaults(lesson) + checkFaults() + answerFaults(lesson)
      + lesson.revisits.filter { !names.contains($0) }
      .map { CourseFault(.unknownRevisit($0), file: path + "/Lesson.md") }
      + MarkdownFaults.faults(in: path + "/Lesson.md")
  }

  /// What lies in the folder and should not, or the other way about.
  private func layoutFaults() -> [CourseFault] {
    let known: Set = ["Lesson.md", "Exercise.swift", "Exercise", "Checks.swift", "Questions.swift"]
    var faults = Folder.names(in: path).filter { !known.contains($0) }.map { CourseFault(.strayFile($0), file: path) }
    faults += Folder.names(in: path + "/Exercise").filter { !$0.hasSuffix(".swift") }
      .map { CourseFault(.strayFile("Exercise/" + $0), file: path) }
    if starter().isEmpty { faults.append(CourseFault(.missingFile("Exercise.swift"), file: path)) }
    if checks() == nil, questions() == nil { faults.append(CourseFault(.nothingToJudge, file: path)) }
    return faults
  }

  /// Whether questions and the functions that answer them match.
  private func questionFaults(_ lesson: Lesson) -> [CourseFault] {
    let functions = answerFunctions()
    let missing = lesson.questions.filter { question in !functions.contains { $0.name == question.name } }
    let orphans = functions.filter { function in !lesson.questions.contains { $0.name == function.name } }
    return missing.map { CourseFault(.missingAnswerFunction($0.name), file: path + "/Lesson.md", line: $0.line) }
      + orphans.map { CourseFault(.orphanAnswerFunction($0.name), file: path + "/Questions.swift", line: $0.line) }
  }

  /// The questions that `Questions.swift` answers, with their lines.
  private func answerFunctions() -> [(name: String, line: Int)] {
    let words = CheckWord.words(in: questions()?.text ?? "")
    return zip(words, words.dropFirst()).compactMap { word, next in
      guard word.text == "func", next.text.hasPrefix("answer_") else { return nil }
      return (String(next.text.dropFirst("answer_".count)), next.line)
    }
  }

  /// Whether there are checks, each with a name of its own.
  private func checkFaults() -> [CourseFault] {
    guard let checks = checks() else { return [] }
    let declarations = CheckSource(checks).declarations
    var seen: Set<[String]> = []
    let doubled = declarations.filter { !seen.insert($0.suite + [$0.name]).inserted }
    return (declarations.isEmpty ? [CourseFault(.noCheck, file: checks.name)] : [])
      + doubled.map { CourseFault(.duplicateCheck($0.name), file: checks.name, line: $0.line) }
  }

  /// Whether right and wrong answers are there, and speak of what exists.
  private func answerFaults(_ lesson: Lesson) -> [CourseFault] {
    let (candidates, candidateFaults) = candidates()
    let (guesses, guessFaults) = wrongGuesses()
    let names = checks().map { CheckSource($0).declarations.map(\.name) } ?? []
    var faults = candidateFaults + guessFaults
    var wrongCount = guesses.count
    for candidate in candidates {
      guard case .wrong(let check) = candidate.expectation else { continue }
      wrongCount += 1
      if !names.contains(check) { faults.append(CourseFault(.wrongAnswerToNoCheck(check), file: candidate.path)) }
    }
    for guess in guesses where !lesson.questions.contains(where: { $0.name == guess.question }) {
      faults.append(CourseFault(.wrongAnswerToNoQuestion(guess.question), file: guess.path))
    }
    if wrongCount < 5, Folder.isFolder(root + "/Tests/WrongAnswers") {
      faults.append(CourseFault(.tooFewWrongAnswers(wrongCount), file: path))
    }
    return faults
  }
}

/// What `docc`, which must accept each lesson as an article, would stumble over.
enum MarkdownFaults {
  /// What is wrong with the Markdown of a file.
  static func faults(in file: String) -> [CourseFault] {
    var faults: [CourseFault] = []
    var fence: Int?
    var level = 1
    let lines = (Folder.text(of: file) ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { fence = fence == nil ? index : nil }
      guard fence == nil else { continue }
      let hashes = line.prefix { $0 == "#" }.count
      if hashes > 0, line.dropFirst(hashes).first == " " {
        if hashes > level + 1 { faults.append(CourseFault(.skippedHeadingLevel(hashes), file: file, line: index + 1)) }
        level = hashes
      }
      for target in links(in: line) where !isReachable(target, from: file) {
        faults.append(CourseFault(.brokenLink(target), file: file, line: index + 1))
      }
    }
    return faults + (fence.map { [CourseFault(.unclosedFence, file: file, line: $0 + 1)] } ?? [])
  }

  /// The targets of the links in a line, code left out.
  private static func links(in line: Substring) -> [String] {
    let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    return prose.ranges(of: "](").map { range in String(prose[range.upperBound...].prefix { $0 != ")" }) }
  }

  /// Whether a link leads to the web, to a heading, to a documentation page, or to a file that is there.
  private static func isReachable(_ target: String, from file: String) -> Bool {
    if target.isEmpty || target.contains(" ") { return false }
    if target.hasPrefix("#") || target.hasPrefix("doc:") || target.hasPrefix("https://") { return true }
    let path = Folder.absolute(String(target.prefix { $0 != "#" }), from: Folder.parent(of: file))
    return Folder.isFile(path) || Folder.isFolder(path)
  }
}
