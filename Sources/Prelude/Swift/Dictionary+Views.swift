extension Dictionary {
  public var keys: Keys { Keys(_dictionary: self) }
  public var values: Values {
    get { Values(_dictionary: self) }
    set { self = newValue._dictionary }
  }

  /// The keys.
  public struct Keys: Collection, Equatable {
    public typealias Element = Key
    public typealias Index = Dictionary<Key, Value>.Index
    public typealias SubSequence = Slice<Keys>
    public typealias Indices = DefaultIndices<Keys>
    let _dictionary: [Key: Value]
    init(_dictionary: [Key: Value]) { self._dictionary = _dictionary }
    public var startIndex: Index { _dictionary.startIndex }
    public var endIndex: Index { _dictionary.endIndex }
    public func index(after i: Index) -> Index { _dictionary.index(after: i) }
    public subscript(position: Index) -> Key { _dictionary._table._key(at: position._entry) }
    public var count: Int { _dictionary.count }
    public var isEmpty: Bool { _dictionary.isEmpty }
    public func _customContainsEquatableElement(_ element: Key) -> Bool? { _dictionary._table._find(element) >= 0 }
    public func _customIndexOfEquatableElement(_ element: Key) -> Index?? { .some(_dictionary.index(forKey: element)) }
    public static func == (lhs: Keys, rhs: Keys) -> Bool {
      if lhs.count != rhs.count { return false }
      for key in lhs {
        if rhs._dictionary._table._find(key) < 0 { return false }
      }
      return true
    }
    public struct Iterator: IteratorProtocol {
      public typealias Element = Key
      let _table: _HashTable<Key, Value>
      var _entry: Int
      public mutating func next() -> Key? {
        let entry = _table._occupied(from: _entry)
        if entry < 0 { return nil }
        _entry = entry + 1
        return _table._key(at: entry)
      }
    }
    public __consuming func makeIterator() -> Iterator { Iterator(_table: _dictionary._table, _entry: 0) }
  }

  /// The values.
  public struct Values: MutableCollection {
    public typealias Element = Value
    public typealias Index = Dictionary<Key, Value>.Index
    public typealias SubSequence = Slice<Values>
    public typealias Indices = DefaultIndices<Values>
    var _dictionary: [Key: Value]
    init(_dictionary: [Key: Value]) { self._dictionary = _dictionary }
    public var startIndex: Index { _dictionary.startIndex }
    public var endIndex: Index { _dictionary.endIndex }
    public func index(after i: Index) -> Index { _dictionary.index(after: i) }
    public subscript(position: Index) -> Value {
      get { _dictionary._table._value(at: position._entry) }
      set { _dictionary._table._setValue(newValue, at: position._entry) }
    }
    public var count: Int { _dictionary.count }
    public var isEmpty: Bool { _dictionary.isEmpty }
    public struct Iterator: IteratorProtocol {
      public typealias Element = Value
      let _table: _HashTable<Key, Value>
      var _entry: Int
      public mutating func next() -> Value? {
        let entry = _table._occupied(from: _entry)
        if entry < 0 { return nil }
        _entry = entry + 1
        return _table._value(at: entry)
      }
    }
    public __consuming func makeIterator() -> Iterator { Iterator(_table: _dictionary._table, _entry: 0) }
  }
}

extension Dictionary.Keys: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _list("[", self, "]") }
  public var debugDescription: String { _list("Dictionary.Keys([", self, "])") }
}

extension Dictionary.Values: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _list("[", self, "]") }
  public var debugDescription: String { _list("Dictionary.Values([", self, "])") }
}
