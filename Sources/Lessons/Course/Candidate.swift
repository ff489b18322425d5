import FoundationEssentials

/// A whole answer to an exercise that the course brings, to prove its checks with.
public struct Candidate: Equatable, Sendable {
  /// What must become of it.
  public let expectation: Expectation
  /// The file or folder that it comes from.
  public let path: String
  /// Its files.
  public let files: [SourceText]

  /// What must become of an answer.
  public enum Expectation: Equatable, Sendable {
    /// It compiles and fails.
    case starter
    /// It passes.
    case solution
    /// It passes, by another road.
    case right
    /// It compiles and fails the check of this name.
    case wrong(check: String)
  }
}

/// A wrong answer to a question that the course brings.
public struct WrongGuess: Equatable, Sendable {
  /// The file.
  public let path: String
  /// The question's name.
  public let question: String
  /// The answer.
  public let answer: String
}

extension Exercise {
  /// The starter, the solution, and the right and wrong answers that the course brings; and what is wrong with them.
  public func candidates() -> (candidates: [Candidate], faults: [CourseFault]) {
    var found = [Candidate(expectation: .starter, path: path, files: starter())]
    var faults: [CourseFault] = []
    let solution = solution()
    let solutionPath = "\(root)/Solutions/\(relativePath)"
    if solution.isEmpty {
      if checks() != nil { faults.append(CourseFault(.missingSolution, file: path)) }
    } else {
      found.append(Candidate(expectation: .solution, path: solutionPath, files: solution))
    }
    for (path, files) in answers(in: "RightAnswers") {
      found.append(Candidate(expectation: .right, path: path, files: files))
    }
    for (path, files) in answers(in: "WrongAnswers") {
      if let check = files.first.flatMap({ Self.claim($0.text, "// fails: ") }) {
        found.append(Candidate(expectation: .wrong(check: check), path: path, files: files))
      } else {
        faults.append(CourseFault(.wrongAnswerWithoutClaim, file: path))
      }
    }
    return (found, faults)
  }

  /// The wrong answers to questions that the course brings; and what is wrong with them.
  public func wrongGuesses() -> (guesses: [WrongGuess], faults: [CourseFault]) {
    var guesses: [WrongGuess] = []
    var faults: [CourseFault] = []
    let folder = "\(root)/Tests/WrongAnswers/\(relativePath)"
    for name in Folder.names(in: folder) where name.hasSuffix(".txt") {
      let path = folder + "/" + name
      let lines = (Folder.text(of: path) ?? "").split(whereSeparator: \.isNewline)
      if lines.count == 2, let question = Self.claim(String(lines[0]), "# question: ") {
        guesses.append(WrongGuess(path: path, question: question, answer: LessonParser.trimmed(String(lines[1]))))
      } else {
        faults.append(CourseFault(.wrongAnswerWithoutClaim, file: path))
      }
    }
    return (guesses, faults)
  }

  /// Whole answers below a folder of the tests: a file or a folder each.
  private func answers(in kind: String) -> [(path: String, files: [SourceText])] {
    let folder = "\(root)/Tests/\(kind)/\(relativePath)"
    return Folder.names(in: folder).compactMap { name in
      let path = folder + "/" + name
      if name.hasSuffix(".swift"), let text = Folder.text(of: path) {
        return (path, [SourceText(name: "Exercise.swift", text: text)])
      }
      let files = Self.swiftFiles(file: "", folder: path)
      return files.isEmpty ? nil : (path, files)
    }
  }

  /// What the first line says after `mark`.
  private static func claim(_ text: String, _ mark: String) -> String? {
    guard let line = text.split(whereSeparator: \.isNewline).first, line.hasPrefix(mark) else { return nil }
    return LessonParser.trimmed(String(line.dropFirst(mark.count)))
  }
}
