import Observation

/// Who keeps a diary: an object.
final class Author {
  var name: String

  init(_ name: String) {
    self.name = name
  }
}

/// A diary that counts the writes to its properties.
@Observable final class Diary {
  var pages = ["Monday"] {
    didSet { writes += 1 }
  }
  var author: Author? = Author("Mira") {
    didSet { writes += 1 }
  }

  /// How often a property was written. Nobody watches this.
  @ObservationIgnored var writes = 0
}
