import Observation

/// A boat. It counts how often two boats are compared.
struct Boat: Equatable {
  static var comparisons = 0
  var name: String

  static func == (a: Boat, b: Boat) -> Bool {
    comparisons += 1
    return a.name == b.name
  }
}

/// A harbour master's log. It is a value, shares its storage until it is changed, and counts its copies.
struct Log {
  static var copies = 0
  private var storage = Storage()

  /// What several logs may share.
  private final class Storage {
    var entries: [String] = []
  }

  var entries: [String] {
    storage.entries
  }

  mutating func add(_ entry: String) {
    if !isKnownUniquelyReferenced(&storage) {
      Log.copies += 1
      let copy = Storage()
      copy.entries = storage.entries
      storage = copy
    }
    storage.entries.append(entry)
  }
}

/// A marina with a hundred berths.
@Observable final class Marina {
  var berths = (0..<100).map { Boat(name: "boat \($0)") }
  var log = Log()
}
