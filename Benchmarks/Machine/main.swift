import Machine

/// The loop alone: hand-assembled code, so that nothing but the machine is measured.

/// A function of words with `registers` raw registers.
func function(_ name: String, _ parameters: Int, _ registers: Int, _ write: @escaping (inout Assembler, Function) -> Void) -> Function {
  Function(name: name, parameters: Layout(raw: parameters, refs: 0), results: .word) { function in
    var assembler = Assembler()
    write(&assembler, function)
    function.code = assembler.finished()
    function.rawCount = registers
    function.refCount = 4
  }
}

/// `func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }`
let fib = function("fib", 1, 4) { a, this in
  this.refCount = 0
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

/// Times `function` with one argument, the best of five.
func measure(_ name: String, _ function: Function, _ argument: Int, expecting expected: Int) {
  let machine = Machine()
  var best = Duration.seconds(1000)
  for _ in 0..<5 {
    let begin = ContinuousClock.now
    guard case .finished(let values) = machine.run(function, raw: [argument]), values.raw == [expected] else {
      return print("\(name): wrong result")
    }
    best = min(best, ContinuousClock.now - begin)
  }
  print("\(name): \(Double(best.components.attoseconds) / 1e15) ms")
}

measure("fib(30)", fib, 30, expecting: 832_040)
measure("loop of 10 million", loop, 10_000_000, expecting: 49_999_995_000_000)
measure("1 million instances", objects, 1_000_000, expecting: 499_999_500_000)
measure("array of 1 million", arrays, 1_000_000, expecting: 499_999_500_000)
