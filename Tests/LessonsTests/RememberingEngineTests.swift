import Synchronization
import Testing

@testable import Lessons

@Suite("Results that are remembered")
struct RememberingEngineTests {
  /// Counts what an engine was asked.
  private final class Counter: Sendable {
    let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increase() { count.withLock { $0 += 1 } }
  }

  @Test("The same files are run once; other files, another compiler, and what timed out are run again")
  func memory() {
    let fixture = Fixture()
    let counter = Counter()
    let fake = FakeEngine(
      name: .native,
      checking: { files in
        counter.increase()
        let isSlow = files[0].text == "slow"
        return EngineRun(
          ending: .finished,
          checks: [CheckItem(name: files[0].text, issues: isSlow ? [.init(message: "late", ending: .exceeded)] : [])])
      }, answers: ["a": "1"])
    let engine = RememberingEngine(fake, identity: "6.3", directories: fixture.directories)
    let checks = SourceText(name: "Checks.swift", text: "")
    func check(_ text: String, _ engine: RememberingEngine) -> String? {
      engine.check([SourceText(name: "E.swift", text: text)], with: checks).checks.first?.name
    }
    #expect(check("a", engine) == "a")
    #expect(check("a", engine) == "a")
    #expect(counter.value == 1)
    #expect(check("b", engine) == "b")
    #expect(check("a", RememberingEngine(fake, identity: "6.4", directories: fixture.directories)) == "a")
    #expect(counter.value == 3)
    _ = check("slow", engine)
    _ = check("slow", engine)
    #expect(counter.value == 5)
    #expect(engine.answer(["a"], in: checks, about: []).answers == ["a": "1"])
    #expect(engine.name == .native)
  }
}
