import ObservationRuntime
import Testing

@testable import Machine

@Suite("Events")
struct EventTests {
  @Test("Event operations tell the recorder what, which object and where; without one they cost nothing")
  func events() {
    let f = function("f", .empty, results: .empty) { asm, this in
      this.pool.types = [TestTypes.node]
      this.pool.events = [
        EventDescriptor(kind: .accessorEntered, property: "\\.n", detail: "set"),
        EventDescriptor(kind: .gate, property: "\\.n", detail: "Equatable"),
        EventDescriptor(kind: .equals, property: "", detail: "Card"),
      ]
      this.isUserCode = true
      this.places = [(0, 10), (4, 20)]
      asm.emit(.newInstance, 0, words: [0])
      asm.emit(.event, 0, 0, words: [0])
      asm.emit(.smallConstant, 0, 1)
      asm.emit(.smallConstant, 1, 2)
      asm.emit(.event, 0, 0, words: [1])
      asm.emit(.event, 0, 0, words: [2])
      asm.emit(.returnValue)
    }
    let machine = Machine()
    #expect(trap(f, on: machine) == "finished")
    let ledger = Ledger { [unowned machine] in machine.place }
    machine.tracker.recorder = ledger
    #expect(trap(f, on: machine) == "finished")
    let subject = Subject(type: "Node", number: 1)
    #expect(
      ledger.entries == [
        .init(event: .accessorEntered(subject, "\\.n", accessor: "set"), place: Place(token: 10)),
        .init(
          event: .gate(subject, "\\.n", overload: .equatable, notifies: true, equalityCalls: 2), place: Place(token: 20)
        ),
        .init(event: .equality(type: "Card"), place: Place(token: 20)),
      ])
  }
}
