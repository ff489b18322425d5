import Foundation
import Machine

/// The loop alone: hand-assembled code, so that nothing but the machine is measured.

/// A function of words with `registers` raw registers.
func function(
  _ name: String, _ parameters: Int, _ registers: Int, references: Int = 4,
  _ write: @escaping (inout Assembler, Function) -> Void
) -> Function {
  Function(name: name, parameters: Layout(raw: parameters, refs: 0), results: .word) { function in
    var assembler = Assembler()
    write(&assembler, function)
    function.code = assembler.finished()
    function.rawCount = registers
    function.refCount = references
  }
}

/// `func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }`
let fib = function("fib", 1, 4, references: 0) { a, this in
  this.pool.functions = [this]
  let more = a.label()
  a.emit(.smallConstant, 1, 2)
  a.emit(.jumpIfLessEqual, 1, 0, to: more)
  a.emit(.returnValue, 0)
  a.place(more)
  a.emit(.addSmall, 1, 0, -1)
  a.emit(.call, 1, words: [0, 0])
  a.emit(.addSmall, 2, 0, -2)
  a.emit(.call, 2, words: [0, 0])
  a.emit(.addInt, 1, 1, 2)
  a.emit(.returnValue, 1)
}

/// `var i = 0, sum = 0; while i < n { sum += i; i += 1 }`
let loop = function("loop", 1, 3) { a, _ in
  let top = a.label(), done = a.label()
  a.emit(.smallConstant, 1, 0)
  a.emit(.smallConstant, 2, 0)
  a.place(top)
  a.emit(.jumpIfLessEqual, 0, 1, to: done)
  a.emit(.addInt, 2, 2, 1)
  a.emit(.addSmall, 1, 1, 1)
  a.emit(.jump, to: top)
  a.place(done)
  a.emit(.returnValue, 2)
}

let pairType = TypeInfo(name: "Pair", qualifiedName: "Pair", kind: .classType, layout: .reference, token: fib)
pairType.storage = Layout(raw: 2, refs: 1)
let intType = TypeInfo(name: "Int", qualifiedName: "Int", kind: .integer(.int64), layout: .word, token: fib)

/// Makes n instances, sets and gets a field of each.
let objects = function("objects", 1, 4) { a, this in
  this.pool.types = [pairType]
  let top = a.label(), done = a.label()
  a.emit(.smallConstant, 1, 0)
  a.emit(.smallConstant, 2, 0)
  a.place(top)
  a.emit(.jumpIfLessEqual, 0, 1, to: done)
  a.emit(.newInstance, 0, words: [0])
  a.emit(.setRaw, 0, 1, 1)
  a.emit(.getRaw, 3, 0, 1)
  a.emit(.addInt, 2, 2, 3)
  a.emit(.addSmall, 1, 1, 1)
  a.emit(.jump, to: top)
  a.place(done)
  a.emit(.returnValue, 2)
}

/// Appends n integers to an array, then adds them up.
let arrays = function("arrays", 1, 4) { a, this in
  this.pool.types = [intType]
  let top = a.label(), next = a.label(), sum = a.label(), done = a.label()
  a.emit(.smallConstant, 1, 0)
  a.emit(.makeArray, 0, 0, words: [0, 0])
  a.place(top)
  a.emit(.jumpIfLessEqual, 0, 1, to: next)
  a.emit(.arrayAppend, 1, 1, 0, words: [0])
  a.emit(.addSmall, 1, 1, 1)
  a.emit(.jump, to: top)
  a.place(next)
  a.emit(.smallConstant, 1, 0)
  a.emit(.smallConstant, 2, 0)
  a.place(sum)
  a.emit(.jumpIfLessEqual, 0, 1, to: done)
  a.emit(.arrayGet, 3, 1, 0, words: [1])
  a.emit(.addInt, 2, 2, 3)
  a.emit(.addSmall, 1, 1, 1)
  a.emit(.jump, to: sum)
  a.place(done)
  a.emit(.returnValue, 2)
}

/// A list of n nodes, made and dropped.
let list = function("list", 1, 4) { a, this in
  this.pool.types = [pairType]
  let top = a.label()
  a.emit(.moveRaw, 1, 0)
  a.place(top)
  a.emit(.newInstance, 1, words: [0])
  a.emit(.setRefTaking, 1, 0, 0)
  a.emit(.takeRef, 0, 1)
  a.emit(.addSmall, 1, 1, -1)
  a.emit(.jumpIfTrue, 1, to: top)
  a.emit(.clearRef, 0)
  a.emit(.returnValue)
}

/// `g = { $0 + g }` called n times: a closure with a captured word.
let closures = function("closures", 1, 5) { a, this in
  this.pool.functions = [
    Function(name: "closure", parameters: .word, captures: .word, results: .word) { function in
      var a = Assembler()
      a.emit(.addInt, 0, 0, 1)
      a.emit(.returnValue)
      function.code = a.finished()
      function.rawCount = 2
    }
  ]
  let top = a.label(), done = a.label()
  a.emit(.smallConstant, 1, 0)
  a.emit(.smallConstant, 2, 1)
  a.emit(.makeClosure, 0, 2, 0, words: [0])
  a.emit(.smallConstant, 3, 0)
  a.place(top)
  a.emit(.jumpIfLessEqual, 0, 1, to: done)
  a.emit(.callClosure, 3, 0, 0, words: [0])
  a.emit(.addSmall, 1, 1, 1)
  a.emit(.jump, to: top)
  a.place(done)
  a.emit(.returnValue, 3)
}

/// Calls a host function n times.
let hostCalls = function("host", 1, 4) { a, this in
  this.pool.builtins = [BuiltinReference(builtin: Builtin("increment") { _, raw, _, _ in raw[0] += 1 }, types: [])]
  let top = a.label(), done = a.label()
  a.emit(.smallConstant, 1, 0)
  a.emit(.smallConstant, 2, 0)
  a.place(top)
  a.emit(.jumpIfLessEqual, 0, 1, to: done)
  a.emit(.callBuiltin, 2, 0, words: [0, 0])
  a.emit(.addSmall, 1, 1, 1)
  a.emit(.jump, to: top)
  a.place(done)
  a.emit(.returnValue, 2)
}

/// The processor time that this process has taken, in milliseconds; unlike the clock it does not count what others take.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Times `function` with one argument, the best of five; with a command-line argument only those whose names contain it.
func measure(_ name: String, _ function: Function, _ argument: Int, expecting expected: Int) {
  if CommandLine.arguments.count > 1 && !name.contains(CommandLine.arguments[1]) { return }
  let machine = Machine()
  var best = Double.infinity
  for _ in 0..<5 {
    let begin = processorTime()
    guard case .finished(let values) = machine.run(function, raw: [argument]), values.raw == [expected] else {
      return print("\(name): wrong result")
    }
    best = min(best, processorTime() - begin)
  }
  print("\(name): \(String(format: "%.1f", best)) ms")
}

measure("fib(30)", fib, 30, expecting: 832_040)
measure("loop of 10 million", loop, 10_000_000, expecting: 49_999_995_000_000)
measure("1 million instances", objects, 1_000_000, expecting: 499_999_500_000)
measure("array of 1 million", arrays, 1_000_000, expecting: 499_999_500_000)
measure("list of 1 million", list, 1_000_000, expecting: 1_000_000)
measure("1 million closure calls", closures, 1_000_000, expecting: 1_000_000)
measure("1 million host calls", hostCalls, 1_000_000, expecting: 1_000_000)
