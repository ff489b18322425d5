import Glibc

/// Runs work on a thread whose stack is deep enough for the parser and the checker, which recurse with the program's nesting.
enum EngineThread {
  /// The stack's size; the system gives pages only as they are touched.
  private static let stackSize = 1 << 30

  /// The value of `body`, computed on such a thread while the caller waits.
  static func run<Value>(_ body: () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      var thread = pthread_t()
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, stackSize)
      let status = pthread_create(&thread, &attributes, { AnyWork.enter($0) }, work.pointer)
      pthread_attr_destroy(&attributes)
      guard status == 0 else { return body() }
      pthread_join(thread, nil)
      return work.result!
    }
  }
}

/// What a thread is to do, and what came of it.
private class AnyWork {
  /// Does it.
  func perform() {}

  /// The object as a thread's argument.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The thread's entry.
  static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    FatalSignals.useAlternateStack()
    Unmanaged<AnyWork>.fromOpaque(argument).takeUnretainedValue().perform()
    return nil
  }
}

/// Work with a value.
private final class Work<Value>: AnyWork {
  /// What to do.
  private let body: () -> Value
  /// What came of it.
  private(set) var result: Value?

  /// Work that `body` does.
  init(_ body: @escaping () -> Value) {
    self.body = body
  }

  override func perform() {
    result = body()
  }
}
