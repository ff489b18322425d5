class A { var done: (() -> Void)?
  func set(_ f: () -> Void) { done = f } }
