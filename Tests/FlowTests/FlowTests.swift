import Foundation
import Session
import Testing
import Tree

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

  /// What the session says that is wrong.
  func observed() -> [Diagnostic] {
    BigStack.run { Session().run([SourceFile(name: name, text: text)]).diagnostics }
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

  private func places(_ diagnostics: [Diagnostic], _ severity: Diagnostic.Severity) -> Set<String> {
    Set(diagnostics.filter { $0.severity == severity }.map { "\($0.range.written.line):\($0.range.written.column): \($0.message)" })
  }
}
