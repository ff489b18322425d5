import Foundation
import Testing
import Tree

@testable import Parsing

/// What wrong syntax gets, and where.
@Suite struct DiagnosticTests {

  /// Wrong texts with the first error that `swiftc` gives each, from `Tests/Goldens/syntax.txt`.
  static let wrong: [(text: String, first: String)] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../Goldens/syntax.txt"
    let all = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return all.components(separatedBy: "-----\n").compactMap { entry in
      let parts = entry.components(separatedBy: "\n=> ")
      return parts.count == 2 ? (parts[0] + "\n", parts[1].trimmingCharacters(in: .newlines)) : nil
    }
  }()

  @Test("Wrong syntax is told in the compiler's words, at its place", arguments: wrong)
  func syntaxErrors(_ text: String, _ first: String) { #expect(Program.inline(text).complaints.first == first) }

  @Test func thereAreWrongTexts() { #expect(Self.wrong.count > 150) }

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
