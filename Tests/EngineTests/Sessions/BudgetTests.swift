import Session
import Testing
import Tree

@Suite("Traps and budgets")
struct BudgetTests {

  /// Runs a program under budgets and tells how it ended.
  private func run(
    _ text: String, _ configuration: SessionConfiguration = SessionConfiguration(steps: 3_000_000, seconds: 60)
  ) -> Prompt.Shown {
    nonisolated(unsafe) var shown = Prompt.Shown(status: .finished)
    BigStack.run {
      let session = Session(configuration: configuration)
      let outcome = session.run([SourceFile(name: "main.swift", text: text)])
      shown = withExtendedLifetime(session) { Prompt.Shown(outcome) }
    }
    return shown
  }

  @Test("An endless loop is stopped where it turns")
  func steps() {
    let shown = run("var n = 0\nprint(\"start\")\nwhile true {\n  n &+= 1\n}")
    #expect(shown.status == .exceeded)
    #expect(shown.output == "start\n")
    #expect(shown.error?.contains("stopped after 3000000 steps: is this loop endless?") == true)
    #expect(["3:", "4:"].contains { shown.error?.hasPrefix($0) == true })
  }

  @Test("Runaway recursion is stopped where it calls")
  func depth() {
    let shown = run("func down(_ n: Int) -> Int {\n  down(n + 1) + 1\n}\nprint(down(0))")
    #expect(shown.status == .exceeded)
    #expect(shown.error == "2: stopped: more than 100000 calls open at once: does this recursion end?")
  }

  @Test("Growing memory is stopped where it grows")
  func memory() {
    let shown = run(
      "var text = [\"grow\"]\nwhile true {\n  text += text\n}", SessionConfiguration(memory: 64 << 20, seconds: 60))
    #expect(shown.status == .exceeded)
    #expect(shown.error == "3: stopped: more than 64 MB of memory in use")
  }

  @Test("Too much output is stopped where it is printed")
  func output() {
    let shown = run("while true {\n  print(\"again\")\n}", SessionConfiguration(output: 1 << 14, seconds: 60))
    #expect(shown.status == .exceeded)
    #expect(shown.error == "2: stopped: more than 16 kB of output")
    #expect(shown.output.utf8.count <= (1 << 14) + 16)
  }

  @Test("Time is a budget too")
  func seconds() {
    let shown = run("while true {}", SessionConfiguration(steps: .max, seconds: 1))
    #expect(shown.status == .exceeded)
    #expect(shown.error == "1: stopped after 1 seconds")
  }

  @Test(
    "A trap names its line",
    arguments: [
      ("let a = [1]\nlet i = a.count\nprint(a[i])", "3: Fatal error: Index out of range"),
      ("let n: Int? = nil\n\nprint(n!)", "3: Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
      ("let zero = [0]\nprint(1 / zero[0])", "2: Fatal error: Division by zero"),
      ("func f() {\n  fatalError(\"no way\")\n}\nf()", "2: Fatal error: no way"),
      ("let x = -1\nprecondition(x > 0, \"positive\")", "2: Precondition failed: positive"),
      ("let big = Int.max\nlet more = big + [1][0]\nprint(more)", "2: arithmetic overflow"),
    ])
  func traps(_ text: String, _ error: String) {
    let shown = run(text)
    #expect(shown.status == .trapped)
    #expect(shown.error == error)
  }

  @Test("An interrupt stops what runs")
  func interrupt() {
    let session = Session(configuration: SessionConfiguration(steps: .max, seconds: 60))
    nonisolated(unsafe) var isDone = false
    let stopper = StoppingThread {
      session.interrupt()
    } until: {
      isDone
    }
    let shown = BigStack.run { Prompt.Shown(session.feed("while true {}")) }
    isDone = true
    stopper.join()
    #expect(shown.status == .exceeded)
    #expect(shown.error == "1: interrupted")
    #expect(BigStack.run { Prompt.Shown(session.feed("1 + 1")) } == .gave("2: Int"))
  }

  @Test("A session that is let go takes its globals along, and runs no deinit")
  func letGo() {
    nonisolated(unsafe) var printed = ""
    let isGone = BigStack.run {
      weak var ended: Session?
      do {
        let session = Session(output: { printed += $0 })
        ended = session
        let outcome = session.feed(
          """
          class Node { var next: Node?; let box: Any = [1, "two"]; deinit { print("gone") } }
          let (first, second) = (Node(), Node())
          first.next = second
          let hold = { first.next === second }
          print(hold())
          """)
        #expect(outcome.status == .finished)
      }
      return ended == nil
    }
    #expect(isGone)
    #expect(printed == "true\n")
  }
}
