import Foundation

/// The toolchain's compiler, which says what a program really does.
struct NativeCompiler: Sendable {

  /// The compiler on `PATH`; `nil` when there is none.
  static let found = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").lazy
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    .map { NativeCompiler(executable: $0) }

  /// `swiftc` as it is called, since it tells by its name what it is to do.
  let executable: URL

  /// The folder of the macro plugins.
  var plugins: URL { toolchain.appendingPathComponent("lib/swift/host/plugins") }

  /// Another tool of the same toolchain.
  func tool(_ name: String) -> URL { toolchain.appendingPathComponent("bin/" + name) }

  private var toolchain: URL {
    executable.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// How a process ended and what it wrote.
  struct Result: Sendable {
    /// The exit code, or the number of the signal.
    let code: Int32
    /// Standard output.
    let output: String
    /// Standard error.
    let errors: String
  }

  /// Compiles a program and runs it.
  func run(_ golden: Golden) throws -> Result {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("program")
    let compiled = try start(
      executable, ["-swift-version", "5", "-Onone", "-module-name", "main", golden.url.path, "-lm", "-o", program.path])
    // Without a buffer, since a trap loses what is in it.
    return compiled.code == 0 ? try start(URL(fileURLWithPath: "/usr/bin/stdbuf"), ["-o0", program.path]) : compiled
  }

  /// The first error of a program, as `line:col: error: message`.
  func firstError(of golden: Golden) throws -> String? {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let object = folder.appendingPathComponent("program")
    let result = try start(executable, ["-swift-version", "5", golden.url.path, "-o", object.path])
    let line = result.errors.split(separator: "\n").first { $0.contains(": error: ") }
    return line.map { String($0.dropFirst(golden.url.path.count + 1)) }
  }

  /// Runs a process to its end.
  func start(_ tool: URL, _ arguments: [String], input: String? = nil) throws -> Result {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    let (output, errors) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    process.standardOutput = try file(output)
    process.standardError = try file(errors)
    process.standardInput = FileHandle.nullDevice
    if let input {
      let text = folder.appendingPathComponent("in")
      try input.write(to: text, atomically: false, encoding: .utf8)
      process.standardInput = try FileHandle(forReadingFrom: text)
    }
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  private func file(_ url: URL) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    return try FileHandle(forWritingTo: url)
  }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-engine-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
