import Testing

@testable import Terminal

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👍", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("❯", 1), ("→", 1),
    ("\u{1B}[1;31mred\u{1B}[0m", 3), ("한국", 4), ("\u{200B}", 0),
  ])
  func columns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}

@Suite struct WrappingTests {
  @Test func breaksBetweenWords() {
    #expect(Wrapping.lines(of: "one two three", width: 8) == ["one two", "three"])
  }

  @Test func hangsBehindTheMark() {
    #expect(Wrapping.lines(of: "one two three", width: 7, first: "- ", rest: "  ") == ["- one", "  two", "  three"])
  }

  @Test func cutsWordsWiderThanALine() {
    #expect(Wrapping.lines(of: "abcdefgh", width: 3) == ["abc", "def", "gh"])
  }

  @Test func countsWideCharactersTwice() {
    #expect(Wrapping.lines(of: "日本 語", width: 5) == ["日本", "語"])
  }

  @Test func keepsBreaksAndTakesColoursAlong() {
    let lines = Wrapping.lines(of: "a\n\u{1B}[1mb c\u{1B}[22m d", width: 2)
    #expect(lines == ["a", "\u{1B}[1mb\u{1B}[0m", "\u{1B}[1mc\u{1B}[22m", "d"])
  }

  @Test func noLineIsWiderThanTheScreen() {
    let text = "The setter asks, before it notifies, whether 日本語 differs from \u{1B}[33mnewValue\u{1B}[39m."
    for width in 2...40 {
      for line in Wrapping.lines(of: text, width: width) { #expect(DisplayWidth.of(line) <= width) }
    }
  }

  @Test func cutKeepsSpaces() {
    #expect(Wrapping.cut("  let a = 1", width: 8) == ["  let a", "= 1"])
  }
}
