/// What a continuation and the task that waits for it share.
final class _ContinuationState<T> {
  let _task: _TaskHandle
  let _function: String
  var _result: Result<T, any Error>?
  init(_ function: String) {
    _task = _currentTask()
    _function = function
  }
  func _resume(_ result: Result<T, any Error>) {
    if _result != nil { _misuse(result) }
    _result = result
    _task._wake()
  }
  func _misuse(_ result: Result<T, any Error>) -> Never {
    let head = "Fatal error: SWIFT TASK CONTINUATION MISUSE: \(_function) tried"
    switch result {
    case .success(let value): _trap(head + " to resume its continuation more than once, returning \(value)!")
    case .failure(let error): _trap(head + " to resume its continuation more than once, throwing \(error)!")
    }
  }
  func _wait() async throws -> T {
    while _result == nil { _park() }
    return try _result!.get()
  }
}

/// Resumes a task once; twice is a trap.
public struct CheckedContinuation<T, E: Error>: Sendable {
  let _state: _ContinuationState<T>
  init(_ state: _ContinuationState<T>) { _state = state }
  public func resume(returning value: sending T) { _state._resume(.success(value)) }
  public func resume(throwing error: E) { _state._resume(.failure(error)) }
  public func resume<Er: Error>(with result: __shared sending Result<T, Er>) {
    switch result {
    case .success(let value): _state._resume(.success(value))
    case .failure(let error): _state._resume(.failure(error))
    }
  }
}

extension CheckedContinuation where T == Void {
  public func resume() { _state._resume(.success(())) }
}

public typealias UnsafeContinuation = CheckedContinuation

public func withCheckedContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T {
  let state = _ContinuationState<T>(function)
  body(CheckedContinuation(state))
  while state._result == nil { _park() }
  switch state._result! {
  case .success(let value): return value
  case .failure: _trap("Fatal error: a continuation that cannot throw has thrown")
  }
}

public func withCheckedThrowingContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
  let state = _ContinuationState<T>(function)
  body(CheckedContinuation(state))
  return try await state._wait()
}

public func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
  await withCheckedContinuation(body)
}

public func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
  try await withCheckedThrowingContinuation(body)
}
