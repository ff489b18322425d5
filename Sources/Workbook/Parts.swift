import FoundationEssentials
import Lessons
import Session
import Terminal

/// The parts of the workbook, put together: the only place that knows them all.
struct Parts: Sendable {
  /// What the command line says for all of them.
  private let options: GlobalOptions
  /// Where the workbook keeps what is its own.
  private let directories = Directories()
  /// The folder with the chapters and with what ships beside them; `nil` where there is none.
  private let root: String?
  /// The evaluator.
  let engine: SessionEngine
  /// Knows Swift's text.
  let language: any Language

  /// The parts that `options` ask for.
  init(_ options: GlobalOptions) {
    self.options = options
    root = CourseLocation.find()
    language = SwiftLanguage()
    let native = Self.native(root, directories)
    engine = SessionEngine(
      cache: directories.cache + "/expansions",
      arbiter: Self.arbiter(native, directories, options).map(PromptArbiter.init))
  }

  /// The evaluator as the lessons' engine.
  private var interpreter: InterpreterEngine {
    let configuration = SessionConfiguration(seconds: 10, cacheDirectory: engine.cache)
    return InterpreterEngine.embedded(configuration) { $0.traceLines() }
  }

  /// The compiler as an engine.
  func native(languageMode: Int = 5) -> NativeEngine {
    Self.native(root, directories, languageMode: languageMode)
  }

  /// The compiler as an engine, for the course at `root`.
  private static func native(_ root: String?, _ directories: Directories, languageMode: Int = 5) -> NativeEngine {
    NativeEngine(
      toolchain: Toolchain.find(), root: root ?? "", directories: directories, languageMode: languageMode)
  }

  /// The learner's work at the course.
  func makeStudy() throws(StudyError) -> Study {
    guard let root = root ?? options.chapters else { throw .noCourse }
    let native = native()
    return Study(
      course: Course(root: root, overlays: options.chapters.map { [$0] } ?? []),
      folder: AnswerFolder.find(from: FileManager.default.currentDirectoryPath), journal: Journal(in: directories),
      interpreter: interpreter, native: native, arbiter: Self.arbiter(native, directories, options),
      prepareEditor: { [root] folder in
        native.editorFiles.write(for: folder) + native.editorFiles.write(forAuthorsOf: root)
      })
  }

  /// What proves a course on `engines`; the compiler's results are remembered from one time to the next.
  func makeVerifier(_ engines: [EngineName]) -> Verifier {
    Verifier(
      engines: engines.map { name in
        switch name {
        case .interpreter: interpreter
        case .native: native().remembering(in: directories)
        }
      }, directory: FileManager.default.currentDirectoryPath)
  }

  /// Who is asked when the evaluator refuses; nobody, when the command line or `WORKBOOK_ARBITER` says so.
  private static func arbiter(
    _ native: NativeEngine, _ directories: Directories, _ options: GlobalOptions
  ) -> Arbiter? {
    guard options.hasArbiter, Console.variable("WORKBOOK_ARBITER") != "off" else { return nil }
    return Arbiter(log: GapLog(in: directories)) { native.typeCheck($0, isProgram: $1) }
  }
}
