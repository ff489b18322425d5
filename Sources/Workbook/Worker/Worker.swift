import Glibc
import Lessons
import Terminal

/// The process behind the prompt: runs the engine, so that the terminal outlives whatever happens to it.
///
/// Requests come by standard input, replies leave by standard output, and each byte on `interruptPipe` asks to stop what runs.
struct Worker: Sendable {
  /// Where the terminal asks to stop.
  static let interruptPipe: Int32 = 3

  /// Runs programs.
  let engine: any Engine
  /// Knows Swift's text.
  let language: any Language
  /// Opens the lessons.
  let makeStudy: @Sendable () throws -> Study

  /// Serves until the terminal closes its side.
  func serve() -> ExitCode {
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    limitResources()
    let channel = privateChannel()
    let program = engine.makeSession()
    InterruptListener.start(for: program)
    while let request = channel.receive(WorkerRequest.self) {
      let reply = answer(request, program) { _ = channel.send(WorkerReply.output($0)) }
      guard channel.send(reply) else { break }
    }
    return .fine
  }

  /// The pipes; what anybody prints goes to standard error from now on, so that no stray text gets between replies.
  private func privateChannel() -> FrameChannel {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return FrameChannel(input: STDIN_FILENO, output: output)
  }

  /// Keeps a runaway engine from taking the machine along.
  private func limitResources() {
    var memory = rlimit(rlim_cur: 6 << 30, rlim_max: 6 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
  }

  /// Does what is asked; a thrown error becomes a failure in words.
  private func answer(
    _ request: WorkerRequest, _ program: any LiveProgram, output: @escaping @Sendable (String) -> Void
  ) -> WorkerReply {
    do {
      return try programReply(request, program, output: output) ?? courseReply(request)
    } catch {
      return .failure(CommandFailure(error).message)
    }
  }

  /// The reply to what concerns the live program; `nil` for the rest.
  private func programReply(
    _ request: WorkerRequest, _ program: any LiveProgram, output: @escaping @Sendable (String) -> Void
  ) -> WorkerReply? {
    switch request {
    case .load(let files): return .outcome(program.load(files, output: output))
    case .feed(let entry): return .outcome(program.feed(entry, output: output))
    case .type(let expression): return .outcome(program.type(of: expression))
    case .expand:
      let (text, outcome) = program.expand()
      return .text(text, outcome)
    case .tasks: return .tasks(program.tasks())
    case .isComplete(let text): return .flag(language.isComplete(text))
    case .highlight(let text): return .pieces(language.highlight(text))
    default: return nil
    }
  }

  /// The reply to what concerns the lessons.
  private func courseReply(_ request: WorkerRequest) throws -> WorkerReply {
    let study = try makeStudy()
    return switch request {
    case .list: .listing(study.list())
    case .show(let exercise): .lesson(try study.show(exercise))
    case .question(let exercise): .question(try study.question(exercise))
    case .answer(let exercise, let question, let answer):
      .answer(try study.answer(exercise, question: question, with: answer))
    case .start(let exercise): .started(try study.start(exercise))
    case .files(let exercise): .files(try study.files(exercise))
    case .check(let exercise): .report(try study.check(exercise))
    case .hint(let exercise): .hint(try study.hint(exercise))
    case .reset(let exercise): .reset(try study.reset(exercise))
    case .solution(let exercise): .solution(try study.solution(exercise))
    case .load, .feed, .type, .expand, .tasks, .isComplete, .highlight: .failure("not a question about lessons")
    }
  }
}

/// Waits for the terminal to ask that what runs be stopped.
private enum InterruptListener {
  /// Listens on a thread of its own; when the terminal is gone the process ends, even in the middle of a run.
  static func start(for program: any LiveProgram) {
    let argument = Unmanaged.passRetained(Target(program)).toOpaque()
    var thread = pthread_t()
    pthread_create(&thread, nil, { InterruptListener.listen($0) }, argument)
    pthread_detach(thread)
  }

  /// The thread's body.
  private static func listen(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    let target = Unmanaged<Target>.fromOpaque(argument).takeRetainedValue()
    var byte: UInt8 = 0
    while true {
      let count = read(Worker.interruptPipe, &byte, 1)
      if count == 1 { target.program.interrupt() }
      if count == 0 { _exit(0) }
      if count < 0, errno != EINTR { return nil }
    }
  }

  /// The program as an object that a C argument can point to.
  private final class Target {
    /// What is stopped.
    let program: any LiveProgram

    /// A target for `program`.
    init(_ program: any LiveProgram) {
      self.program = program
    }
  }
}
