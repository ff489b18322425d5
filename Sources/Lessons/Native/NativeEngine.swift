import Glibc

/// Runs exercises with the toolchain's compiler and its real modules.
public struct NativeEngine: ExerciseEngine {
  /// The toolchain; `nil` when there is none.
  let toolchain: Toolchain?
  /// The module that checks import; `nil` without a toolchain.
  let support: SupportModule?
  /// How many seconds a program may run.
  let seconds: Double
  /// How many bytes it may print.
  let outputLimit: Int
  /// The language mode.
  let languageMode: Int

  /// Which engine it is.
  public var name: EngineName { .native }

  /// An engine over `toolchain`, for courses whose support module ships at `root`.
  public init(
    toolchain: Toolchain?, root: String, directories: Directories, seconds: Double = 20, outputLimit: Int = 1 << 22,
    languageMode: Int = 5
  ) {
    self.toolchain = toolchain
    support = toolchain.map { SupportModule(toolchain: $0, root: root, directories: directories) }
    self.seconds = seconds
    self.outputLimit = outputLimit
    self.languageMode = languageMode
  }

  /// What an editor needs to know of this engine's compiler and modules.
  public var editorFiles: EditorFiles { EditorFiles(support: support, languageMode: languageMode) }

  // MARK: Compiling

  /// What came of a compilation.
  enum Compilation {
    /// A program, which lives as long as the folder.
    case program(String, ScratchFolder, CompilerOutput)
    /// None, and why.
    case failed(Ending, [Message])
  }

  /// Compiles files and a main file that we add into one program.
  func compile(_ files: [SourceText], main: SourceText) -> Compilation {
    guard let toolchain, let support else { return .failed(.unavailable, [Self.noToolchain]) }
    guard let scratch = ScratchFolder() else { return .failed(.defect, [Message("no folder for a compilation")]) }
    do {
      let folder = try support.folder()
      let names = try scratch.write(files + [main])
      let reader = CompilerOutput(names: names)
      let program = scratch.path + "/exercise"
      let arguments =
        flags(isLibrary: true) + ["-I", folder, "-L", folder, "-lExerciseSupport", "-o", program] + names.map(\.path)
      let compiler = Subprocess(executable: toolchain.swiftc, arguments: arguments)
      guard let result = compiler.run() else { return .failed(.unavailable, [Self.noToolchain]) }
      guard result.succeeded else { return .failed(.invalid, Self.refusal(result, reader)) }
      return .program(program, scratch, reader)
    } catch let failure as SupportModule.Failure {
      return .failed(.defect, failure.messages)
    } catch {
      return .failed(.defect, [Message("a compilation's files cannot be written: \(error)")])
    }
  }

  /// The flags of every compilation. One process for the whole module takes two thirds of the time of one for each file.
  func flags(isLibrary: Bool) -> [String] {
    [
      "-swift-version", "\(languageMode)", "-module-name", "Exercise", "-wmo", "-suppress-warnings",
      "-diagnostic-style", "llvm",
    ]
      + (isLibrary ? ["-parse-as-library"] : [])
  }

  /// What the compiler said; something, even if it crashed.
  private static func refusal(_ result: Subprocess.Result, _ reader: CompilerOutput) -> [Message] {
    let errors = reader.messages(in: result.errors).filter { $0.severity == "error" }
    guard errors.isEmpty else { return errors }
    return [Message("the compiler gave up: \(result.errors.split(whereSeparator: \.isNewline).first ?? "no word")")]
  }

  /// What is said when there is no toolchain.
  static let noToolchain = Message(
    "no Swift compiler was found on PATH; the native engine needs one (or name it in WORKBOOK_SWIFTC)")

  // MARK: Type checking

  /// What the compiler has to say about files that are one module; empty when it accepts them, `nil` without a toolchain.
  public func typeCheck(_ files: [SourceText], isProgram: Bool) -> [Message]? {
    guard let toolchain, let scratch = ScratchFolder(), let names = try? scratch.write(files) else { return nil }
    var arguments = flags(isLibrary: !isProgram) + ["-typecheck"]
    if let folder = try? support?.folder() { arguments += ["-I", folder] }
    let compiler = Subprocess(executable: toolchain.swiftc, arguments: arguments + names.map(\.path))
    guard let result = compiler.run(), !result.timedOut else { return nil }
    return result.succeeded ? [] : Self.refusal(result, CompilerOutput(names: names))
  }

  // MARK: Programs

  /// Compiles and runs a whole program, its output passed on as it comes.
  public func run(_ program: SourceText, output: @escaping (ArraySlice<UInt8>) -> Void) -> EngineRun {
    guard let toolchain else { return EngineRun(ending: .unavailable, messages: [Self.noToolchain]) }
    guard let scratch = ScratchFolder(), let names = try? scratch.write([program]) else {
      return EngineRun(ending: .defect, messages: [Message("no folder for a compilation")])
    }
    var arguments = flags(isLibrary: false) + ["-o", scratch.path + "/program"] + names.map(\.path)
    if let folder = try? support?.folder() { arguments += ["-I", folder, "-L", folder, "-lExerciseSupport"] }
    let compiler = Subprocess(executable: toolchain.swiftc, arguments: arguments)
    guard let compiled = compiler.run() else { return EngineRun(ending: .unavailable, messages: [Self.noToolchain]) }
    let reader = CompilerOutput(names: names)
    guard compiled.succeeded else { return EngineRun(ending: .invalid, messages: Self.refusal(compiled, reader)) }
    let command = Self.unbuffered(scratch.path + "/program")
    let running = Subprocess(
      executable: command[0], arguments: Array(command.dropFirst()), environment: Self.quiet, input: .inherited,
      seconds: seconds, outputLimit: outputLimit, isBounded: true, onOutput: output)
    guard let result = running.run() else {
      return EngineRun(ending: .defect, messages: [Message("the program did not start")])
    }
    let ending = Self.ending(of: result)
    return EngineRun(ending: ending, messages: ending == .finished ? [] : [message(of: result, reader)])
  }

  /// The command line that runs a program whose output comes line by line, so that a trap does not swallow what was printed.
  private static func unbuffered(_ program: String) -> [String] {
    access("/usr/bin/stdbuf", X_OK) == 0 ? ["/usr/bin/stdbuf", "-oL", program] : [program]
  }

  /// A crash is reported by us, so the runtime need not draw the stack.
  static let quiet = ["SWIFT_BACKTRACE": "enable=no"]

  /// How a program ended.
  static func ending(of result: Subprocess.Result) -> Ending {
    if result.timedOut || result.overflowed || result.signal == SIGXCPU { return .exceeded }
    return result.exitCode == 0 ? .finished : .trapped
  }

  /// The sentence on a program that did not finish.
  func message(of result: Subprocess.Result, _ reader: CompilerOutput) -> Message {
    if result.overflowed { return Message("it printed more than \(outputLimit) bytes and was ended") }
    if result.timedOut || result.signal == SIGXCPU { return Message("it did not end within \(Int(seconds)) seconds") }
    return Self.trap(in: result.errors, reader)
      ?? Message(result.signal.map { "it was ended by signal \($0)" } ?? "it ended with code \(result.exitCode ?? 0)")
  }

  /// The runtime's sentence on a trap: `file:line: Fatal error: …`.
  static func trap(in errors: String, _ reader: CompilerOutput) -> Message? {
    for line in errors.split(whereSeparator: \.isNewline) {
      guard let mark = line.firstRange(of: "Fatal error") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      let number = place.count >= 2 ? Int(place[1]) : nil
      let isOurs = place.first.map { !$0.hasPrefix("Swift/") } ?? false
      return Message(
        String(line[mark.lowerBound...]),
        place: isOurs ? number.map { Place(file: reader.shown(String(place[0])), line: $0) } : nil)
    }
    return nil
  }
}
