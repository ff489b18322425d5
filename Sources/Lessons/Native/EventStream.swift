import FoundationEssentials

/// The records that Swift Testing writes to `--event-stream-output-path`, of which we read what we need.
enum EventStream {
  /// One line.
  struct Line: Decodable {
    /// `test` or `event`.
    var kind: String
    /// What it holds.
    var payload: Payload
  }

  /// A test that was found, or something that happened to one.
  struct Payload: Decodable {
    /// `function` or `suite`, or what happened.
    var kind: String
    /// The test's function or type.
    var name: String?
    /// The name given in the attribute.
    var displayName: String?
    /// A test's identifier.
    var id: String?
    /// The test to which something happened.
    var testID: String?
    /// Where the test stands.
    var sourceLocation: Location?
    /// Whether it takes arguments.
    var isParameterized: Bool?
    /// The case to which something happened.
    var testCase: Case?
    /// What went wrong.
    var issue: Issue?
    /// What is said about it.
    var messages: [Text]?

    /// The keys with an underscore are not yet promised, but there since the first version.
    enum CodingKeys: String, CodingKey {
      case kind, name, displayName, id, testID, sourceLocation, isParameterized, issue, messages
      case testCase = "_testCase"
    }
  }

  /// A place in a file, named as `Module/File.swift`.
  struct Location: Decodable {
    var fileID: String
    var line: Int
    var column: Int
  }

  /// One case of a parameterised test.
  struct Case: Decodable, Equatable {
    /// The arguments as text.
    var displayName: String
    /// Tells cases with the same text apart.
    var id: String
  }

  /// What went wrong.
  struct Issue: Decodable {
    var isKnown: Bool?
    var sourceLocation: Location?
  }

  /// A sentence, and whether it is the main one.
  struct Text: Decodable {
    var symbol: String
    var text: String
  }

  /// The records in a file, the last of which may be cut off.
  static func lines(at path: String) -> [Line] {
    let decoder = JSONDecoder()
    return (Folder.lossyText(of: path) ?? "").split(separator: "\n").compactMap { line in
      try? decoder.decode(Line.self, from: Data(line.utf8))
    }
  }
}

/// What a run of Swift Testing came to, read from its events.
struct EventReader {
  /// Gives files the names that messages show.
  let names: CompilerOutput
  /// The tests by their identifiers.
  private var tests: [String: EventStream.Payload] = [:]
  /// The results so far, one for each case that began.
  private(set) var results: [Result] = []
  /// The test that has begun and not ended.
  private(set) var running: String?

  /// One result and the test that it belongs to.
  struct Result {
    /// The test's identifier.
    var id: String
    /// The case of a parameterised test.
    var testCase: EventStream.Case?
    /// What is known of it.
    var item: CheckItem
  }

  /// Creates a reader.
  init(names: CompilerOutput) {
    self.names = names
  }

  /// Reads the records of one run.
  mutating func read(_ lines: [EventStream.Line]) {
    for line in lines {
      if line.kind == "test", let id = line.payload.id { tests[id] = line.payload }
      if line.kind == "event" { read(line.payload) }
    }
  }

  /// Reads one event.
  private mutating func read(_ event: EventStream.Payload) {
    guard let id = event.testID, let test = tests[id], test.kind == "function" else { return }
    switch event.kind {
    case "testStarted":
      running = id
      if test.isParameterized != true { begin(id, nil) }
    case "testCaseStarted":
      if test.isParameterized == true { begin(id, event.testCase) }
    case "issueRecorded": record(event, id)
    case "testEnded": running = nil
    default: break
    }
  }

  /// Begins a result.
  private mutating func begin(_ id: String, _ testCase: EventStream.Case?) {
    guard let test = tests[id] else { return }
    let item = CheckItem(
      name: test.displayName ?? Self.bare(test.name ?? id), suite: suites(of: id), arguments: testCase?.displayName,
      place: test.sourceLocation.map(place))
    results.append(Result(id: id, testCase: testCase, item: item))
  }

  /// A function's name without its labels: `name(_:)` is `name()`.
  private static func bare(_ name: String) -> String {
    name.prefix { $0 != "(" } + "()"
  }

  /// Notes what went wrong in a test.
  private mutating func record(_ event: EventStream.Payload, _ id: String) {
    guard event.issue?.isKnown != true else { return }
    if !results.contains(where: { $0.id == id && $0.testCase == event.testCase }) { begin(id, event.testCase) }
    guard let index = results.lastIndex(where: { $0.id == id && $0.testCase == event.testCase }) else { return }
    let texts = event.messages ?? []
    let sentence = texts.first { $0.symbol == "fail" }?.text ?? "An issue was recorded"
    let details = texts.filter { $0.symbol == "details" }.map(\.text).joined(separator: "\n")
    results[index].item.issues.append(
      CheckItem.Issue(
        message: sentence, comment: details.isEmpty ? nil : details, place: event.issue?.sourceLocation.map(place)))
  }

  /// Notes how the test ended that had begun when its process did; whether there was one.
  mutating func interrupt(_ issue: CheckItem.Issue) -> String? {
    guard let id = running else { return nil }
    running = nil
    if let index = results.lastIndex(where: { $0.id == id }) { results[index].item.issues.append(issue) }
    return id
  }

  /// The names of the suites around a test: those of its identifier's beginnings that are suites.
  private func suites(of id: String) -> [String] {
    let parts = id.split(separator: "/")
    return parts.indices.dropFirst().compactMap { end in
      let suite = tests[parts[..<end].joined(separator: "/")]
      return suite?.kind == "suite" ? suite?.displayName ?? suite?.name : nil
    }
  }

  /// A place as we show it.
  private func place(_ location: EventStream.Location) -> Place {
    Place(file: names.shown(location.fileID), line: location.line, column: location.column)
  }
}
