import Foundation
import Session
import Tree

/// Runs the files whose paths stand on standard input, one after another, each in a session of its own.
///
/// Says `begin PATH` before each and `end CODE MESSAGE` after it, so that whoever reads knows which text ended the process.
@main
enum EngineWorker {
  static func main() {
    while let path = readLine() {
      say("begin \(path)")
      let (code, message) = BigStack.run { run(path) }
      say("end \(code) \(message)")
    }
  }

  /// Writes a line past all buffers.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  /// The exit code that `workbook run` would give for a file, and its first error.
  private static func run(_ path: String) -> (Int32, String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return (2, "cannot read") }
    let configuration = SessionConfiguration(
      steps: 2_000_000, memory: 1 << 28, output: 1 << 20, depth: 10_000, seconds: 10)
    let session = Session(configuration: configuration, output: { _ in })
    let outcome = session.run([SourceFile(name: path, text: text)])
    let message = outcome.diagnostics.first { $0.category == .defect || outcome.status != .defect }?.message ?? ""
    let line = message.split(separator: "\n").first.map(String.init) ?? ""
    return withExtendedLifetime(session) { (outcome.status.rawValue, line) }
  }
}
