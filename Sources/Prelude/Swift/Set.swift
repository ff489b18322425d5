/// Unique elements.
public struct Set<Element: Hashable> {
  var _table: _HashTable<Element, Void>
  public init() { _table = _HashTable() }
  public init(minimumCapacity: Int) {
    _table = _HashTable()
    _table._reserve(minimumCapacity)
  }
  init(_table: _HashTable<Element, Void>) { self._table = _table }
}

extension Set: Sendable where Element: Sendable {}

extension Set: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { _add(element) }
  }
}

extension Set: Sequence {
  /// Walks the elements.
  public struct Iterator: IteratorProtocol {
    let _table: _HashTable<Element, Void>
    var _entry: Int
    public mutating func next() -> Element? {
      let entry = _table._occupied(from: _entry)
      if entry < 0 { return nil }
      _entry = entry + 1
      return _table._key(at: entry)
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_table: _table, _entry: 0) }
  public func contains(_ member: Element) -> Bool { _table._find(member) >= 0 }
  public func _customContainsEquatableElement(_ member: Element) -> Bool? { contains(member) }
}

extension Set {
  public __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in self {
      if try isIncluded(element) { _ = result._table._insertNew(element, ()) }
    }
    return result
  }
  /// Inserts unless an equal element is there.
  mutating func _add(_ element: Element) {
    if _table._find(element) < 0 { _ = _table._insertNew(element, ()) }
  }
}

extension Set: Collection {
  public typealias SubSequence = Slice<Set<Element>>
  public typealias Indices = DefaultIndices<Set<Element>>
  /// The position of an element.
  public struct Index: Comparable, Hashable, Sendable {
    let _entry: Int
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._entry < rhs._entry }
  }
  public var startIndex: Index { index(_from: 0) }
  public var endIndex: Index { Index(_entry: Int.max) }
  func index(_from entry: Int) -> Index {
    let next = _table._occupied(from: entry)
    return Index(_entry: next < 0 ? Int.max : next)
  }
  public func index(after i: Index) -> Index { index(_from: i._entry + 1) }
  public subscript(position: Index) -> Element { _table._key(at: position._entry) }
  public var count: Int { _table.count }
  public var isEmpty: Bool { _table.count == 0 }
  public func firstIndex(of member: Element) -> Index? {
    let entry = _table._find(member)
    return entry < 0 ? nil : Index(_entry: entry)
  }
  public func _customIndexOfEquatableElement(_ member: Element) -> Index?? { .some(firstIndex(of: member)) }
}

extension Set: SetAlgebra {
  @discardableResult
  public mutating func insert(_ newMember: __owned Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let entry = _table._find(newMember)
    if entry >= 0 { return (false, _table._key(at: entry)) }
    _ = _table._insertNew(newMember, ())
    return (true, newMember)
  }
  @discardableResult
  public mutating func update(with newMember: __owned Element) -> Element? {
    let entry = _table._find(newMember)
    if entry < 0 {
      _ = _table._insertNew(newMember, ())
      return nil
    }
    let old = _table._key(at: entry)
    _table._setKey(newMember, at: entry)
    return old
  }
  @discardableResult
  public mutating func remove(_ member: Element) -> Element? {
    let entry = _table._find(member)
    if entry < 0 { return nil }
    let old = _table._key(at: entry)
    _table._remove(at: entry)
    return old
  }
  @discardableResult
  public mutating func remove(at position: Index) -> Element {
    let old = _table._key(at: position._entry)
    _table._remove(at: position._entry)
    return old
  }
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _table._clear(keepCapacity: keepCapacity)
  }
  @discardableResult
  public mutating func removeFirst() -> Element {
    _require(!isEmpty, "Can't removeFirst from an empty Set")
    return remove(at: startIndex)
  }
  public mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
  public var capacity: Int { count }
  public mutating func reserveCapacity(_ minimumCapacity: Int) { _table._reserve(minimumCapacity) }
}

extension Set {
  public init<Source: Sequence>(_ sequence: __owned Source) where Source.Element == Element {
    self.init()
    for element in sequence { _add(element) }
  }
  public func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
    isSubset(of: Set(possibleSuperset))
  }
  public func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool where S.Element == Element {
    isStrictSubset(of: Set(possibleStrictSuperset))
  }
  public func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
    possibleSubset.allSatisfy { contains($0) }
  }
  public func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool where S.Element == Element {
    Set(possibleStrictSubset).isStrictSubset(of: self)
  }
  public func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    !other.contains(where: { contains($0) })
  }
  public __consuming func union<S: Sequence>(_ other: __owned S) -> Set<Element> where S.Element == Element {
    var result = self
    result.formUnion(other)
    return result
  }
  public mutating func formUnion<S: Sequence>(_ other: __owned S) where S.Element == Element {
    for element in other { _add(element) }
  }
  public __consuming func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    result.subtract(other)
    return result
  }
  public mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { _ = remove(element) }
  }
  public __consuming func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    intersection(Set(other))
  }
  public mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(Set(other))
  }
  public __consuming func symmetricDifference<S: Sequence>(_ other: __owned S) -> Set<Element>
  where S.Element == Element {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  public mutating func formSymmetricDifference<S: Sequence>(_ other: __owned S) where S.Element == Element {
    formSymmetricDifference(Set(other))
  }
}

extension Set {
  public func isSubset(of other: Set<Element>) -> Bool {
    count <= other.count && allSatisfy { other.contains($0) }
  }
  public func isStrictSubset(of other: Set<Element>) -> Bool { count < other.count && isSubset(of: other) }
  public func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
  public func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
  public func isDisjoint(with other: Set<Element>) -> Bool {
    for element in other {
      if contains(element) { return false }
    }
    return true
  }
  public __consuming func union(_ other: __owned Set<Element>) -> Set<Element> {
    var result = self
    for element in other { result._add(element) }
    return result
  }
  public mutating func formUnion(_ other: __owned Set<Element>) {
    for element in other { _add(element) }
  }
  public __consuming func subtracting(_ other: Set<Element>) -> Set<Element> {
    var result = self
    result.subtract(other)
    return result
  }
  public mutating func subtract(_ other: Set<Element>) {
    for element in other { _ = remove(element) }
  }
  public __consuming func intersection(_ other: Set<Element>) -> Set<Element> {
    var result = Set<Element>()
    for element in self {
      if other.contains(element) { _ = result._table._insertNew(element, ()) }
    }
    return result
  }
  public mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
  public __consuming func symmetricDifference(_ other: __owned Set<Element>) -> Set<Element> {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  public mutating func formSymmetricDifference(_ other: __owned Set<Element>) {
    for element in other {
      if contains(element) { _ = remove(element) } else { _ = _table._insertNew(element, ()) }
    }
  }
}

extension Set: Equatable {
  public static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool {
    if lhs._table._isSameStorage(rhs._table) { return true }
    return lhs.count == rhs.count && lhs.isSubset(of: rhs)
  }
}

extension Set: Hashable {
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for element in self { sum ^= element._rawHashValue(seed: 0) }
    hasher._combine(sum)
  }
}

extension Set: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _list("[", self, "]") }
  public var debugDescription: String { _list("Set([", self, "])") }
}
