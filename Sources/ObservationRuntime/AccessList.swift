/// The properties that were read in one tracking scope, in the order of their first reads.
public struct AccessList {
  /// One property of one registrar.
  struct Entry: Hashable {
    /// The registrar, which the list keeps alive.
    let registrar: Registrar
    /// The property.
    let key: PropertyKey

    /// Whether the two are the same property of the same registrar.
    static func == (a: Entry, b: Entry) -> Bool { a.registrar === b.registrar && a.key === b.key }

    /// Hashes the identities.
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(registrar))
      hasher.combine(ObjectIdentifier(key))
    }
  }

  /// What was read, each property once.
  private(set) var entries: [Entry] = []
  /// The same, for finding; filled when there are many.
  private var known: Set<Entry> = []
  /// From how many entries on `known` is used.
  private static let few = 8

  /// Creates an empty list.
  public init() {}

  /// Whether nothing was read.
  public var isEmpty: Bool { entries.isEmpty }
  /// How many properties were read.
  public var count: Int { entries.count }

  /// Adds a read; says whether it is the first of its property.
  @discardableResult
  mutating func insert(_ entry: Entry) -> Bool {
    if entries.count < AccessList.few {
      guard !entries.contains(entry) else { return false }
    } else {
      if known.isEmpty { known = Set(entries) }
      guard known.insert(entry).inserted else { return false }
    }
    entries.append(entry)
    return true
  }

  /// Adds all reads of `other`.
  mutating func merge(_ other: AccessList) {
    for entry in other.entries { insert(entry) }
  }
}
