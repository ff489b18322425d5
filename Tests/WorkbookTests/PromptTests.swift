import Testing

@testable import Workbook

@Suite struct PromptCommandTests {
  @Test(arguments: [
    (":help", PromptCommand.Parsed.command(.help, "")),
    (":", .command(.help, "")),
    (":ch", .command(.check, "")),
    (": q ", .command(.quit, "")),
    (":TYPE  a + b ", .command(.type, "a + b")),
    (":t", .ambiguous("t", [.trace, .type, .tasks])),
    (":chekc", .unknown("chekc", nearest: "check")),
    (":zzzzzz", .unknown("zzzzzz", nearest: nil)),
  ])
  func parsing(text: String, result: PromptCommand.Parsed) {
    #expect(PromptCommand.parse(text) == result)
  }
}
