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

  @Test("A background task goes on between lines; the clock goes on when a line waits")
  func backgroundTasks() {
    withPrompt { prompt in
      let ticker = "let ticker = Task { for i in 1...2 { try? await Task.sleep(for: .seconds(1)); print(i) } }"
      #expect(prompt(ticker) == .printed())
      var rest = 0.0
      if case .sleeping(let seconds)? = prompt.session.backgroundTasks.first?.state { rest = seconds }
      #expect(0.99...1 ~= rest)
      #expect(prompt.session.backgroundTasks.first?.place?.line == 1)
      #expect(prompt("1 + 1") == .gave("2: Int"))
      #expect(prompt("try await Task.sleep(for: .seconds(1.5))") == .printed("1\n"))
      #expect(prompt("await ticker.value") == .printed("2\n"))
      #expect(prompt.session.backgroundTasks.isEmpty)
    }
  }

  @Test("What can run, runs after the line that began it, and its trap is told there")
  func readyTasks() {
    withPrompt { prompt in
      #expect(prompt("Task { print(\"now\") }") == .printed("now\n"))
      #expect(prompt("Task { let none: Int? = nil; print(none!) }").status == .trapped)
      #expect(prompt("2") == .gave("2: Int"))
    }
  }

  @Test("A deadlock names every task that waits, and where")
  func deadlock() {
    withPrompt { prompt in
      let reader = "let reader = Task { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }"
      #expect(prompt(reader) == .printed())
      let outcome = prompt.session.feed("await reader.value")
      #expect(outcome.status == .trapped)
      #expect(
        outcome.diagnostics.last?.notes.map { "\($0.range.written.file.name): \($0.message)" }
          == ["line 2: the program itself waits here", "line 1: task 1 waits here"])
    }
  }

  @Test("What belongs to an actor is waited for at the prompt too")
  func actors() {
    withPrompt { prompt in
      _ = prompt("actor Till { var cents = 3 }")
      _ = prompt("let till = Till()")
      #expect(
        prompt("till.cents").error == "1: actor-isolated property 'cents' cannot be accessed from outside of the actor")
      #expect(prompt("await till.cents") == .gave("3: Int"))
    }
  }
}
