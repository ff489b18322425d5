/// Something that is wrong with a course, to be mended by its author.
public struct CourseFault: Error, Equatable, Sendable {
  /// The file or folder at fault.
  public let file: String
  /// The line, from one; 1 when the file as a whole is at fault.
  public let line: Int
  /// What is wrong.
  public let kind: Kind

  /// What can be wrong with a course.
  public enum Kind: Equatable, Sendable {
    case unreadable
    case noExercises
    case missingFile(String)
    case strayFile(String)
    case noTitle
    case noSummary
    case noKind
    case unknownKind(String)
    case unknownMetadata(String)
    case duplicateNumber(String, other: String)
    case duplicateExercise(String, other: String)
    case duplicateQuestion(String)
    case questionWithoutName
    case questionWithoutText(String)
    case singleChoice(String)
    case duplicateChoice(String)
    case feedbackWithoutAnswer
    case feedbackOnNoChoice(String)
    case duplicateFeedback(String)
    case tooFewHints(Int)
    case emptyHint(Int)
    case textAfterHints(String)
    case kindWithoutQuestions
    case questionsWithoutKind
    case nothingToJudge
    case missingAnswerFunction(String)
    case orphanAnswerFunction(String)
    case noCheck
    case duplicateCheck(String)
    case missingSolution
    case tooFewWrongAnswers(Int)
    case wrongAnswerWithoutClaim
    case wrongAnswerToNoCheck(String)
    case wrongAnswerToNoQuestion(String)
    case unknownRevisit(String)
    case unclosedFence
    case brokenLink(String)
    case skippedHeadingLevel(Int)
  }

  /// Creates a fault.
  public init(_ kind: Kind, file: String, line: Int = 1) {
    self.kind = kind
    self.file = file
    self.line = line
  }

  /// The fault as a diagnostic.
  public var message: Message {
    Message(kind.wording, place: Place(file: file, line: line))
  }
}
