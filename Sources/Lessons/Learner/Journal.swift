import FoundationEssentials

/// What the learner did, in order; never rewritten.
public struct Journal: Sendable {
  /// The file.
  private let file: AppendOnlyFile
  /// The time in seconds since 1970.
  private let clock: @Sendable () -> Int

  /// The journal in `directories`, dated by `clock`.
  public init(
    in directories: Directories, clock: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) {
    file = AppendOnlyFile(path: directories.state + "/progress.journal")
    self.clock = clock
  }

  /// Where it lies.
  public var path: String { file.path }

  /// Notes that `event` happened to `exercise`; what was noted.
  @discardableResult
  public func note(_ event: Record.Event, _ exercise: Exercise) throws -> Record {
    let record = Record(time: clock(), exercise: exercise.name, content: exercise.contentHash(), event: event)
    try file.append(record.text)
    return record
  }

  /// All that was noted, oldest first; what was cut off, and what a later version wrote, is passed over.
  public func records() -> [Record] {
    file.records().compactMap(Record.init)
  }

  /// One thing that happened to an exercise.
  public struct Record: Equatable, Sendable {
    /// When, in seconds since 1970.
    public var time: Int
    /// The exercise's name.
    public var exercise: String
    /// The hash of its content then: a renamed exercise is known by it.
    public var content: String
    /// What happened.
    public var event: Event

    /// What can happen to an exercise.
    public enum Event: Equatable, Sendable {
      /// It was laid into the learner's folder.
      case started
      /// Its checks were made.
      case checked(passed: Int, failed: Int)
      /// All is done.
      case solved
      /// A hint was shown, by its number from one.
      case hinted(Int)
      /// A question was answered.
      case answered(question: String, answer: String, isRight: Bool)
      /// The starter was put back.
      case reset
    }
  }
}

extension JSONEncoder {
  /// An encoder whose output depends on nothing but the value.
  public static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
