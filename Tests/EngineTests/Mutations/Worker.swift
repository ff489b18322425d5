import Foundation

/// A process that runs texts on the engine one after another, watched so that a crash or a hang costs one text.
struct Worker {

  /// What became of one text.
  struct Ending: Sendable {
    /// The file.
    let path: String
    /// The exit code that `workbook run` would give; `nil` when the process was ended by a signal or did not answer in time.
    let code: Int32?
    /// The first error, or how the process ended.
    let message: String
  }

  /// The worker's executable, which the package manager puts beside the tests.
  static let executable = Bundle.main.executableURL.flatMap { main in
    [main.deletingLastPathComponent(), Golden.repository.appendingPathComponent(".build/debug")]
      .map { $0.appendingPathComponent("EngineWorker") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// How many seconds one text may take.
  let patience: Double

  /// Runs all texts, starting a new process after each crash.
  func run(_ paths: [String], in executable: URL) throws -> [Ending] {
    var endings: [Ending] = []
    while endings.count < paths.count {
      endings += try runOnce(Array(paths[endings.count...]), in: executable)
    }
    return endings
  }

  /// Runs texts until all are done or the process ends; there is an ending for at least one.
  private func runOnce(_ paths: [String], in executable: URL) throws -> [Ending] {
    let process = Process()
    process.executableURL = executable
    let (input, output, errors) = (
      Pipe(), Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    )
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    let watch = Watch(process: process, patience: patience)
    feed(paths, to: input.fileHandleForWriting)
    var endings: [Ending] = []
    for line in Lines(output.fileHandleForReading) {
      watch.sawProgress()
      guard line.hasPrefix("end ") else { continue }
      let parts = line.split(separator: " ", maxSplits: 2)
      endings.append(
        Ending(path: paths[endings.count], code: Int32(parts[1]), message: parts.count > 2 ? String(parts[2]) : ""))
    }
    process.waitUntilExit()
    watch.stop()
    guard endings.count < paths.count else { return endings }
    let words = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let last =
      words.split(separator: "\n").first { $0.contains("Fatal") || $0.contains("failed") }
      ?? "signal \(process.terminationStatus)"
    return endings + [
      Ending(
        path: paths[endings.count], code: nil, message: watch.hasFired ? "no answer in \(patience) s" : String(last))
    ]
  }

  /// Writes the paths from another thread, since the pipe is smaller than their list.
  private func feed(_ paths: [String], to handle: FileHandle) {
    Thread.detachNewThread {
      signal(SIGPIPE, SIG_IGN)
      try? handle.write(contentsOf: Data(paths.map { $0 + "\n" }.joined().utf8))
      try? handle.close()
    }
  }
}

/// The lines that come from a pipe, as they come.
private struct Lines: Sequence, IteratorProtocol {
  private let handle: FileHandle
  private var pending = Data()

  /// Reads from a pipe's end.
  init(_ handle: FileHandle) { self.handle = handle }

  /// The next line; `nil` when the writer has closed.
  mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        defer { pending.removeSubrange(...end) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let more = handle.availableData
      guard !more.isEmpty else { return nil }
      pending.append(more)
    }
  }
}

/// Ends a process that has not shown progress for too long.
private final class Watch: @unchecked Sendable {
  private let process: Process
  private let patience: Double
  private let lock = NSLock()
  private var last = Date()
  private var isStopped = false
  private var fired = false

  /// Watches from now on.
  init(process: Process, patience: Double) {
    self.process = process
    self.patience = patience
    Thread.detachNewThread { [self] in while check() { Thread.sleep(forTimeInterval: 0.5) } }
  }

  /// Whether the process was ended for being late.
  var hasFired: Bool { lock.withLock { fired } }

  /// Starts the time anew.
  func sawProgress() { lock.withLock { last = Date() } }

  /// Ends watching.
  func stop() { lock.withLock { isStopped = true } }

  private func check() -> Bool {
    lock.withLock {
      guard !isStopped, !fired else { return false }
      guard Date().timeIntervalSince(last) > patience else { return true }
      fired = true
      kill(process.processIdentifier, SIGKILL)
      return false
    }
  }
}
