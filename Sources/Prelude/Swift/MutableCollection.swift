/// A collection whose elements can be replaced.
public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  override subscript(position: Index) -> Element { get set }
  override subscript(bounds: Range<Index>) -> SubSequence { get set }
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
  mutating func swapAt(_ i: Index, _ j: Index)
  mutating func _replaceAll(with elements: [Element])
}

extension MutableCollection {
  public subscript(bounds: Range<Index>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set {
      var i = bounds.lowerBound
      for element in newValue {
        self[i] = element
        formIndex(after: &i)
      }
    }
  }
  public mutating func swapAt(_ i: Index, _ j: Index) {
    if i == j { return }
    let first = self[i]
    self[i] = self[j]
    self[j] = first
  }
  /// Overwrites all elements by as many others.
  public mutating func _replaceAll(with elements: [Element]) {
    var i = startIndex
    for element in elements {
      self[i] = element
      formIndex(after: &i)
    }
  }
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    guard var pivot = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
    var i = index(after: pivot)
    while i != endIndex {
      if !(try belongsInSecondPartition(self[i])) {
        swapAt(i, pivot)
        formIndex(after: &pivot)
      }
      formIndex(after: &i)
    }
    return pivot
  }
}

extension MutableCollection where Self: BidirectionalCollection {
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var high = endIndex
    while true {
      while true {
        if low == high { return low }
        if try belongsInSecondPartition(self[low]) { break }
        formIndex(after: &low)
      }
      while true {
        formIndex(before: &high)
        if low == high { return low }
        if !(try belongsInSecondPartition(self[high])) { break }
      }
      swapAt(low, high)
      formIndex(after: &low)
    }
  }
  public mutating func reverse() {
    if isEmpty { return }
    var low = startIndex
    var high = index(before: endIndex)
    while low < high {
      swapAt(low, high)
      formIndex(after: &low)
      formIndex(before: &high)
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    guard count > 1 else { return }
    var amount = count
    var current = startIndex
    while amount > 1 {
      let random = Int.random(in: 0..<amount, using: &generator)
      amount -= 1
      swapAt(current, index(current, offsetBy: random))
      formIndex(after: &current)
    }
  }
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    var elements = _copyToArray()
    defer { _replaceAll(with: elements) }
    try elements._mergeSort(by: areInIncreasingOrder)
  }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  public mutating func sort() {
    var elements = _copyToArray()
    elements._mergeSort()
    _replaceAll(with: elements)
  }
}

extension Sequence {
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    var result = _copyToArray()
    try result._mergeSort(by: areInIncreasingOrder)
    return result
  }
  public func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
    var result = _copyToArray()
    result.shuffle(using: &generator)
    return result
  }
  public func shuffled() -> [Element] {
    var result = _copyToArray()
    result.shuffle()
    return result
  }
}

extension Sequence where Element: Comparable {
  public func sorted() -> [Element] {
    var result = _copyToArray()
    result._mergeSort()
    return result
  }
}

/// Exchanges two values.
public func swap<T>(_ a: inout T, _ b: inout T) {
  let first = a
  a = b
  b = first
}
