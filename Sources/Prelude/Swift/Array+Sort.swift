extension Array {
  /// Sorts, keeping equal elements in order: runs of insertion sort, merged in pairs.
  mutating func _mergeSort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    let total = count
    let run = 8
    var start = 0
    while start < total {
      try _insertionSort(start, Swift.min(start + run, total), by: areInIncreasingOrder)
      start += run
    }
    var width = run
    var spare: [Element] = []
    while width < total {
      spare.removeAll(keepingCapacity: true)
      spare.reserveCapacity(total)
      var low = 0
      while low < total {
        let middle = Swift.min(low + width, total)
        let high = Swift.min(low + 2 * width, total)
        try _merge(low, middle, high, into: &spare, by: areInIncreasingOrder)
        low = high
      }
      Swift.swap(&self, &spare)
      width = 2 * width
    }
  }

  mutating func _insertionSort(
    _ start: Int, _ end: Int, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    var i = start + 1
    while i < end {
      let element = self[i]
      var j = i
      while j > start {
        let previous = self[j - 1]
        if !(try areInIncreasingOrder(element, previous)) { break }
        self[j] = previous
        j -= 1
      }
      if j != i { self[j] = element }
      i += 1
    }
  }

  func _merge(
    _ low: Int, _ middle: Int, _ high: Int, into result: inout [Element],
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    var i = low
    var j = middle
    while i < middle && j < high {
      if try areInIncreasingOrder(self[j], self[i]) {
        result.append(self[j])
        j += 1
      } else {
        result.append(self[i])
        i += 1
      }
    }
    while i < middle {
      result.append(self[i])
      i += 1
    }
    while j < high {
      result.append(self[j])
      j += 1
    }
  }
}

extension Array where Element: Comparable {
  /// Sorts by `<`.
  mutating func _mergeSort() {
    if _sortNatively() { return }
    _mergeSort(by: { $0 < $1 })
  }

  /// Sorts arrays of the library's numbers and strings at once; false for other elements.
  @_builtin("array.sortNatively")
  mutating func _sortNatively() -> Bool
}
