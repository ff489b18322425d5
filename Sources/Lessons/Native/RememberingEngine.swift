import FoundationEssentials

/// An engine that remembers what came of the same files, so that a course is proved again in no time.
///
/// The key holds all that decides a result: the compiler, the module that checks import, and every text. What ran into
/// a time limit is not remembered, since that depends on what else the machine did.
public struct RememberingEngine: ExerciseEngine {
  /// The engine that runs what is new.
  private let engine: any ExerciseEngine
  /// What tells its results from those of others.
  private let identity: String
  /// The folder of results.
  private let folder: String

  /// Which engine it is.
  public var name: EngineName { engine.name }

  /// An engine that remembers what `engine`, known by `identity`, did.
  init(_ engine: any ExerciseEngine, identity: String, directories: Directories) {
    self.engine = engine
    self.identity = identity
    folder = directories.cache + "/runs"
  }

  /// Runs the tests in `checks` against `exercise`, unless it is known what comes of it.
  public func check(_ exercise: [SourceText], with checks: SourceText) -> EngineRun {
    recall("check", exercise + [checks]) {
      engine.check(exercise, with: checks)
    } isLasting: { run in
      run.ending == .finished && !run.checks.flatMap(\.issues).contains { $0.ending == .exceeded }
    }
  }

  /// Runs the functions that answer questions, unless their answers are known.
  public func answer(_ names: [String], in questions: SourceText, about exercise: [SourceText]) -> AnswerRun {
    recall("answer " + names.joined(separator: " "), exercise + [questions]) {
      engine.answer(names, in: questions, about: exercise)
    } isLasting: { run in
      run.ending == .finished
    }
  }

  /// The result kept under the texts, or a new one, which is kept if it will be the same tomorrow.
  private func recall<Result: Codable>(
    _ purpose: String, _ files: [SourceText], make: () -> Result, isLasting: (Result) -> Bool
  ) -> Result {
    var digest = Digest()
    for text in [identity, purpose] + files.flatMap({ [$0.name, $0.text] }) { digest.add(text) }
    let path = "\(folder)/\(digest.hexadecimal).json"
    if let text = Folder.text(of: path), let known = try? JSONDecoder().decode(Result.self, from: Data(text.utf8)) {
      return known
    }
    let result = make()
    if isLasting(result), let data = try? JSONEncoder.stable.encode(result) {
      try? Folder.write(String(decoding: data, as: UTF8.self), to: path)
    }
    return result
  }
}

extension NativeEngine {
  /// This engine with a memory in `directories`; itself, when it lacks a toolchain.
  public func remembering(in directories: Directories) -> any ExerciseEngine {
    guard let toolchain, let support else { return self }
    var digest = Digest()
    for file in Exercise.swiftFiles(file: "", folder: support.sources) { digest.add(file.text) }
    let identity = "\(toolchain.identity) \(digest.hexadecimal) \(languageMode)"
    return RememberingEngine(self, identity: identity, directories: directories)
  }
}
