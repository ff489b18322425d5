import Testing

@testable import Lessons

@Suite("What the compiler prints")
struct CompilerOutputTests {
  @Test("Errors with their notes, warnings, places without files")
  func messages() {
    let text = """
      /tmp/x/Exercise.swift:1:5: error: first: second
      let a = b
          ^~~
      /tmp/x/Exercise.swift:2:1: note: declared here
      let c = d
      ^
      <unknown>:0: error: no place
      error: linker failed
      /tmp/x/Checks.swift:3:2: warning: unused
      """
    let reader = CompilerOutput(names: [("/tmp/x/Exercise.swift", "Answers/E.swift")])
    let found = reader.messages(in: text)
    #expect(found.map(\.line).first == "Answers/E.swift:1:5: error: first: second")
    #expect(found[0].notes.map(\.message) == ["declared here"])
    #expect(found[0].length == 3)
    #expect(found.map(\.severity) == ["error", "error", "warning"])
    #expect(found[2].place?.file == "/tmp/x/Checks.swift")
  }
}
