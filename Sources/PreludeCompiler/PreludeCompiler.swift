import Foundation
import Parsing
import Tree

/// Parses the prelude's files and writes a Swift file that holds the stored tree as a `StaticString`.
///
///     PreludeCompiler OUTPUT INPUT…
@main
enum PreludeCompiler {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { fail("usage: PreludeCompiler OUTPUT INPUT…") }
    onBigStack { compile(Array(arguments.dropFirst()), to: output) }
  }

  /// Parses, stores, writes; ends the process with messages when the prelude does not parse.
  private static func compile(_ inputs: [String], to output: String) {
    let sources = SourceMap()
    let parser = Parser(sources: sources, ids: NodeIDSource(), options: .prelude)
    let files = inputs.map { parser.parse(source($0)) }
    let diagnostics = files.flatMap(\.diagnostics)
    for d in diagnostics { report(d) }
    if diagnostics.contains(where: { $0.severity == .error }) { exit(1) }
    let text = EmbeddedLiteral.source(of: TreeEncoder().encode(files))
    do { try text.write(toFile: output, atomically: true, encoding: .utf8) } catch { fail("\(error)") }
  }

  /// Reads a file of the prelude under the name that diagnostics show.
  private static func source(_ path: String) -> SourceFile {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { fail("cannot read \(path)") }
    let name = path.split(separator: "/").suffix(2).joined(separator: "/")
    return SourceFile(name: name, text: text, origin: .prelude)
  }

  /// Prints a message in the compiler's style.
  private static func report(_ d: Diagnostic) {
    let line = "\(d.range.file.name):\(d.range.line):\(d.range.column): \(d.severity.rawValue): \(d.message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Ends the process with a message.
  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("PreludeCompiler: error: \(message)\n".utf8))
    exit(1)
  }

  /// Runs `work` on a thread whose stack deep nesting does not exhaust.
  private static func onBigStack(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
  }
}
