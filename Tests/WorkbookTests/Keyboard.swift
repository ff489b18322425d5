import Foundation

/// A learner at the keyboard: the real program in a terminal that tmux plays.
final class Keyboard {
  /// Whether tmux is there.
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  /// The folder of the repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The program under test, which lies beside the tests.
  static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/workbook"

  /// The learner's folder, fresh and with nothing remembered from before.
  let folder = NSTemporaryDirectory() + "workbook-\(UUID().uuidString)"
  /// The name of tmux's own socket.
  private let socket = "workbook-\(UUID().uuidString.prefix(8))"

  /// Nothing came in time; what was on the screen.
  struct Silence: Error, CustomStringConvertible {
    /// What was waited for.
    let expected: String
    /// What was there.
    let screen: String

    /// Both, to be read.
    var description: String { "no '\(expected)' in time; the screen shows:\n\(screen)" }
  }

  /// Sits down and starts the program.
  init(_ arguments: String = "", columns: Int = 80, rows: Int = 120, environment: String = "") throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let variables = """
      XDG_STATE_HOME=\(folder)/state XDG_CACHE_HOME=/tmp/workbook-tests-cache WORKBOOK_COURSE=\(Self.root) \
      TERM=xterm-256color EDITOR= VISUAL= \(environment)
      """
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder,
      "env -u NO_COLOR \(variables) \(Self.program) \(arguments); echo \"exit $?\"; exec sleep 60")
  }

  deinit {
    _ = try? tmux("kill-server")
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Types a line and presses Enter.
  func type(_ line: String) throws {
    try tmux("send-keys", "-l", "--", line)
    try press("Enter")
  }

  /// Presses a key, by tmux's name for it.
  func press(_ key: String) throws {
    try tmux("send-keys", key)
  }

  /// Pastes text, with brackets around it as terminals do.
  func paste(_ text: String) throws {
    try tmux("set-buffer", "--", text)
    try tmux("paste-buffer", "-p")
  }

  /// What the screen shows.
  var screen: String { (try? tmux("capture-pane", "-p")) ?? "" }

  /// Waits until the screen shows `text`.
  @discardableResult
  func wait(for text: String, seconds: Double = 20) throws -> String {
    let deadline = Date() + seconds
    while Date() < deadline {
      let screen = screen
      if screen.contains(text) { return screen }
      usleep(20_000)
    }
    throw Silence(expected: text, screen: screen)
  }

  /// Wipes the screen, so that what is waited for next cannot have been there before.
  func clear() throws {
    try press("C-l")
    usleep(50_000)
  }

  /// Kills the worker behind the prompt, as a defect would; the number of workers that were killed.
  func killWorker() -> Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let workers = processes.compactMap(pid_t.init).filter { pid in
      contents(of: "/proc/\(pid)/cmdline").contains("--worker") && contents(of: "/proc/\(pid)/environ").contains(folder)
    }
    for worker in workers { kill(worker, SIGKILL) }
    return workers.count
  }

  /// The text of a file, which may be gone by now.
  private func contents(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Calls tmux; what it prints.
  ///
  /// By `posix_spawn`, since Foundation's `Process` may wait for ever when the child is gone before it is waited for.
  @discardableResult
  private func tmux(_ arguments: String...) throws -> String {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var pointers = (["tmux", "-L", socket] + arguments).map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var pid = pid_t()
    // Threads of Dispatch block all signals, and a tmux that inherits that cannot be ended by `kill-server`.
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let status = posix_spawn(&pid, "/usr/bin/tmux", &actions, &attributes, &pointers, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else { throw Silence(expected: "tmux", screen: "") }
    let text = String(decoding: bytes(from: ends[0]), as: UTF8.self)
    waitpid(pid, nil, 0)
    return text
  }

  /// All that comes from a pipe.
  private func bytes(from end: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(end, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }
}
