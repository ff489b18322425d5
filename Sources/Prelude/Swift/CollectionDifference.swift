/// What must be removed and inserted to make one collection from another.
public struct CollectionDifference<ChangeElement> {
  /// One step.
  public enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    var _offset: Int {
      switch self {
      case .insert(let offset, _, _): return offset
      case .remove(let offset, _, _): return offset
      }
    }
    var _element: ChangeElement {
      switch self {
      case .insert(_, let element, _): return element
      case .remove(_, let element, _): return element
      }
    }
    var _isRemoval: Bool {
      switch self {
      case .insert: return false
      case .remove: return true
      }
    }
  }
  public let insertions: [Change]
  public let removals: [Change]
  public init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
    var offsets: [Bool: Set<Int>] = [true: [], false: []]
    for change in changes {
      if change._offset < 0 || !offsets[change._isRemoval]!.insert(change._offset).inserted { return nil }
    }
    self.init(_validated: Array(changes))
  }
  init(_validated changes: [Change]) {
    insertions = changes.filter { !$0._isRemoval }.sorted { $0._offset < $1._offset }
    removals = changes.filter { $0._isRemoval }.sorted { $0._offset < $1._offset }
  }
}

extension CollectionDifference: Collection {
  public typealias Element = Change
  public typealias Indices = DefaultIndices<CollectionDifference<ChangeElement>>
  public typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
  public typealias Iterator = IndexingIterator<CollectionDifference<ChangeElement>>
  /// The position of a change.
  public struct Index: Comparable, Hashable {
    let _offset: Int
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
  }
  public var startIndex: Index { Index(_offset: 0) }
  public var endIndex: Index { Index(_offset: removals.count + insertions.count) }
  public func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
  public func index(before i: Index) -> Index { Index(_offset: i._offset - 1) }
  public subscript(position: Index) -> Change {
    let i = position._offset
    return i < removals.count ? removals[removals.count - 1 - i] : insertions[i - removals.count]
  }
}

extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}
extension CollectionDifference: Equatable where ChangeElement: Equatable {}
extension CollectionDifference: Hashable where ChangeElement: Hashable {}

extension CollectionDifference {
  public func inverse() -> CollectionDifference<ChangeElement> {
    CollectionDifference(
      _validated: map { change -> Change in
        switch change {
        case .remove(let offset, let element, let other):
          return .insert(offset: offset, element: element, associatedWith: other)
        case .insert(let offset, let element, let other):
          return .remove(offset: offset, element: element, associatedWith: other)
        }
      })
  }
}

extension CollectionDifference where ChangeElement: Hashable {
  public func inferringMoves() -> CollectionDifference<ChangeElement> {
    let removed = _unique(removals)
    let inserted = _unique(insertions)
    return CollectionDifference(
      _validated: map { change -> Change in
        switch change {
        case .remove(let offset, let element, _):
          guard removed[element] != nil, let target = inserted[element] else { return change }
          return .remove(offset: offset, element: element, associatedWith: target)
        case .insert(let offset, let element, _):
          guard inserted[element] != nil, let source = removed[element] else { return change }
          return .insert(offset: offset, element: element, associatedWith: source)
        }
      })
  }
  /// The offsets of the elements that `changes` have once.
  func _unique(_ changes: [Change]) -> [ChangeElement: Int] {
    var result: [ChangeElement: Int] = [:]
    var repeated: Set<ChangeElement> = []
    for change in changes where !repeated.contains(change._element) {
      if result.updateValue(change._offset, forKey: change._element) != nil {
        result[change._element] = nil
        repeated.insert(change._element)
      }
    }
    return result
  }
}

extension BidirectionalCollection {
  public func difference<C: BidirectionalCollection>(
    from other: C, by areEquivalent: (C.Element, Element) -> Bool
  ) -> CollectionDifference<Element> where C.Element == Element {
    let (old, new) = (other._copyToArray(), _copyToArray())
    return CollectionDifference(_validated: _changes(old, new, _descent(old, new, areEquivalent)))
  }
}

extension BidirectionalCollection where Element: Equatable {
  public func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element>
  where C.Element == Element {
    difference(from: other, by: { $0 == $1 })
  }
}

/// The greedy search of Myers: how far each diagonal reaches, for each number of changes.
///
/// The offset of diagonal `k` is `k` plus the middle of the list.
func _descent<T>(_ old: [T], _ new: [T], _ areEquivalent: (T, T) -> Bool) -> [[Int]] {
  var trace: [[Int]] = []
  var reached = [0, 0, 0]
  var d = 0
  while true {
    let previous = reached
    let middle = previous.count / 2
    trace.append(previous)
    reached = [Int](repeating: 0, count: 2 * d + 1)
    var k = -d
    while k <= d {
      let isDown = k == -d || (k != d && previous[middle + k - 1] < previous[middle + k + 1])
      var x = isDown ? previous[middle + k + 1] : previous[middle + k - 1] + 1
      while x < old.count && x - k < new.count && areEquivalent(old[x], new[x - k]) { x += 1 }
      reached[d + k] = x
      if x >= old.count && x - k >= new.count { return trace }
      k += 2
    }
    d += 1
  }
}

/// The way back through a trace.
func _changes<T>(_ old: [T], _ new: [T], _ trace: [[Int]]) -> [CollectionDifference<T>.Change] {
  var changes: [CollectionDifference<T>.Change] = []
  var (x, y) = (old.count, new.count)
  var d = trace.count - 1
  while d > 0 {
    let (reached, middle) = (trace[d], trace[d].count / 2)
    let k = x - y
    let isDown = k == -d || (k != d && reached[middle + k - 1] < reached[middle + k + 1])
    let previous = isDown ? k + 1 : k - 1
    x = reached[middle + previous]
    y = x - previous
    changes.append(
      isDown
        ? .insert(offset: y, element: new[y], associatedWith: nil)
        : .remove(offset: x, element: old[x], associatedWith: nil))
    d -= 1
  }
  return changes
}

extension RangeReplaceableCollection {
  public func applying(_ difference: CollectionDifference<Element>) -> Self? {
    var elements = _copyToArray()
    for change in difference {
      switch change {
      case .remove(let offset, _, _):
        if offset >= elements.count { return nil }
        elements.remove(at: offset)
      case .insert(let offset, let element, _):
        if offset > elements.count { return nil }
        elements.insert(element, at: offset)
      }
    }
    return Self(elements)
  }
}
