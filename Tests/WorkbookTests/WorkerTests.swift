import Glibc
import Testing

@testable import Workbook

@Suite struct FrameChannelTests {
  /// A channel that talks to itself.
  private func loop() -> FrameChannel {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    return FrameChannel(input: ends[0], output: ends[1])
  }

  @Test func whatIsSentArrives() throws {
    let channel = loop()
    let sent = OutcomeCard(ending: .trapped, value: ValueCard(text: "日本\n\"", type: "String"))
    #expect(channel.send(WorkerReply.output("a")))
    #expect(channel.send(WorkerReply.outcome(sent)))
    guard case .output(let text)? = channel.receive(WorkerReply.self) else { throw Lost() }
    #expect(text == "a")
    guard case .outcome(let outcome)? = channel.receive(WorkerReply.self) else { throw Lost() }
    #expect(outcome == sent)
  }

  @Test func aClosedPipeIsNoMessage() {
    let channel = loop()
    close(channel.output)
    #expect(channel.receive(WorkerReply.self) == nil)
  }

  @Test func garbageIsNoMessage() {
    let channel = loop()
    _ = write(channel.output, [255, 255, 255, 255, 1] as [UInt8], 5)
    #expect(channel.receive(WorkerReply.self) == nil)
  }

  /// A message went astray.
  private struct Lost: Error {}
}

@Suite struct EngineThreadTests {
  @Test func theStackIsDeep() {
    func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
    #expect(EngineThread.run { depth(1_000_000) } == 1_000_000)
  }
}
