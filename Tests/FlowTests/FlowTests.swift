import Flow
import Foundation
import Parsing
import Testing
import Tree
import Typing

@testable import Session

/// Programs with what the compiler says about them at the end of each line: `// error: 12: message`, the number being the column.
struct FlowCase: CustomTestStringConvertible {

  /// The file's name.
  let name: String
  /// Its text.
  let text: String

  var testDescription: String { name }

  /// All cases, by their names.
  static let all: [FlowCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../Goldens/flow")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { FlowCase(name: name, text: $0) }
    }
  }()

  /// What the lines say that is wrong.
  func expected(_ severity: Diagnostic.Severity) -> Set<String> {
    var found: Set<String> = []
    for (i, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for part in line.components(separatedBy: "// ").dropFirst() where part.hasPrefix("\(severity): ") {
        found.insert("\(i + 1):" + part.dropFirst("\(severity): ".count).trimmingCharacters(in: .whitespaces))
      }
    }
    return found
  }

  /// What the flow checks say, whatever the type checker said before: severity, line, column and message.
  func observed() -> [(severity: Diagnostic.Severity, text: String)] {
    BigStack.run {
      let session = Session()
      let file = session.parser.parse(SourceFile(name: name, text: text))
      session.program.add(file)
      let typed = session.typer.check(file, isScript: true)
      let found = FlowChecker.check(typed, program: session.program, typer: session.typer)
      return withExtendedLifetime(session) {
        found.map { ($0.severity, "\($0.range.written.line):\($0.range.written.column): \($0.message)") }
      }
    }
  }
}

@Suite struct FlowTests {

  @Test func thereAreCases() { #expect(!FlowCase.all.isEmpty) }

  @Test(arguments: FlowCase.all) func saysWhatTheCompilerSays(_ flow: FlowCase) {
    let observed = flow.observed()
    #expect(places(observed, .error) == flow.expected(.error))
    let warnings = flow.expected(.warning)
    if !warnings.isEmpty { #expect(places(observed, .warning) == warnings) }
  }

  private func places(
    _ observed: [(severity: Diagnostic.Severity, text: String)], _ severity: Diagnostic.Severity
  ) -> Set<String> {
    Set(observed.filter { $0.severity == severity }.map(\.text))
  }
}
