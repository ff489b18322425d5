import Lessons

/// Why a command cannot do what it was asked.
struct CommandFailure: Error, Equatable, Sendable {
  /// The sentence for the learner.
  let message: String
  /// What the process ends with.
  var exitCode = ExitCode.usage
}

extension CommandFailure {
  /// The failure that an error of the lessons comes to.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as LookupError: self.init(message: error.wording)
    case let error as StudyError: self.init(message: error.wording)
    case let error as JournalError: self.init(message: error.wording, exitCode: .failed)
    default: self.init(message: "\(error)", exitCode: .defect)
    }
  }
}
