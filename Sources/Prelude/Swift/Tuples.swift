/// Tuples of two to six elements are compared element by element.
public func == (lhs: (), rhs: ()) -> Bool { true }
public func != (lhs: (), rhs: ()) -> Bool { false }

public func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1
}
public func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  !(lhs == rhs)
}

public func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2
}
public func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  !(lhs == rhs)
}

public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3
}
public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  !(lhs == rhs)
}

public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4
}
public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  !(lhs == rhs)
}

public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4 && lhs.5 == rhs.5
}
public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  !(lhs == rhs)
}

public func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  return lhs.1 < rhs.1
}

public func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  return lhs.1 <= rhs.1
}

public func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  return lhs.1 > rhs.1
}

public func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  return lhs.1 >= rhs.1
}

public func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  return lhs.2 < rhs.2
}

public func <= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  return lhs.2 <= rhs.2
}

public func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  return lhs.2 > rhs.2
}

public func >= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  return lhs.2 >= rhs.2
}

public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  return lhs.3 < rhs.3
}

public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  return lhs.3 <= rhs.3
}

public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  return lhs.3 > rhs.3
}

public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(
  lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  return lhs.3 >= rhs.3
}

public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 < rhs.3 }
  return lhs.4 < rhs.4
}

public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 < rhs.3 }
  return lhs.4 <= rhs.4
}

public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 > rhs.3 }
  return lhs.4 > rhs.4
}

public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 > rhs.3 }
  return lhs.4 >= rhs.4
}

public func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 < rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 < rhs.4 }
  return lhs.5 < rhs.5
}

public func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 < rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 < rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 < rhs.4 }
  return lhs.5 <= rhs.5
}

public func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 > rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 > rhs.4 }
  return lhs.5 > rhs.5
}

public func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
  if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
  if lhs.2 != rhs.2 { return lhs.2 > rhs.2 }
  if lhs.3 != rhs.3 { return lhs.3 > rhs.3 }
  if lhs.4 != rhs.4 { return lhs.4 > rhs.4 }
  return lhs.5 >= rhs.5
}
