import Testing
import Tree

@testable import Parsing

/// The shapes that expressions are given.
@Suite struct ExpressionTests {

  /// Expects the dump of each text.
  private func expect(_ pairs: [(text: String, dump: String)], sourceLocation: SourceLocation = #_sourceLocation) {
    for (text, dump) in pairs {
      #expect(Program.inline(text).dump == dump + "\n", sourceLocation: sourceLocation)
    }
  }

  @Test func operatorsFoldByPrecedence() {
    expect([
      ("a + b * c - d", "(- (+ a (* b c)) d)"),
      ("a = b ? c : d ? e : f", "(= a (?: b c (?: d e f)))"),
      ("a ?? b ?? c", "(?? a (?? b c))"),
      ("a < b && c || d", "(|| (&& (< a b) c) d)"),
      ("x as? Int ?? 3", "(?? (as? x Int) 3)"),
      ("x is Int && y", "(&& (is x Int) y)"),
      ("a += b + c", "(+= a (+ b c))"),
      ("-a.b", "(prefix - a.b)"),
      ("1...", "(postfix 1 ...)"),
      ("reduce(0, +)", "(call reduce 0, +)"),
    ])
  }

  @Test func tryAndAwaitCoverWhatIsToTheirRight() {
    expect([
      ("x = try a + b", "(= x (try (+ a b)))"),
      ("try a + b == c", "(try (== (+ a b) c))"),
      ("try? await f() ?? 3", "(try? (await (?? (call f ) 3)))"),
      ("let y = a + (try! b)", "(let let y = (+ a (paren (try! b))))"),
    ])
  }

  @Test func optionalChainsSpanTheWholeChain() {
    expect([
      ("a?.b.c", "(chain a?.b.c)"),
      ("a?.b?.c()", "(chain (call a?.b?.c ))"),
      ("a?[0]!.b", "(chain (subscript a? 0)!.b)"),
      ("(a?.b).c", "(paren (chain a?.b)).c"),
      ("a?.b = 1", "(chain (= a?.b 1))"),
      ("a?.b += 1", "(chain (+= a?.b 1))"),
      ("a?.b == 1", "(== (chain a?.b) 1)"),
      ("f(a?.b)?.c", "(chain (call f (chain a?.b))?.c)"),
      ("-a?.b", "(prefix - (chain a?.b))"),
    ])
  }

  @Test func customOperatorsAreKnownFromTheirDeclaration() {
    let text = """
      precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence }
      infix operator **: Power
      a * b ** c ** d
      """
    #expect(Program.inline(text).dump.hasSuffix("(* a (** b (** c d)))\n"))
  }

  @Test func operatorsOutliveTheirFileInOneSession() {
    let sources = SourceMap()
    let parser = Parser(sources: sources, ids: NodeIDSource())
    _ = parser.parse(SourceFile(name: "1", text: "infix operator <+>: AdditionPrecedence"))
    let second = parser.parse(SourceFile(name: "2", text: "a <+> b * c\ninfix operator <+>: AdditionPrecedence"))
    #expect(second.diagnostics.isEmpty)
    #expect(TreeDumper().dump(second.items).hasPrefix("(<+> a (* b c))"))
  }

  @Test func typesStandWhereExpressionsDo() {
    expect([
      ("[Int]()", "(call (type [Int]) )"),
      ("[String: [Int?]]()", "(call (type [String: [Int?]]) )"),
      ("Int?.none", "(type Int?).none"),
      ("[(Int, Foo.Bar)]()", "(call (type [(Int, Foo.Bar)]) )"),
      ("[(Int) -> Void]()", "(call (type [((Int) -> Void)]) )"),
      ("Array<Int>()", "(call Array<Int> )"),
      ("f([Int].self)", "(call f (type [Int]).self)"),
      ("[x].count", "[x].count"),
      ("(any P).self", "(type any P).self"),
    ])
  }

  @Test func closuresCountWhatTheyName() {
    expect([
      ("f { $0 + $1 }", "(call f trailing { $2 in (+ $0 $1)})"),
      ("f { g { $0 } }", "(call f trailing { in (call g trailing { $1 in $0})})"),
      ("f { [weak self, n = c] x, _ in x }", "(call f trailing {[weak self = self, n = c] (x, ) in x})"),
      ("f { (x: Int) -> Int in x }", "(call f trailing { (x: Int) in x})"),
      ("f(1) { } done: { }", "(call f 1, trailing { in }, trailing done: { in })"),
    ])
  }

  @Test func stringsAreDecoded() {
    expect([
      (#""a\tb\u{41}\"""#, #""a\tbA\"""#),
      (##"#"a\n\#n"#"##, ##""a\\n\n""##),
      ("\"\"\"\n  a\n    b \\\n  c\n  \"\"\"", #""a\n  b c""#),
      (#""a\(b, c: 1)d""#, #"(string "a" \(b, c: 1) "d")"#),
      (#""\(x)""#, #"(string \(x))"#),
      (#""""#, #""""#),
    ])
  }

  @Test func keyPathsAreSplit() {
    expect([
      (#"\Person.name"#, #"\Person.name"#),
      (#"\.a[0]?.b!.self"#, #"\.a[0]?.b!.self"#),
      (#"\[Int].count"#, #"\[Int].count"#),
    ])
  }

  @Test func anonymousArgumentsHaveTheirPlace() {
    #expect(Program.inline("print($0)").complaints == ["1:7: anonymous closure argument not contained in a closure"])
    #expect(
      Program.inline("let f = { (x: Int) in $0 + x }").complaints == [
        "1:23: anonymous closure arguments cannot be used inside a closure that has explicit arguments; "
          + "did you mean 'x'?"
      ])
  }

  @Test func rangesCoverTheNodeWithoutTrivia() throws {
    let parsed = Program.inline("  /* c */ a  +  b // d\n").parsed
    guard case .expr(let e)? = parsed.items.first, case .binary(_, let op, _) = e.kind else { throw Unexpected() }
    #expect(e.range.text == "a  +  b")
    #expect(op.range.text == "+")
    #expect(op.range.column == 14)
  }
}
