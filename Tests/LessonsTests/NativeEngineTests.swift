import Foundation
import Synchronization
import Testing

@testable import Lessons

/// An engine with the toolchain at hand, its cache shared by all tests of this run.
private let engine = NativeEngine(
  toolchain: .find(), root: repository,
  directories: Directories(state: "/nowhere", cache: NSTemporaryDirectory() + "workbook-lessons-tests"), seconds: 5)

@Suite("The native engine", .enabled(if: Toolchain.find() != nil), .serialized)
struct NativeEngineTests {
  /// Runs checks against an exercise.
  private func check(_ exercise: String, _ checks: String) -> EngineRun {
    engine.check(
      [SourceText(name: "Answers/01-a/01-b/Exercise.swift", text: exercise)],
      with: SourceText(name: "/course/Checks.swift", text: "import ExerciseSupport\nimport Testing\n" + checks))
  }

  @Test("Names, suites, arguments, messages, comments and places come from Swift Testing's own events")
  func results() throws {
    let run = check(
      "import Observation\n@Observable final class M { var n = 0 }\n",
      """
      @Test("Doubled", .points(2), .hint("Once.")) func doubled() {
        let m = M()
        let heard = notifications(of: { m.n }) { m.n = 1; m.n = 2 }
        #expect(heard == 3, "each write")
      }
      @Test(arguments: [1, 2]) func each(_ n: Int) { #expect(n < 2) }
      @Suite("Group") struct Group { @Test func fine() { print("hello") } }
      @Test("Hidden", .hidden) func hidden() { #expect(1 == 2) }
      @Test func throwing() throws { struct Ouch: Error {}; throw Ouch() }
      """)
    #expect(run.ending == .finished)
    #expect(run.messages == [])
    #expect(
      run.checks.map(\.title) == ["Doubled", "each() (1)", "each() (2)", "Group / fine()", "Hidden", "throwing()"])
    #expect(run.checks.map(\.passed) == [false, true, false, true, false, false])
    let first = try #require(run.checks.first)
    #expect(
      first.issues == [
        .init(
          message: "Expectation failed: (heard → 2) == 3", comment: "each write",
          place: Place(file: "/course/Checks.swift", line: 6, column: 3))
      ])
    #expect(first.points == 2)
    #expect(first.hint == "Once.")
    #expect(run.checks[4].issues == [.init(message: "The check failed.")])
    #expect(run.checks[5].issues.map(\.message) == ["Caught error: Ouch()"])
    #expect(run.output == "hello\n")
  }

  @Test("A trap in one check loses none of the others, and is told with its line")
  func traps() {
    let run = check(
      "func boom(_ a: [Int]) -> Int { a[3] }\nfunc force(_ s: String?) -> String {\n  s!\n}\n",
      """
      @Test func before() {}
      @Test func index() { _ = boom([]) }
      @Test func between() {}
      @Test func unwrapping() { _ = force(nil) }
      @Test func after() { #expect(1 == 2) }
      """)
    #expect(run.ending == .finished)
    #expect(run.checks.map(\.name) == ["before()", "index()", "between()", "unwrapping()", "after()"])
    #expect(run.checks.map(\.passed) == [true, false, true, false, false])
    #expect(run.checks[1].issues.map(\.ending) == [.trapped])
    #expect(run.checks[1].issues[0].message.hasPrefix("Fatal error: Index out of range"))
    #expect(run.checks[3].issues[0].place == Place(file: "Answers/01-a/01-b/Exercise.swift", line: 3))
  }

  @Test("An endless loop is ended, and costs no other result")
  func hang() {
    let quick = NativeEngine(
      toolchain: .find(), root: repository,
      directories: Directories(state: "/nowhere", cache: NSTemporaryDirectory() + "workbook-lessons-tests"),
      seconds: 1)
    let run = quick.check(
      [SourceText(name: "Exercise.swift", text: "func forever() { while true {} }")],
      with: SourceText(
        name: "Checks.swift",
        text: "import Testing\n@Test func a() {}\n@Test func b() { forever() }\n@Test func c() {}\n"))
    #expect(run.checks.map(\.passed) == [true, false, true])
    #expect(run.checks.flatMap(\.issues).map(\.ending) == [.exceeded])
  }

  @Test("What does not compile is told in the compiler's words, at the learner's file, with its excerpt")
  func refusals() throws {
    let run = check("struct S {\n  var a: Int = wrong\n}\n", "@Test func a() {}")
    #expect(run.ending == .invalid)
    let message = try #require(run.messages.first)
    #expect(message.message == "cannot find 'wrong' in scope")
    #expect(message.place == Place(file: "Answers/01-a/01-b/Exercise.swift", line: 2, column: 16))
    #expect(message.excerpt == "  var a: Int = wrong")
    #expect(message.length == 5)
    #expect(message.line == "Answers/01-a/01-b/Exercise.swift:2:16: error: cannot find 'wrong' in scope")
  }

  @Test("Questions are answered by running, each by itself")
  func answers() {
    let questions = """
      func answer_number() -> Int { print("noise"); return two() + 2 }
      func answer_text() -> String { "volume 6, no notes" }
      func answer_trap() -> Int { [Int]()[0] }
      """
    let run = engine.answer(
      ["number", "text", "trap"], in: SourceText(name: "Questions.swift", text: questions),
      about: [SourceText(name: "Exercise.swift", text: "func two() -> Int { 2 }\n")])
    #expect(run.answers == ["number": "4", "text": "volume 6, no notes"])
    #expect(run.ending == .trapped)
  }

  @Test("Programs run with their output passed on; type checks accept and refuse")
  func programs() {
    var output = ""
    let run = engine.run(SourceText(name: "p.swift", text: "print(\"hi\")\nlet a: [Int] = []\nprint(a[0])\n")) {
      output += String(decoding: $0, as: UTF8.self)
    }
    #expect(output == "hi\n")
    #expect(run.ending == .trapped)
    #expect(engine.typeCheck([SourceText(name: "p.swift", text: "print(1)")], isProgram: true) == [])
    #expect(engine.typeCheck([SourceText(name: "p.swift", text: "let a: Int = true")], isProgram: true)?.count == 1)
  }

  @Test("Threads that need the support module at once all get it, though the cache is empty")
  func supportModule() throws {
    let cache = TemporaryFolder()
    let module = SupportModule(
      toolchain: try #require(.find()), root: repository, directories: Directories(state: "/nowhere", cache: cache.path)
    )
    let folders = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let folder = (try? module.folder()) ?? "none"
      folders.withLock { $0.append(folder) }
    }
    let found = folders.withLock { $0 }
    #expect(Set(found).count == 1)
    #expect(FileManager.default.fileExists(atPath: found[0] + "/ExerciseSupport.swiftmodule"))
  }

  @Test("Without a toolchain that is what is said")
  func noToolchain() {
    let none = NativeEngine(toolchain: nil, root: repository, directories: Directories(state: "/s", cache: "/c"))
    let run = none.check([], with: SourceText(name: "Checks.swift", text: ""))
    #expect(run.ending == .unavailable)
    #expect(run.messages.map(\.severity) == ["error"])
    #expect(none.typeCheck([], isProgram: true) == nil)
    #expect(Toolchain.find(environment: ["PATH": "/nowhere"]) == nil)
  }
}

@Suite("Programs that are started")
struct SubprocessTests {
  /// Runs a shell script.
  private func shell(_ script: String, seconds: Double = 5, limit: Int = 1000, bounded: Bool = false) -> Subprocess
    .Result?
  {
    Subprocess(
      executable: "/bin/sh", arguments: ["-c", script], seconds: seconds, outputLimit: limit, isBounded: bounded
    ).run()
  }

  @Test("Codes, signals and both streams")
  func endings() {
    let result = shell("echo out; echo err >&2; exit 3")
    #expect(result?.exitCode == 3)
    #expect(result?.output == "out\n")
    #expect(result?.errors == "err\n")
    #expect(shell("kill -9 $$")?.signal == 9)
    #expect(Subprocess(executable: "/nowhere/at/all", arguments: []).run()?.exitCode != 0)
  }

  @Test("Too long, too much, and children that stay")
  func bounds() {
    #expect(shell("sleep 30", seconds: 0.2)?.timedOut == true)
    #expect(shell("yes")?.overflowed == true)
    let start = Subprocess.now()
    #expect(shell("sleep 30 & echo done")?.output == "done\n")
    #expect(Subprocess.now() - start < 4)
    #expect(shell("ulimit -c; ulimit -f", bounded: true)?.output == "0\n131072\n")
  }
}
