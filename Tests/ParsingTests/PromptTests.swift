import Testing

@testable import Parsing

/// What the prompt asks about a text.
@Suite struct PromptTests {

  @Test(arguments: [
    "let x = 1", "}", "\"abc", "if x {\n}", "print(1))", "return", "1 2", "/* a */", "\"\"\"\nabc\n\"\"\"",
    "func f() { }", "#\"abc", String(repeating: "[", count: 40),
  ])
  func complete(_ text: String) { #expect(Completeness(of: text) == .complete) }

  @Test(arguments: [
    ("func f() {", 1), ("func f() {\n  if x {\n", 2), ("let x =", 0), ("1 +", 0), ("[1, 2", 1), ("foo(", 1),
    ("\"\"\"\nabc", 0), ("/* abc", 0), ("if x {\n} else", 0), ("switch x {\ncase 1: break", 1), ("x.", 0),
    ("@Observable", 0), ("#if A\nprint(1)", 0), ("func f()", 0), ("let s = \"\\(x", 1), ("a ? b :", 0),
    ("let a = [\n  1,\n", 1), ("f { x in", 1),
  ])
  func incomplete(_ text: String, _ indent: Int) {
    #expect(Completeness(of: text) == .incomplete(indent: indent))
  }

  @Test(arguments: ["", "  \n\t"])
  func empty(_ text: String) { #expect(Completeness(of: text) == .empty) }

  @Test func highlightingNamesTheParts() {
    let text = "let x: Int = f(\"a\") // c"
    let spans = SyntaxHighlighter.spans(of: text)
    let bytes = Array(text.utf8)
    let shown = spans.map { (String(decoding: bytes[$0.range], as: UTF8.self), $0.role) }
    #expect(shown.contains { $0 == ("let", .keyword) })
    #expect(shown.contains { $0 == ("Int", .typeName) })
    #expect(shown.contains { $0 == ("// c", .comment) })
    #expect(shown.contains { $0.1 == .string })
  }
}
