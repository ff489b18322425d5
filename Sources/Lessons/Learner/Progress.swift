/// What the journal comes to.
public struct Progress: Equatable, Sendable {

  /// How far one exercise is.
  public struct Entry: Equatable, Sendable {
    /// Whether it was solved once.
    public var isSolved = false
    /// Whether all checks passed at the last check.
    public var checksPass = false
    /// How often its checks were made.
    public var attempts = 0
    /// How many hints were shown since it was last reset.
    public var hintsShown = 0
    /// The answers to its questions in the order in which they were given.
    public var answers: [Answer] = []
    /// The place in the journal of the last thing that happened to it; 0 when nothing did.
    public var lastTouched = 0

    /// One answer to a question.
    public struct Answer: Equatable, Sendable {
      /// The question's name.
      public var question: String
      /// What was answered.
      public var answer: String
      /// Whether that was right.
      public var isRight: Bool
    }

    /// Whether a question has had a right answer.
    public func isAnswered(_ question: String) -> Bool {
      answers.contains { $0.question == question && $0.isRight }
    }
  }

  /// How many records were read.
  private var count = 0
  /// The entries by the names of exercises.
  private var byName: [String: Entry] = [:]
  /// The names under which a content was known.
  private var names: [String: String] = [:]

  /// Reads a journal.
  public init(_ records: [Journal.Record]) {
    for record in records { add(record) }
  }

  /// Takes one more record in.
  mutating func add(_ record: Journal.Record) {
    count += 1
    byName[resolved(record), default: Entry()].apply(record.event, at: count)
  }

  /// The name under which a record's exercise is kept: its own, or the one that the same content had before.
  private mutating func resolved(_ record: Journal.Record) -> String {
    if byName[record.exercise] == nil, let former = names[record.content] { return former }
    names[record.content] = record.exercise
    return record.exercise
  }

  /// How far `exercise` is, known by its name, or else by its content, should it have been renamed.
  public func entry(_ exercise: Exercise) -> Entry {
    if let entry = byName[exercise.name] { return entry }
    if names.isEmpty { return Entry() }
    return names[exercise.contentHash()].flatMap { byName[$0] } ?? Entry()
  }
}

extension Progress.Entry {
  /// Takes one event in.
  fileprivate mutating func apply(_ event: Journal.Record.Event, at index: Int) {
    lastTouched = index
    switch event {
    case .started: break
    case .checked(_, let failed):
      attempts += 1
      checksPass = failed == 0
    case .solved: isSolved = true
    case .hinted(let number): hintsShown = max(hintsShown, number)
    case .answered(let question, let answer, let isRight):
      answers.append(Answer(question: question, answer: answer, isRight: isRight))
    case .reset:
      hintsShown = 0
      checksPass = false
    }
  }
}
