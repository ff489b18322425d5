import ObservationRuntime
import Testing

/// A callback's token.
final class Token {}

/// A program's part: runs callbacks as the evaluator would.
struct Scene {
  let tracker = Tracker()
  let a = PropertyKey("\\.a"), b = PropertyKey("\\.b")

  /// Arms a registration of what `apply` reads.
  @discardableResult
  func arm(didSet: Bool = false, _ apply: () -> Void) -> Registration? {
    tracker.beginScope()
    apply()
    return tracker.endScope().map { tracker.register($0, willSet: Token(), didSet: didSet ? Token() : nil) }
  }

  /// Writes; `onChange` runs in each callback. Answers how many there were.
  @discardableResult
  func write(_ registrar: Registrar, _ key: PropertyKey, onChange: () -> Void = {}) -> Int {
    let heard = tracker.willSet(registrar, key)
    for registration in heard {
      tracker.begin(registration, registrar)
      onChange()
      tracker.finish(registration)
    }
    _ = tracker.didSet(registrar, key)
    return heard.count
  }
}

@Suite("Registrar and tracking scopes")
struct RegistrarTests {
  @Test("The first change of any property read notifies, later ones do not")
  func oneShot() {
    let s = Scene(), m = Registrar()
    s.arm {
      s.tracker.access(m, s.a)
      s.tracker.access(m, s.b)
      s.tracker.access(m, s.a)
    }
    #expect(s.write(m, s.b) == 1)
    #expect(s.write(m, s.a) == 0)
  }

  @Test("Nothing read, nothing registered; reads outside of scopes count for nobody")
  func nothingRead() {
    let s = Scene(), m = Registrar()
    s.tracker.access(m, s.a)
    #expect(s.arm {} == nil)
    #expect(s.write(m, s.a) == 0)
  }

  @Test("An inner scope's reads are the outer's too", arguments: [true, false])
  func nesting(mergesOutwards: Bool) {
    let s = Scene(), m = Registrar()
    var inner: Registration?
    let outer = s.arm {
      s.tracker.access(m, s.a)
      s.tracker.beginScope(mergesOutwards: mergesOutwards)
      s.tracker.access(m, s.b)
      inner = s.tracker.endScope().map { s.tracker.register($0, willSet: Token()) }
    }
    #expect(s.write(m, s.b) == (mergesOutwards ? 2 : 1))
    #expect(inner?.isCancelled == true)
    #expect(outer?.isCancelled == mergesOutwards)
  }

  @Test("A registration is cancelled only after its callback returned")
  func cancelledAfterwards() {
    let s = Scene(), m = Registrar()
    s.arm {
      s.tracker.access(m, s.a)
      s.tracker.access(m, s.b)
    }
    var nested = 0
    s.write(m, s.a) { nested += nested == 0 ? s.write(m, s.b) : 0 }
    #expect(nested == 1)
  }

  @Test("A registration made in a callback does not hear of the same write")
  func rearming() {
    let s = Scene(), m = Registrar()
    s.arm { s.tracker.access(m, s.a) }
    #expect(s.write(m, s.a) { s.arm { s.tracker.access(m, s.a) } } == 1)
    #expect(s.write(m, s.a) == 1)
  }

  @Test("With didSet it goes on")
  func continuous() {
    let s = Scene(), m = Registrar()
    let registration = s.arm(didSet: true) { s.tracker.access(m, s.a) }
    #expect(s.write(m, s.a) == 1)
    #expect(s.tracker.didSet(m, s.a).count == 1)
    #expect(s.write(m, s.a) == 1)
    if let registration { s.tracker.cancel(registration) }
    #expect(s.write(m, s.a) == 0)
  }

  @Test("A dead registrar's callbacks are let go, other objects stay watched")
  func lifetime() {
    let s = Scene(), other = Registrar()
    weak var token: Token?
    weak var shared: Token?
    do {
      let m = Registrar()
      for watched in [[m], [m, other]] {
        let new = Token()
        if watched.count == 1 { token = new } else { shared = new }
        s.tracker.beginScope()
        for registrar in watched { s.tracker.access(registrar, s.a) }
        if let list = s.tracker.endScope() { _ = s.tracker.register(list, willSet: new) }
      }
      #expect(token != nil)
    }
    #expect(token == nil)
    #expect(shared != nil)
    #expect(s.write(other, s.a) == 1)
    #expect(shared == nil)
  }

  @Test("Many registrations on one property, each once, oldest first")
  func many() {
    let s = Scene(), m = Registrar()
    let all = (0..<1000).compactMap { _ in s.arm { s.tracker.access(m, s.a) } }
    #expect(s.tracker.willSet(m, s.a).map(\.number) == all.map(\.number))
    #expect(s.write(m, s.a) == 1000)
    #expect(s.write(m, s.a) == 0)
  }

  @Test("A list with many entries has each property once")
  func longLists() {
    let s = Scene(), registrars = (0..<50).map { _ in Registrar() }
    s.tracker.beginScope()
    for _ in 0..<2 { for m in registrars { s.tracker.access(m, s.a) } }
    #expect(s.tracker.endScope()?.count == 50)
  }

  @Test("Scopes that a trap left open are abandoned")
  func abandon() {
    let s = Scene()
    s.tracker.beginScope()
    let depth = s.tracker.depth
    s.tracker.beginScope()
    s.tracker.abandonScopes(downTo: depth)
    #expect(s.tracker.depth == 1)
  }

  @Test("The ledger hears what happens, with places, up to its capacity")
  func ledger() {
    let s = Scene(), m = Registrar()
    m.subject = Subject(type: "M", number: 1)
    let ledger = Ledger(capacity: 6) { Place(token: 7) }
    s.tracker.recorder = ledger
    s.arm { s.tracker.access(m, s.a) }
    s.write(m, s.a)
    #expect(ledger.entries.allSatisfy { $0.place == Place(token: 7) })
    #expect(
      ledger.take().map(\.event) == [
        .access(m.subject, "\\.a", isTracked: true), .registered(1, properties: 1),
        .willChange(m.subject, "\\.a", observers: 1), .notified(m.subject, "\\.a", registration: 1), .cancelled(1),
        .didChange(m.subject, "\\.a"),
      ])
    s.write(m, s.b)
    #expect(ledger.entries.count == 2)
  }
}
