import Session
import Testing

@Suite("Lines at the prompt")
struct PromptTests {

  /// Runs a test where the engine has room.
  private func withPrompt(_ body: @escaping (Prompt) -> Void) {
    BigStack.run {
      let prompt = Prompt()
      body(prompt)
    }
  }

  @Test(
    "A value is shown with its type",
    arguments: [
      ("1 + 2", "3: Int"), ("2.0 * 2", "4.0: Double"), ("\"a\" + \"b\"", "\"ab\": String"),
      ("[1, 2].map { $0 * 2 }", "[2, 4]: [Int]"),
      ("Optional(1)", "Optional(1): Int?"), ("(1, true)", "(1, true): (Int, Bool)"),
      ("[\"k\": 1]", "[\"k\": 1]: [String : Int]"),
    ])
  func values(_ line: String, _ shown: String) {
    withPrompt { prompt in #expect(prompt(line) == .gave(shown)) }
  }

  @Test("Declarations last, statements show nothing")
  func declarations() {
    withPrompt { prompt in
      #expect(prompt("var total = 1") == .printed())
      #expect(prompt("struct Jar { var lids = 2 }") == .printed())
      #expect(prompt("total += Jar().lids") == .printed())
      #expect(prompt("total") == .gave("3: Int"))
      #expect(prompt("print(total)") == .printed("3\n"))
    }
  }

  @Test("A later declaration hides an earlier one")
  func shadowing() {
    withPrompt { prompt in
      _ = prompt("let size = 1")
      #expect(prompt("let size = \"large\"") == .printed())
      #expect(prompt("size") == .gave("\"large\": String"))
    }
  }

  @Test("A refused line declares nothing and changes nothing")
  func refused() {
    withPrompt { prompt in
      _ = prompt("var count = 1")
      #expect(prompt("let other = 2; count = \"two\"").status == .invalid)
      #expect(prompt("other").error == "1: cannot find 'other' in scope")
      #expect(prompt("let broken = (").status == .invalid)
      #expect(prompt("count") == .gave("1: Int"))
    }
  }

  @Test("A line that traps leaves what was before it")
  func trapped() {
    withPrompt { prompt in
      _ = prompt("var jars = [1, 2]")
      let shown = prompt("jars[5]")
      #expect(shown.status == .trapped)
      #expect(shown.error == "1: Fatal error: Index out of range")
      #expect(prompt("jars") == .gave("[1, 2]: [Int]"))
    }
  }

  @Test("What a line printed before it trapped is shown once")
  func outputBeforeTrap() {
    withPrompt { prompt in
      #expect(prompt("print(1); let none: Int? = nil; print(none!)").output == "1\n")
      #expect(prompt("print(2)") == .printed("2\n"))
    }
  }

  @Test("Observation works across lines")
  func observation() {
    withPrompt { prompt in
      _ = prompt("import Observation")
      _ = prompt("@Observable final class Lamp { var isOn = false }")
      _ = prompt("let lamp = Lamp()")
      _ = prompt("withObservationTracking { _ = lamp.isOn } onChange: { print(\"changed\") }")
      #expect(prompt("lamp.isOn = false") == .printed())
      #expect(prompt("lamp.isOn = true") == .printed("changed\n"))
      #expect(prompt("lamp.isOn = false") == .printed())
    }
  }

  @Test("The type of an expression is told without running it")
  func types() {
    withPrompt { prompt in
      _ = prompt("func loud() -> [String: Double?] { print(\"ran\"); return [:] }")
      #expect((try? prompt.session.typeText(of: "loud()").get()) == "[String : Double?]")
      #expect(prompt("1") == .gave("1: Int"))
    }
  }
}
