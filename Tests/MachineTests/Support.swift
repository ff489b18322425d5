@testable import Machine

/// A token of types in tests.
final class TestToken {}

/// Types that the tests use; they live as long as the process.
enum TestTypes {
  nonisolated(unsafe) static let int = TypeInfo(
    name: "Int", qualifiedName: "Swift.Int", kind: .integer(.int64), layout: .word, token: TestToken())
  nonisolated(unsafe) static let string = TypeInfo(
    name: "String", qualifiedName: "Swift.String", kind: .string, layout: .reference, token: TestToken())
  /// Two words and two references.
  nonisolated(unsafe) static let wide = TypeInfo(
    name: "Wide", qualifiedName: "main.Wide", kind: .structure, layout: Layout(raw: 2, refs: 2), token: TestToken())
  /// A class with two words and two references, without `deinit`.
  nonisolated(unsafe) static let node = classType("Node")

  /// A class with two words and two references.
  static func classType(_ name: String, deinitializers: [Function] = []) -> TypeInfo {
    let type = TypeInfo(
      name: name, qualifiedName: "main.\(name)", kind: .classType, layout: .reference, token: TestToken())
    type.storage = Layout(raw: 2, refs: 2)
    type.deinitializers = deinitializers
    return type
  }
}

/// A function whose code `write` assembles; 8 registers of each kind unless said otherwise.
func function(
  _ name: String = "f", _ parameters: Layout = .empty, captures: Layout = .empty, results: Layout = .word,
  yields: Layout = .empty, raw: Int = 8, refs: Int = 8, _ write: @escaping (inout Assembler, Function) -> Void
) -> Function {
  Function(name: name, parameters: parameters, captures: captures, results: results, yields: yields) { function in
    var assembler = Assembler()
    write(&assembler, function)
    function.rawCount = raw
    function.refCount = refs
    function.code = assembler.finished()
  }
}

/// Shorthand for words.
func words(_ count: Int) -> Layout { Layout(raw: count, refs: 0) }

/// Shorthand for references.
func references(_ count: Int) -> Layout { Layout(raw: 0, refs: count) }

/// The words that `function` returns, or nil when it does not return.
func run(_ function: Function, _ raw: [Int] = [], refs: [HeapObject?] = [], on machine: Machine = Machine()) -> [Int]? {
  guard case .finished(let values) = machine.run(function, raw: raw, refs: refs) else { return nil }
  return values.raw
}

/// The message of the trap that `function` ends in, or a word for another outcome.
func trap(_ function: Function, _ raw: [Int] = [], refs: [HeapObject?] = [], on machine: Machine = Machine()) -> String
{
  message(machine.run(function, raw: raw, refs: refs))
}

/// The message of a trap, or a word for another outcome.
func message(_ outcome: Outcome) -> String {
  switch outcome {
  case .finished: "finished"
  case .threw: "threw"
  case .trapped(let trap, _): trap.message
  case .exceeded(let budget, _): "exceeded \(budget)"
  case .interrupted: "interrupted"
  case .exited(let code, _): "exited \(code)"
  case .failed(let error, _): "failed: \(error)"
  }
}

/// Runs one operation on the two words in R[1] and R[2], with R[0] as the result.
func binary(_ op: Opcode, _ a: Int, _ b: Int, words extra: [Int] = []) -> [Int]? {
  run(
    function("binary", words(2)) { asm, _ in
      asm.emit(.moveRawRange, 1, 0, 2)
      asm.emit(op, 0, 1, 2, words: extra)
      asm.emit(.returnValue)
    }, [a, b])
}

/// A host function that may capture what the test looks at; it stays on the test's thread.
func host(
  _ name: String,
  _ body: @escaping (Machine, UnsafeMutablePointer<Int>, UnsafeMutablePointer<HeapObject?>) throws -> Void
) -> Builtin {
  struct Confined: @unchecked Sendable {
    let body: (Machine, UnsafeMutablePointer<Int>, UnsafeMutablePointer<HeapObject?>) throws -> Void
  }
  let confined = Confined(body: body)
  return Builtin(name) { machine, raw, refs, _ in try confined.body(machine, raw, refs) }
}

/// A builtin that writes the words of `values` to a log, for `deinit`s and order.
final class Log {
  /// What was logged.
  var lines: [String] = []
  /// Logs R[0].
  var word: BuiltinReference {
    BuiltinReference(
      builtin: host("log") { [unowned self] _, raw, _ in lines.append("\(raw[0])") }, types: [], parameters: words(1))
  }

  /// A `deinit` that logs the object's first word under a name.
  func deinitializer(_ name: String) -> Function {
    let log = BuiltinReference(
      builtin: host("log") { [unowned self] _, raw, _ in lines.append("\(name) \(raw[0])") }, types: [],
      parameters: words(1))
    return function("deinit", .reference, results: .empty) { asm, this in
      this.pool.builtins = [log]
      asm.emit(.getRaw, 0, 0, 0)
      asm.emit(.callBuiltin, 0, 0, words: [0, 0])
      asm.emit(.returnValue)
    }
  }
}

extension Double {
  /// The number as a raw register holds it.
  var asWord: Int { Int(bitPattern: UInt(bitPattern)) }
}
