/// Why a command about an exercise could not be carried out.
public enum StudyError: Error, Equatable, Sendable {
  /// The exercise has not been laid into the learner's folder.
  case notStarted(String)
  /// The lesson asks no such question.
  case noQuestion(String, exercise: String)
  /// A free answer, or a choice, that cannot be meant.
  case noChoice(String, choices: [String])
  /// A free answer of another kind than the code's.
  case otherKind(String, expected: String)
  /// There is no course to be found.
  case noCourse
  /// A file could not be written.
  case unwritable(String)

  /// The sentence for the learner.
  public var wording: String {
    switch self {
    case .notStarted(let number): "\(number) is not started yet; 'workbook start \(number)' lays it into your folder"
    case .noQuestion(let name, let exercise): "\(exercise) asks no question '\(name)'"
    case .noChoice(let answer, let choices):
      "'\(answer)' is none of the choices: \(choices.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", "))"
    case .otherKind(let answer, let expected):
      "the question asks for \(expected), which '\(answer)' is not; Enter alone puts it off, then you can type Swift"
    case .noCourse: "no course was found; name its folder with --chapters or WORKBOOK_COURSE"
    case .unwritable(let reason): "cannot write: \(reason)"
    }
  }
}
