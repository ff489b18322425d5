public func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
  StrideTo(_start: start, end: end, stride: stride)
}
public func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> {
  StrideThrough(_start: start, end: end, stride: stride)
}

/// The values from a start in equal steps, before an end.
public struct StrideTo<Element: Strideable>: Sequence, CustomStringConvertible {
  public var description: String { _typeName(StrideTo<Element>.self, qualified: true) }
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    _require(stride != 0, "Stride size must not be zero")
    self._start = _start
    _end = end
    _stride = stride
  }
  public __consuming func makeIterator() -> StrideToIterator<Element> {
    StrideToIterator(_start: _start, end: _end, stride: _stride)
  }
  public func _customContainsEquatableElement(_ element: Element) -> Bool? {
    if _stride < 0 ? element <= _end || _start < element : element < _start || _end <= element { return false }
    return nil
  }
}

/// Walks in steps. Each value is computed from the start, so that rounding errors do not add up.
public struct StrideToIterator<Element: Strideable>: IteratorProtocol {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  var _current: Element
  var _index: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    _end = end
    _stride = stride
    _current = _start
    _index = 0
  }
  public mutating func next() -> Element? {
    let result = _current
    if _stride > 0 ? result >= _end : result <= _end { return nil }
    if result._isLast(before: _end, by: _stride) {
      _current = _end
    } else {
      _index += 1
      _current = _start._strided(_index, _stride)
    }
    return result
  }
}

extension Strideable {
  /// The value `index` steps behind this one.
  func _strided(_ index: Stride, _ stride: Stride) -> Self { advanced(by: index * stride) }
}

/// The values from a start in equal steps, up to an end.
public struct StrideThrough<Element: Strideable>: Sequence, CustomStringConvertible {
  public var description: String { _typeName(StrideThrough<Element>.self, qualified: true) }
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    _require(stride != 0, "Stride size must not be zero")
    self._start = _start
    _end = end
    _stride = stride
  }
  public __consuming func makeIterator() -> StrideThroughIterator<Element> {
    StrideThroughIterator(_start: _start, end: _end, stride: _stride)
  }
}

/// Walks in steps.
public struct StrideThroughIterator<Element: Strideable>: IteratorProtocol {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  var _current: Element
  var _index: Element.Stride
  var _didReturnEnd: Bool
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    _end = end
    _stride = stride
    _current = _start
    _index = 0
    _didReturnEnd = false
  }
  public mutating func next() -> Element? {
    let result = _current
    if _stride > 0 ? result >= _end : result <= _end {
      if result == _end && !_didReturnEnd {
        _didReturnEnd = true
        return result
      }
      return nil
    }
    if result._isLast(before: _end, by: _stride) {
      _current = _end
      _didReturnEnd = true
    } else {
      _index += 1
      _current = _start._strided(_index, _stride)
    }
    return result
  }
}
