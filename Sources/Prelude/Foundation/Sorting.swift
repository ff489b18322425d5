/// Whether what is smaller comes first or last.
public enum SortOrder: Hashable, Sendable { case forward, reverse }

/// Compares values for sorting.
public protocol SortComparator<Compared> {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

/// Compares values by a part of them.
public struct KeyPathComparator<Compared>: SortComparator {
  public var order: SortOrder
  let _ordering: (Compared, Compared) -> Int
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.order = order
    _ordering = {
      let (a, b) = ($0[keyPath: keyPath], $1[keyPath: keyPath])
      return a < b ? -1 : a > b ? 1 : 0
    }
  }
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.order = order
    _ordering = {
      guard let a = $0[keyPath: keyPath] else { return $1[keyPath: keyPath] == nil ? 0 : -1 }
      guard let b = $1[keyPath: keyPath] else { return 1 }
      return a < b ? -1 : a > b ? 1 : 0
    }
  }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let result = order == .forward ? _ordering(lhs, rhs) : _ordering(rhs, lhs)
    return result < 0 ? .orderedAscending : result > 0 ? .orderedDescending : .orderedSame
  }
}
public typealias SortDescriptor<Compared> = KeyPathComparator<Compared>

extension Sequence {
  public func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
  where Comparator.Compared == Element { sorted { comparator.compare($0, $1) == .orderedAscending } }
  public func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element]
  where S.Element == Comparator, Comparator.Compared == Element {
    sorted { a, b in
      for comparator in comparators {
        let result = comparator.compare(a, b)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func sort<Comparator: SortComparator>(using comparator: Comparator)
  where Comparator.Compared == Element { sort { comparator.compare($0, $1) == .orderedAscending } }
}
