import ObservationRuntime
import Testing

@testable import Workbook

@Suite struct EventWordingTests {
  private let player = Subject(type: "Player", number: 1)

  /// The words for `events`.
  private func words(_ events: [Event]) -> [String] {
    EventWording.lines(of: events.map { ($0, nil) }).map(\.words)
  }

  /// A write to `current` through `set`.
  private func write(_ overload: GateOverload, notifies: Bool, observers: Int = 0) -> [Event] {
    let gate = Event.gate(player, "current", overload: overload, notifies: notifies, equalityCalls: 1)
    let rest: [Event] = [.willChange(player, "current", observers: observers), .didChange(player, "current")]
    return [.accessorEntered(player, "current", accessor: "set"), gate] + (notifies ? rest : [])
  }

  @Test func aShutGate() {
    #expect(words(write(.equatable, notifies: false)) == ["set \\.current → == said equal: stored, nobody notified"])
    #expect(
      words(write(.identity, notifies: false)) == ["set \\.current → === said the same object: stored, nobody notified"]
    )
  }

  @Test func anOpenGate() {
    #expect(
      words(write(.equatable, notifies: true, observers: 1)) == [
        "set \\.current → == said different: 1 reader notified"
      ])
    #expect(
      words(write(.always, notifies: true)) == [
        "set \\.current → not Equatable, so nothing was compared: nobody was listening"
      ])
  }

  @Test func aChangeInPlace() {
    let events: [Event] = [
      .accessorEntered(player, "queue", accessor: "_modify"), .access(player, "queue", isTracked: false),
      .willChange(player, "queue", observers: 2), .didChange(player, "queue"),
    ]
    #expect(words(events) == ["changed \\.queue in place → not compared: 2 readers notified"])
  }

  @Test func writesInsideWritesKeepTheirOwnLines() {
    let inner: [Event] = [
      .accessorEntered(player, "title", accessor: "set"),
      .gate(player, "title", overload: .equatable, notifies: false, equalityCalls: 1),
    ]
    let outer = write(.equatable, notifies: true, observers: 1)
    #expect(
      words(Array(outer[..<2]) + inner + Array(outer[2...])) == [
        "set \\.title → == said equal: stored, nobody notified",
        "set \\.current → == said different: 1 reader notified",
      ])
  }

  @Test func readsCountOnlyInsideScopes() {
    #expect(words([.access(player, "title", isTracked: false)]) == [])
    #expect(words([.access(player, "title", isTracked: true)]) == ["read \\.title: remembered"])
  }

  @Test func bodies() {
    #expect(
      words([.bodyRun(Subject(type: "Cell", number: 0), identity: "1", run: 12)]) == [
        "body of Cell ran, for the 12th time"
      ])
  }
}
