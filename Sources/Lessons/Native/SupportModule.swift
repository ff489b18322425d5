import FoundationEssentials
import Synchronization

/// The module `ExerciseSupport`, compiled once for each compiler and kept in the cache.
struct SupportModule: Sendable {
  /// The compiler.
  let toolchain: Toolchain
  /// The folder with the module's sources.
  let sources: String
  /// The cache.
  let cache: String

  /// The module whose sources ship with the course at `root`.
  init(toolchain: Toolchain, root: String, directories: Directories) {
    self.toolchain = toolchain
    sources = root + "/Sources/ExerciseSupport"
    cache = directories.cache
  }

  /// Why the module could not be had.
  enum Failure: Error {
    /// Its sources are not there.
    case missing(String)
    /// It does not compile.
    case broken([Message])
    /// It could not be written.
    case unwritable(String)
  }

  /// The folder that holds the compiled module, compiled now if it is not there yet.
  func folder() throws(Failure) -> String {
    let files = Exercise.swiftFiles(file: "", folder: sources)
    guard !files.isEmpty else { throw .missing(sources) }
    var digest = Digest()
    digest.add(toolchain.identity)
    for file in files { digest.add(file.text) }
    let folder = "\(cache)/support/\(digest.hexadecimal)"
    try Self.compiling.withLock { _ throws(Failure) in
      if !Folder.isFile(folder + "/libExerciseSupport.a") { try compile(files, into: folder) }
    }
    return folder
  }

  /// Held while the module is compiled, so that proofs that run side by side compile it once.
  private static let compiling = Mutex<Void>(())

  /// Compiles the module beside its place and moves it there, so that two processes at once do each other no harm.
  private func compile(_ files: [SourceText], into folder: String) throws(Failure) {
    let draft = "\(folder).\(ProcessInfo.processInfo.processIdentifier)"
    defer { Folder.remove(draft) }
    do { try Folder.make(draft) } catch { throw .unwritable("\(error)") }
    let arguments =
      [
        "-swift-version", "6", "-parse-as-library", "-module-name", "ExerciseSupport", "-static", "-emit-library",
        "-emit-module", "-emit-module-path", "\(draft)/ExerciseSupport.swiftmodule", "-o",
        "\(draft)/libExerciseSupport.a",
        "-diagnostic-style", "llvm",
      ] + files.map { "\(sources)/\($0.name)" }
    guard let result = Subprocess(executable: toolchain.swiftc, arguments: arguments).run() else {
      throw .missing(toolchain.swiftc)
    }
    guard result.succeeded else { throw .broken(CompilerOutput(names: []).messages(in: result.errors)) }
    Self.move(draft, to: folder)
    if !Folder.isFile(folder + "/libExerciseSupport.a") { throw .unwritable(folder) }
  }

  /// Moves a folder; should another session have been quicker, its result is as good.
  private static func move(_ draft: String, to folder: String) {
    try? FileManager.default.moveItem(atPath: draft, toPath: folder)
  }
}

extension SupportModule.Failure {
  /// What is said to the learner.
  var messages: [Message] {
    switch self {
    case .missing(let path): [Message("the module ExerciseSupport cannot be compiled: '\(path)' is missing")]
    case .broken(let messages): [Message("the module ExerciseSupport does not compile", notes: messages)]
    case .unwritable(let reason): [Message("the module ExerciseSupport cannot be written: \(reason)")]
    }
  }
}
