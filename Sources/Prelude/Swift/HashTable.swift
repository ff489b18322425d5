/// The storage of dictionaries and sets: entries in order of insertion, found by hash.
///
/// Keys of the library's own simple types are hashed and compared by the host; for all others the learner's `hash(into:)` and
/// `==` are called from here. A removed entry leaves a gap until the table grows.
@_layout("ref")
struct _HashTable<Key, Value> {
  @_builtin("table.new")
  init()
  @_builtin("table.count")
  var count: Int { get }
  /// The first entry in use at or after `entry`; a negative number when there is none.
  @_builtin("table.occupied")
  func _occupied(from entry: Int) -> Int
  @_builtin("table.key")
  func _key(at entry: Int) -> Key
  @_builtin("table.value")
  func _value(at entry: Int) -> Value
  @_builtin("table.setValue")
  mutating func _setValue(_ value: __owned Value, at entry: Int)
  @_builtin("table.setKey")
  mutating func _setKey(_ key: __owned Key, at entry: Int)
  /// Moves the value out; `_setValue` puts one back.
  @_builtin("table.takeValue")
  mutating func _takeValue(at entry: Int) -> Value
  @_builtin("table.remove")
  mutating func _remove(at entry: Int)
  @_builtin("table.clear")
  mutating func _clear(keepCapacity: Bool)
  @_builtin("table.reserve")
  mutating func _reserve(_ capacity: Int)
  @_builtin("table.isSameStorage")
  func _isSameStorage(_ other: _HashTable<Key, Value>) -> Bool

  /// For keys that the host knows.
  @_builtin("table.findNative")
  func _findNative(_ key: Key) -> Int
  @_builtin("table.insertNative")
  mutating func _insertNative(_ key: __owned Key, _ value: __owned Value) -> Int

  /// The first entry of that hash, or a negative number.
  @_builtin("table.firstCandidate")
  func _firstCandidate(_ hash: Int) -> Int
  /// The next entry of the same hash.
  @_builtin("table.nextCandidate")
  func _nextCandidate(after entry: Int) -> Int
  @_builtin("table.insertHashed")
  mutating func _insertHashed(_ key: __owned Key, _ value: __owned Value, hash: Int) -> Int
}

/// Whether the host hashes and compares values of the type as their own `==` and `hash(into:)` do.
@_builtin("type.isHostHashable")
func _isHostHashable<T>(_ type: T.Type) -> Bool

extension _HashTable where Key: Hashable {
  /// The entry of a key, or a negative number.
  func _find(_ key: Key) -> Int {
    if _isHostHashable(Key.self) { return _findNative(key) }
    if count == 0 { return -1 }
    var entry = _firstCandidate(key._rawHashValue(seed: 0))
    while entry >= 0 {
      if _key(at: entry) == key { return entry }
      entry = _nextCandidate(after: entry)
    }
    return -1
  }
  /// Adds an entry for a key that is not in the table.
  mutating func _insertNew(_ key: Key, _ value: Value) -> Int {
    if _isHostHashable(Key.self) { return _insertNative(key, value) }
    return _insertHashed(key, value, hash: key._rawHashValue(seed: 0))
  }
}
