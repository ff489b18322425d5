import Testing

@testable import Terminal

@Suite struct MarkdownTests {
  @Test func headings() {
    #expect(Markdown.blocks(of: "# One\n## Two") == [.heading(1, [.text("One")]), .heading(2, [.text("Two")])])
  }

  @Test func paragraphsJoinTheirLines() {
    #expect(Markdown.blocks(of: "a\nb\n\nc") == [.paragraph([.text("a b")]), .paragraph([.text("c")])])
  }

  @Test func fencedCodeKeepsItsText() {
    let text = "```swift\nlet a = \"**\"\n\n  b\n```\nafter"
    #expect(
      Markdown.blocks(of: text) == [
        .code(language: "swift", text: "let a = \"**\"\n\n  b"), .paragraph([.text("after")]),
      ])
  }

  @Test func anUnclosedFenceReachesToTheEnd() {
    #expect(Markdown.blocks(of: "```\na\r\nb") == [.code(language: "", text: "a\nb")])
  }

  @Test func listsNest() {
    let text = "- a\n  more\n  - inner\n- b\n\n1. one\n2. two"
    #expect(
      Markdown.blocks(of: text) == [
        .list(
          start: nil,
          items: [
            [.paragraph([.text("a more")]), .list(start: nil, items: [[.paragraph([.text("inner")])]])],
            [.paragraph([.text("b")])],
          ]),
        .list(start: 1, items: [[.paragraph([.text("one")])], [.paragraph([.text("two")])]]),
      ])
  }

  @Test func commentsAndDirectivesAreNotShown() {
    #expect(Markdown.blocks(of: "<!-- a\nb -->\n@Metadata {\n  x\n}\nc") == [.paragraph([.text("c")])])
  }

  @Test(
    arguments: [
      ("a `b*` c", [.text("a "), .code("b*"), .text(" c")]),
      ("**a *b***", [.strong([.text("a "), .emphasis([.text("b")])])]),
      ("_a_ snake_case_name", [.emphasis([.text("a")]), .text(" snake_case_name")]),
      ("2 * 3 * 4", [.text("2 * 3 * 4")]),
      ("``Store``", [.code("Store")]),
      ("[a](https://b.c)", [.link([.text("a")], target: "https://b.c")]),
      ("\\*a\\*", [.text("*"), .text("a"), .text("*")]),
      ("a < b && c > d", [.text("a < b && c > d")]),
      ("unclosed `code and **bold", [.text("unclosed `code and **bold")]),
    ] as [(String, [Markdown.Inline])])
  func inlines(text: String, parts: [Markdown.Inline]) {
    #expect(Markdown.inlines(of: text) == parts)
  }
}

@Suite struct MarkdownRendererTests {
  let text = """
    # Silence

    A setter *asks* before it `notifies`, and asks for every single write of the property.

    - one
    - two

    > Note: mind the gap.

    ```swift
    store.count = 1
    ```

    | a | b |
    |---|---|
    | 1 | 22 |
    """

  @Test func withoutColours() {
    let drawn = MarkdownRenderer(style: Style(isColoured: false, width: 40)).render(text)
    #expect(
      drawn == """
        Silence
        ━━━━━━━

        A setter asks before it `notifies`, and
        asks for every single write of the
        property.

        • one
        • two

        │ Note: mind the gap.

            store.count = 1

        a  b
        ─  ──
        1  22
        """)
  }

  @Test func coloursChangeNoText() {
    let plain = MarkdownRenderer(style: Style(isColoured: false, width: 40)).render(text.filter { $0 != "`" })
    let coloured = MarkdownRenderer(style: Style(isColoured: true, width: 40)).render(text.filter { $0 != "`" })
    let bare = TextPieces(coloured).filter { $0.width > 0 || $0 == .character("\n") }.map(\.text).joined()
    #expect(bare == plain)
    #expect(coloured != plain)
  }

  @Test func aTableTooWideBecomesRecords() {
    let table = "| name | what it does |\n|---|---|\n| gate | decides whether to notify |"
    let drawn = MarkdownRenderer(style: Style(isColoured: false, width: 24)).render(table)
    #expect(drawn == "• name: gate\n  what it does: decides\n    whether to notify")
  }
}
