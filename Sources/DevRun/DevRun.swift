import Foundation
import Session
import Tree

/// Runs a file on the embedded engine, for development.
@main
enum DevRun {
  static func main() throws {
    let path = CommandLine.arguments[1]
    let text = try String(contentsOfFile: path, encoding: .utf8)
    exit(BigStack.run { run(path, text) })
  }

  static func run(_ path: String, _ text: String) -> Int32 {
    let session = Session(output: { FileHandle.standardOutput.write(Data($0.utf8)) })
    let outcome = session.run([SourceFile(name: path, text: text)])
    for d in outcome.diagnostics where d.severity == .error || CommandLine.arguments.count > 2 { show(d) }
    if outcome.status != .finished, outcome.status != .invalid {
      for s in outcome.stack.prefix(8) {
        say("  in \(s.function) \(s.place.map { "\($0.file.name):\($0.line)" } ?? "?")")
      }
    }
    return withExtendedLifetime(session) { outcome.status.rawValue }
  }

  static func show(_ d: Diagnostic) {
    let r = d.range.written
    say("\(r.file.name.split(separator: "/").last ?? ""):\(r.line):\(r.column): \(d.severity): \(d.message)")
  }

  static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
