extension Collection where Element: Equatable {
  @_disfavoredOverload
  public func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { !firstRange(of: other)._isNone }
  public func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    _firstRange(of: other._copyToArray(), from: startIndex)
  }
  /// Where `pattern` occurs first at or behind `start`.
  func _firstRange(of pattern: [Element], from start: Index) -> Range<Index>? {
    var candidate = start
    while true {
      if let end = _end(of: pattern, at: candidate) { return candidate..<end }
      if candidate == endIndex { return nil }
      formIndex(after: &candidate)
    }
  }
  /// The end of `pattern` where it begins at `start`.
  func _end(of pattern: [Element], at start: Index) -> Index? {
    var position = start
    for expected in pattern {
      if position == endIndex || self[position] != expected { return nil }
      formIndex(after: &position)
    }
    return position
  }
  public func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
    let pattern = other._copyToArray()
    var result: [Range<Index>] = []
    var start = startIndex
    while let range = _firstRange(of: pattern, from: start) {
      result.append(range)
      if range.isEmpty {
        if range.upperBound == endIndex { break }
        start = index(after: range.upperBound)
      } else {
        start = range.upperBound
      }
    }
    return result
  }
  @_disfavoredOverload
  public func split<C: Collection>(
    separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where C.Element == Element {
    var result: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator) {
      if result.count >= maxSplits { break }
      if !omittingEmptySubsequences || start != range.lowerBound { result.append(self[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if !omittingEmptySubsequences || start != endIndex { result.append(self[start..<endIndex]) }
    return result
  }
  public func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
    self[(_end(of: prefix._copyToArray(), at: startIndex) ?? startIndex)...]
  }
}

extension Collection {
  public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    try drop(while: predicate)
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  public func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    var result = Self()
    var start = startIndex
    var left = maxReplacements
    for range in ranges(of: other) {
      if left == 0 { break }
      left -= 1
      result.append(contentsOf: self[start..<range.lowerBound])
      result.append(contentsOf: replacement)
      start = range.upperBound
    }
    result.append(contentsOf: self[start..<endIndex])
    return result
  }
  public mutating func replace<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = .max
  ) where C.Element == Element, Replacement.Element == Element {
    self = replacing(other, with: replacement, maxReplacements: maxReplacements)
  }
  public mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
    if let end = _end(of: prefix._copyToArray(), at: startIndex) { removeSubrange(startIndex..<end) }
  }
}

extension StringProtocol {
  @_disfavoredOverload
  public func contains(_ other: String) -> Bool { _ephemeralString._containsText(other) }
  @_disfavoredOverload
  public func contains(_ other: Substring) -> Bool { _ephemeralString._containsText(other._text) }
}

extension String {
  @_builtin("string.contains")
  func _containsText(_ other: String) -> Bool
}
