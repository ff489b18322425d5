/// One activation of a function.
struct Frame {
  /// The function's code and sizes.
  var block: UnsafeMutablePointer<CodeBlock>
  /// Where it goes on when it runs again: behind the call, yield or faulting operation.
  var pc: UnsafeMutablePointer<Instruction>
  /// R[0].
  var raw: UnsafeMutablePointer<Int>
  /// F[0].
  var refs: UnsafeMutablePointer<Reference>
  /// Behind the last raw register.
  var rawEnd: UnsafeMutablePointer<Int>
  /// Behind the last reference register.
  var refEnd: UnsafeMutablePointer<Reference>
  /// Who gets the results. Not always the frame below: suspended coroutines lie between.
  var caller: UnsafeMutablePointer<Frame>?
  /// Where the results' raw words go; nil in a border.
  var resultRaw: UnsafeMutablePointer<Int>?
  /// Where the results' references go.
  var resultRefs: UnsafeMutablePointer<Reference>
  /// Whether it is a coroutine that has yielded and was resumed.
  var isResumed = false
}

/// A frame in memory.
typealias FramePointer = UnsafeMutablePointer<Frame>
