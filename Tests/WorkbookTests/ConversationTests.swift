import Foundation
import Testing

/// The prompt, played on a real terminal.
@Suite(.enabled(if: Keyboard.isThere, "tmux is not installed"), .serialized)
struct ConversationTests {
  @Test(.timeLimit(.minutes(2))) func lessonOneFromStartToSolved() throws {
    let keyboard = try Keyboard()
    try keyboard.wait(for: "Question 1 of 4")
    try keyboard.type("1")
    try keyboard.wait(for: "Not so.")
    for answer in ["0", "2", "1", "4"] {
      try keyboard.clear()
      try keyboard.type(answer)
      try keyboard.wait(for: "Right.")
    }
    try keyboard.wait(for: "(:edit)")
    try keyboard.clear()
    try keyboard.type(":check")
    try keyboard.wait(for: "3 of 6 checks fail.")
    try solve(keyboard)
    try keyboard.type(":check")
    try keyboard.wait(for: "✓ Solved: The silent write.")
    try keyboard.type(":next")
    try keyboard.wait(for: "Question 1 of")
    try keyboard.type(":quit")
    try keyboard.wait(for: "exit 0")
  }

  /// Puts the solution where the learner would have written it.
  private func solve(_ keyboard: Keyboard) throws {
    let path = "01-equality-gate/01-silent-write"
    let solution = try String(contentsOfFile: Keyboard.root + "/Solutions/\(path).swift", encoding: .utf8)
    try solution.write(
      toFile: keyboard.folder + "/Answers/\(path)/Exercise.swift", atomically: true, encoding: .utf8)
  }

  @Test(.timeLimit(.minutes(1))) func aQuestionCanBePutOff() throws {
    let keyboard = try Keyboard("1.2", columns: 44)
    try keyboard.wait(for: "puts it off")
    try keyboard.press("Enter")
    try keyboard.wait(for: "Put off")
    try keyboard.clear()
    try keyboard.type(":ask")
    try keyboard.wait(for: "Question 1 of")
  }

  @Test(.timeLimit(.minutes(1))) func controlCClearsAndNeverLeaves() throws {
    let keyboard = try Keyboard("1.2")
    try keyboard.wait(for: "puts it off")
    try keyboard.press("Enter")
    try keyboard.wait(for: "Put off")
    try keyboard.press("x")
    try keyboard.press("C-c")
    usleep(300_000)
    try keyboard.press("C-c")
    try keyboard.wait(for: "To leave: :quit or Ctrl-D.")
    try keyboard.press("C-d")
    try keyboard.wait(for: "exit 0")
  }

  @Test(.timeLimit(.minutes(1))) func commandsAreCompletedAndMisspeltOnesCorrected() throws {
    let keyboard = try Keyboard("1.2")
    try keyboard.wait(for: "puts it off")
    try keyboard.press(":")
    try keyboard.press("s")
    try keyboard.press("Tab")
    try keyboard.wait(for: ":solution")
    try keyboard.press("C-u")
    try keyboard.type(":chekc")
    try keyboard.wait(for: "Did you mean :check?")
  }

  @Test(.timeLimit(.minutes(2))) func swiftRunsInTheExercisesContext() throws {
    let keyboard = try Keyboard("1.1")
    try keyboard.wait(for: "puts it off")
    try keyboard.press("Enter")
    try keyboard.wait(for: "Put off")
    try keyboard.clear()
    try keyboard.type("let player = Player(Episode(number: 7, title: \"Bees 🐝\", notes: \"\"))")
    try keyboard.type("player.current.title")
    try keyboard.wait(for: "\"Bees 🐝\" : String")
    try keyboard.type("let sum = 1 +")
    try keyboard.type("2")
    try keyboard.paste("func tripled(_ n: Int) -> Int {\n\treturn n * 3\n}\n")
    try keyboard.press("Enter")
    try keyboard.type("tripled(sum)")
    try keyboard.wait(for: "9 : Int")
    try keyboard.type(":type player.current")
    try keyboard.wait(for: "\nEpisode")
  }

  @Test(.timeLimit(.minutes(2))) func whatFailsLeavesTheSessionAsItWas() throws {
    let keyboard = try Keyboard("1.1")
    try keyboard.wait(for: "puts it off")
    try keyboard.press("Enter")
    try keyboard.wait(for: "Put off")
    try keyboard.type("var numbers = [1, 2]")
    try keyboard.type("numbers.append(3); print(numbers[9])")
    try keyboard.wait(for: "Index out of range")
    try keyboard.type("numbers.count")
    try keyboard.wait(for: "2 : Int")
    try keyboard.type("while true { numbers.append(4) }")
    usleep(500_000)
    try keyboard.press("C-c")
    try keyboard.wait(for: "Stopped.")
    try keyboard.clear()
    try keyboard.type("numbers.count")
    try keyboard.wait(for: "2 : Int")
    try keyboard.type("numbers.cuont")
    try keyboard.wait(for: "error: value of type '[Int]' has no member 'cuont'")
  }

  @Test(.timeLimit(.minutes(2))) func aWorkerThatDiesTakesNothingAlong() throws {
    let keyboard = try Keyboard("1.1")
    try keyboard.wait(for: "puts it off")
    try keyboard.press("Enter")
    try keyboard.wait(for: "Put off")
    try keyboard.type("var numbers = [1, 2]")
    try keyboard.type("while true { numbers.append(3) }")
    usleep(500_000)
    #expect(keyboard.killWorker() == 1)
    try keyboard.wait(for: "The engine broke down (signal 9).")
    try keyboard.type("numbers.count")
    try keyboard.wait(for: "2 : Int")
  }
}
