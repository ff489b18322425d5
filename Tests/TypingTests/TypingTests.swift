import Testing

@Suite struct TypingTests {

  @Test(arguments: [
    ("let x = 1 + 2 * 3", "Int"), ("let x = 1 + 2.5", "Double"), ("let x = [1, 2.5]", "[Double]"),
    ("let x = [1, 2].map { \"\\($0)\" }", "[String]"), ("let x = [\"a\": [1]]", "[String : [Int]]"),
    ("let x = true ? nil : 3", "Int?"), ("let x = [\"a\"].map(\\.count)", "[Int]"),
    ("let x = (1...3).reduce(0, +)", "Int"), ("let x = \"abc\".first.map(String.init)", "String?"),
    ("let x = [1: \"a\"][1]?.count", "Int?"), ("let x = zip([1], [\"b\"]).map { $0 }", "[(Int, String)]"),
    ("let x = [3, 1].sorted(by: >)", "[Int]"), ("let x = [1, 2].dropLast()", "ArraySlice<Int>"),
    ("let x = [0, 2].map { Int8(7).dividedReportingOverflow(by: $0).overflow }", "[Bool]"),
  ])
  func inferred(_ text: String, _ type: String) throws {
    #expect(try Workspace(text).type(of: "x") == type)
  }

  @Test(arguments: [
    ("let x: Int = \"a\"", "1:14: cannot convert value of type 'String' to specified type 'Int'"),
    ("var n = 1\nn = \"a\"", "2:5: cannot assign value of type 'String' to type 'Int'"),
    (
      "let a = 1\nlet b = 2.0\nprint(a * b)",
      "3:9: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'"
    ),
    ("struct S {}\nprint(S().size)", "2:11: value of type 'S' has no member 'size'"),
    ("let n = 1\nn = 2", "2:1: cannot assign to value: 'n' is a 'let' constant"),
    ("enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: break } }", "2:18: switch must be exhaustive"),
    ("func f() throws {}\nfunc g() { try f() }", "2:12: errors thrown from here are not handled"),
    ("func f() -> Int { print(1) }", "1:19: cannot convert return expression of type '()' to return type 'Int'"),
  ])
  func refused(_ text: String, _ message: String) throws {
    #expect(try Workspace(text).faults().first == message)
  }

  @Test(arguments: [
    "func f<T>(_ x: T) -> Int { 0 }\nfunc f<T: Equatable>(_ x: T) -> Int { 1 }\nprint(f(3), f([1]), f(Optional(2)))",
    "class A { let n: Int; required init(n: Int) { self.n = n }; func copy() -> Self { Self(n: n) } }\nprint(A(n: 1).copy().n)",
    "protocol P { func m() -> Int }\nstruct S: P { func m() -> Int { 1 } }\nlet all: [any P] = [S()]\nprint(all.map { $0.m() })",
    "struct L { func with<T>(_ f: () throws -> T) rethrows -> T { try f() } }\nlet r: Int? = try? L().with { throw CancelError() }\nstruct CancelError: Error {}",
    "var d: [String: Int] = [:]\nd[\"a\", default: 0] += 1\nfor (k, v) in d where v > 0 { print(k) }",
  ])
  func accepted(_ text: String) throws {
    #expect(try Workspace(text).faults() == [])
  }
}
