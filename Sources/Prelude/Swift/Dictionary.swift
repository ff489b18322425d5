/// Values found by key.
public struct Dictionary<Key: Hashable, Value> {
  public typealias Element = (key: Key, value: Value)
  var _table: _HashTable<Key, Value>
  public init() { _table = _HashTable() }
  public init(minimumCapacity: Int) {
    _table = _HashTable()
    _table._reserve(minimumCapacity)
  }
  public init<S: Sequence>(uniqueKeysWithValues keysAndValues: __owned S) where S.Element == (Key, Value) {
    self.init()
    for (key, value) in keysAndValues {
      if _table._find(key) >= 0 {
        _trap("Fatal error: Duplicate values for key: '" + _describe(key) + "'")
      }
      _ = _table._insertNew(key, value)
    }
  }
  public init<S: Sequence>(
    _ keysAndValues: __owned S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    self.init()
    try merge(keysAndValues, uniquingKeysWith: combine)
  }
  public init<S: Sequence>(
    grouping values: __owned S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    self.init()
    for value in values { self[try keyForValue(value), default: []].append(value) }
  }
}

extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary: Sequence {
  /// Walks the entries.
  public struct Iterator: IteratorProtocol {
    public typealias Element = (key: Key, value: Value)
    let _table: _HashTable<Key, Value>
    var _entry: Int
    init(_table: _HashTable<Key, Value>) {
      self._table = _table
      _entry = 0
    }
    public mutating func next() -> (key: Key, value: Value)? {
      let entry = _table._occupied(from: _entry)
      if entry < 0 { return nil }
      _entry = entry + 1
      return (key: _table._key(at: entry), value: _table._value(at: entry))
    }
  }
  public __consuming func makeIterator() -> Iterator { Iterator(_table: _table) }
}

extension Dictionary {
  public __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for (key, value) in self {
      if try isIncluded((key: key, value: value)) { _ = result._table._insertNew(key, value) }
    }
    return result
  }
}

extension Dictionary: Collection {
  public typealias SubSequence = Slice<[Key: Value]>
  public typealias Indices = DefaultIndices<[Key: Value]>
  /// The position of an entry.
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
  public func index(forKey key: Key) -> Index? {
    let entry = _table._find(key)
    return entry < 0 ? nil : Index(_entry: entry)
  }
  public subscript(position: Index) -> Element {
    (key: _table._key(at: position._entry), value: _table._value(at: position._entry))
  }
  public var count: Int { _table.count }
  public var isEmpty: Bool { _table.count == 0 }
}

extension Dictionary {
  public subscript(key: Key) -> Value? {
    get {
      let entry = _table._find(key)
      return entry < 0 ? nil : _table._value(at: entry)
    }
    set {
      if let value = newValue { _store(value, key) } else { _ = removeValue(forKey: key) }
    }
    _modify {
      let entry = _table._find(key)
      var value: Value? = entry < 0 ? nil : _table._takeValue(at: entry)
      defer { _putBack(value, key, entry) }
      yield &value
    }
  }
  public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get {
      let entry = _table._find(key)
      return entry < 0 ? defaultValue() : _table._value(at: entry)
    }
    _modify {
      var entry = _table._find(key)
      if entry < 0 { entry = _table._insertNew(key, defaultValue()) }
      var value = _table._takeValue(at: entry)
      defer { _table._setValue(value, at: entry) }
      yield &value
    }
  }
  mutating func _store(_ value: __owned Value, _ key: Key) {
    let entry = _table._find(key)
    if entry < 0 { _ = _table._insertNew(key, value) } else { _table._setValue(value, at: entry) }
  }
  /// Ends a modification of an optional value: `entry` is where the value was taken from, negative when there was none.
  mutating func _putBack(_ value: __owned Value?, _ key: Key, _ entry: Int) {
    switch value {
    case .some(let kept):
      if entry < 0 { _ = _table._insertNew(key, kept) } else { _table._setValue(kept, at: entry) }
    case .none:
      if entry >= 0 { _table._remove(at: entry) }
    }
  }
  @discardableResult
  public mutating func updateValue(_ value: __owned Value, forKey key: Key) -> Value? {
    let entry = _table._find(key)
    if entry < 0 {
      _ = _table._insertNew(key, value)
      return nil
    }
    let old = _table._value(at: entry)
    _table._setValue(value, at: entry)
    return old
  }
  @discardableResult
  public mutating func removeValue(forKey key: Key) -> Value? {
    let entry = _table._find(key)
    if entry < 0 { return nil }
    let old = _table._value(at: entry)
    _table._remove(at: entry)
    return old
  }
  @discardableResult
  public mutating func remove(at index: Index) -> Element {
    let element = self[index]
    _table._remove(at: index._entry)
    return element
  }
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _table._clear(keepCapacity: keepCapacity)
  }
  public mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
  public var capacity: Int { count }
  public mutating func reserveCapacity(_ minimumCapacity: Int) { _table._reserve(minimumCapacity) }
}

extension Dictionary: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init()
    for (key, value) in elements {
      if _table._find(key) >= 0 { _trap("Fatal error: Dictionary literal contains duplicate keys") }
      _ = _table._insertNew(key, value)
    }
  }
}

extension Dictionary {
  public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { _ = result._table._insertNew(key, try transform(value)) }
    return result
  }
  public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self {
      if let new = try transform(value) { _ = result._table._insertNew(key, new) }
    }
    return result
  }
  public mutating func merge<S: Sequence>(
    _ other: __owned S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in other { try _mergeOne(key, value, combine) }
  }
  public mutating func merge(
    _ other: __owned [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other { try _mergeOne(key, value, combine) }
  }
  mutating func _mergeOne(_ key: Key, _ value: Value, _ combine: (Value, Value) throws -> Value) rethrows {
    let entry = _table._find(key)
    if entry < 0 {
      _ = _table._insertNew(key, value)
    } else {
      _table._setValue(try combine(_table._value(at: entry), value), at: entry)
    }
  }
  public __consuming func merging<S: Sequence>(
    _ other: __owned S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  public __consuming func merging(
    _ other: __owned [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
}

extension Dictionary: Equatable where Value: Equatable {
  public static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool {
    if lhs._table._isSameStorage(rhs._table) { return true }
    if lhs.count != rhs.count { return false }
    for (key, value) in lhs {
      let entry = rhs._table._find(key)
      if entry < 0 || rhs._table._value(at: entry) != value { return false }
    }
    return true
  }
}

extension Dictionary: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self {
      var entry = Hasher()
      entry.combine(key)
      entry.combine(value)
      sum ^= entry.finalize()
    }
    hasher._combine(sum)
  }
}

extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    if isEmpty { return "[:]" }
    var text = "["
    var isFirst = true
    for (key, value) in self {
      if !isFirst { text += ", " }
      isFirst = false
      text += _debugDescribe(key)
      text += ": "
      text += _debugDescribe(value)
    }
    return text + "]"
  }
  public var debugDescription: String { description }
}

func _castDictionary<K: Hashable, V, L: Hashable, W>(_ source: [K: V]) -> [L: W]? {
  var result: [L: W] = [:]
  for (key, value) in source {
    guard let newKey = key as? L, let newValue = value as? W else { return nil }
    result[newKey] = newValue
  }
  return result
}

func _castSet<T: Hashable, U: Hashable>(_ source: Set<T>) -> Set<U>? {
  var result: Set<U> = []
  for element in source {
    guard let new = element as? U else { return nil }
    result.insert(new)
  }
  return result
}
