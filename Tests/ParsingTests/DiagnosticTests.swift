import Testing
import Tree

@testable import Parsing

/// What wrong syntax gets, and where.
@Suite struct DiagnosticTests {

  /// Places as `swiftc` gives them, words as SwiftParserDiagnostics has them.
  @Test(arguments: [
    ("func f() {\n  print(1)\n", "3:1: expected '}' to end function"),
    ("let s = \"abc\nprint(s)\n", "1:9: expected '\"' to end string literal"),
    ("let a = [1 2, 3]\n", "1:12: expected ',' in array element"),
    ("print(\"a\"\nprint(\"b\")\n", "1:10: expected ')' to end function call"),
    ("if x == 1\n  print(1)\n", "1:10: expected '{' in 'if' statement"),
    ("let x = 1 +\n", "2:1: expected expression after operator"),
    ("let x = a.\n", "1:10: expected name in member access"),
    ("while { }\n", "1:1: missing condition in 'while' statement"),
    ("let x = 1 let y = 2\n", "1:10: consecutive statements on a line must be separated by newline or ';'"),
    ("let d = [\"a\": 1, \"b\" 2]\n", "1:22: expected ':' in dictionary element"),
    ("}\n", "1:1: unexpected brace in source file"),
  ])
  func syntaxErrors(_ text: String, _ first: String) { #expect(Program.inline(text).complaints.first == first) }

  /// What the grammar of SwiftSyntax allows and the compiler's parser does not.
  @Test(arguments: [
    ("func f()\n", "1:6: expected '{' in body of function declaration"),
    ("struct S { init() }\n", "1:12: initializer requires a body"),
    ("init() {}\n", "1:5: initializers may only be declared within a type"),
    ("struct S { case a }\n", "1:12: enum 'case' is not allowed outside of an enum"),
    ("let x: Int { 3 }\n", "1:12: 'let' declarations cannot be computed properties"),
    ("var x { 3 }\n", "1:5: computed property must have an explicit type"),
    (
      "protocol P { var x: Int }\n",
      "1:18: property in protocol must have explicit { get } or { get set } specifier"
    ),
    ("struct S { var x: Int { set { } } }\n", "1:25: variable with a setter must also have a getter"),
    ("protocol P { func f() { } }\n", "1:23: protocol methods must not have bodies"),
    ("class C { var x: Int { willSet { } get { 1 } } }\n", "1:24: 'willSet' cannot be provided together with a getter"),
    (
      "switch 3 {\ncase 1:\ndefault: break\n}\n",
      "2:1: 'case' label in a 'switch' must have at least one executable statement"
    ),
    ("struct S { public private var x = 1 }\n", "1:19: multiple incompatible access-level modifiers specified"),
    ("func g() { extension A { } }\n", "1:12: declaration is only valid at file scope"),
    ("struct S { lazy let x = 1 }\n", "1:12: 'lazy' cannot be used on a let"),
    ("infix operator <+>: Foo\n", "1:21: unknown precedence group 'Foo'"),
    ("a <> b\n", "1:3: cannot find operator '<>' in scope"),
    ("a == b == c\n", "1:3: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'"),
  ])
  func rules(_ text: String, _ first: String) { #expect(Program.inline(text).complaints.first == first) }

  @Test func allErrorsAreTold() {
    #expect(Program.inline("let = 1\nlet x = [1 2]\nfunc () {}\n").complaints.count == 3)
  }

  @Test func fixItsSayWhatWouldMend() throws {
    let parsed = Program.inline("let x = 1 let y = 2\n").parsed
    let fixIts = try #require(parsed.diagnostics.first).fixIts
    #expect(fixIts.contains { $0.message == "insert ';'" || $0.message == "insert newline" })
  }

  @Test func whatTheTreeLacksIsNamed() throws {
    let parsed = Program.inline("struct V<let n: Int> { }").parsed
    #expect(parsed.diagnostics.map(\.category) == [.unsupported])
  }

  @Test(arguments: [
    String(repeating: "[", count: 9), String(repeating: "(", count: 201), String(repeating: "#if A\n", count: 201),
    "if a {}" + String(repeating: " else if b {}", count: 1100), "a" + String(repeating: " + 1", count: 1100),
    "let f: " + String(repeating: "() -> ", count: 201) + "Int",
    String(repeating: "\"\\(", count: 201),
    "let a = x" + String(repeating: ".f()", count: 1001),
    "let a = " + String(repeating: "try await ", count: 101) + "x",
    "let a: Int" + String(repeating: "?", count: 201),
  ])
  func absurdNestingIsRefusedBeforeParsing(_ text: String) {
    let parsed = Program.inline(text).parsed
    #expect(parsed.diagnostics.map(\.category) == [.unsupported])
    #expect(parsed.items.isEmpty)
  }

  @Test(arguments: [
    "let a = \"[[[[[[[[[[[[\"", "// [[[[[[[[[[[[[", "/* [[[[[[ /* [[[[[ */ [[[[ */", "let a = #\"\\#(x)[[[[[[[[[[[[\"#",
    "let a = \"\"\"\n[[[[[[[[[[[\n\"\"\"", String(repeating: "x = x + 1\n", count: 3000),
  ])
  func whatOnlyLooksNestedIsParsed(_ text: String) { #expect(Program.inline(text).complaints == []) }

  @Test("No program of the goldens without errors is complained of", arguments: Programs.all)
  func goldensParse(_ program: Program) {
    guard !program.name.hasPrefix("errors/"), !program.name.hasPrefix("diagnostics/") else { return }
    #expect(program.complaints == [])
  }
}
