import Foundation
import Testing

@testable import Terminal

@Suite struct HistoryTests {
  @Test func entriesSurviveAsBlocks() throws {
    let path = NSTemporaryDirectory() + "/workbook-\(UUID())/deep/history"
    let history = History(path: path, limit: 2)
    let entries = ["let a = 1", "func f() {\n\n  // \\040 日本 👍\n}", "> . x"]
    entries.forEach(history.append)
    #expect(history.load() == Array(entries.suffix(2)))
    try FileManager.default.removeItem(atPath: path)
    #expect(history.load() == [])
  }

  @Test func aDamagedFileLosesNoMoreThanItsDamage() {
    #expect(History.entries(in: ". stray\n> a\n. b\nnoise\n> c") == ["a\nb", "c"])
  }

  @Test func theFolderFollowsXDG() {
    #expect(History.standard { ["XDG_STATE_HOME": "/s", "HOME": "/h"][$0] }.path == "/s/workbook/history")
    #expect(History.standard { ["XDG_STATE_HOME": "s", "HOME": "/h"][$0] }.path == "/h/.local/state/workbook/history")
  }
}

@Suite struct EntryTests {
  @Test(arguments: [
    ("let a", 2), ("func f() {", 4), ("f(\n  [", 6), ("let s = \"{\"", 2), ("a // {", 2), ("}", 2), ("if a {\n  }", 2),
  ])
  func indentation(text: String, spaces: Int) {
    #expect(Indentation.next(after: text).count == spaces)
  }

  @Test func candidatesShareAPrefix() {
    #expect(Completion(replaced: 1, candidates: ["print", "private"]).commonPrefix == "pri")
    #expect(Completion.none.commonPrefix == "")
  }

  @Test func columnsCountWhatTheyHide() {
    #expect(Columns.lines(of: ["a", "bb", "c", "d"], width: 6) == ["a   c", "bb  d"])
    #expect(Columns.lines(of: ["a", "b", "c"], width: 1, limit: 2) == ["a", "b", "… and 1 more"])
  }
}

@Suite struct ConsoleTests {
  @Test(
    arguments: [
      (ColourChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.always, false, ["NO_COLOR": "1"], true), (.never, true, [:], false),
      (.auto, true, ["TERM": "dumb"], false),
    ] as [(ColourChoice, Bool, [String: String], Bool)])
  func colours(choice: ColourChoice, isTerminal: Bool, variables: [String: String], expected: Bool) {
    #expect(Console.isColoured(choice, isTerminal: isTerminal) { variables[$0] } == expected)
  }

  @Test func paintSwitchesOffWhatItSwitchedOn() {
    for role in Role.allCases {
      #expect(Style.plain.paint("a", role) == "a")
      #expect(Style(isColoured: true, width: 80).paint("a", role).hasPrefix("\u{1B}["))
    }
  }
}
