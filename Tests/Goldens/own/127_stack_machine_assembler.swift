enum Instruction: Equatable {
  case push(Int), add, sub, mul, dup, swap, print, halt
  case jump(String), jumpIfZero(String), label(String), load(String), store(String)

  init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("push", let n?): guard let n = Int(n) else { return nil }; self = .push(n)
    case ("add", nil): self = .add
    case ("sub", nil): self = .sub
    case ("mul", nil): self = .mul
    case ("dup", nil): self = .dup
    case ("swap", nil): self = .swap
    case ("print", nil): self = .print
    case ("halt", nil): self = .halt
    case ("jump", let l?): self = .jump(l)
    case ("jz", let l?): self = .jumpIfZero(l)
    case ("load", let v?): self = .load(v)
    case ("store", let v?): self = .store(v)
    case (let l?, nil) where l.hasSuffix(":"): self = .label(String(l.dropLast()))
    default: return nil
    }
  }
}

enum AssemblerError: Error { case syntax(line: Int, text: String), unknownLabel(String), duplicate(String) }
enum RuntimeError: Error { case stackEmpty(at: Int), unset(String), tooManySteps }

struct Program {
  let code: [Instruction]
  let labels: [String: Int]
  init(_ source: String) throws {
    code = try source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { n, raw in
      let line = raw.prefix { $0 != ";" }.drop(while: \.isWhitespace)
      let text = String(line.reversed().drop(while: \.isWhitespace).reversed())
      if text.isEmpty { return nil }
      guard let i = Instruction(text[...]) else { throw AssemblerError.syntax(line: n + 1, text: text) }
      return i
    }
    var table: [String: Int] = [:]
    for case (let at, .label(let name)) in code.enumerated() {
      guard table.updateValue(at, forKey: name) == nil else { throw AssemblerError.duplicate(name) }
    }
    for i in code {
      if case .jump(let l) = i, table[l] == nil { throw AssemblerError.unknownLabel(l) }
      if case .jumpIfZero(let l) = i, table[l] == nil { throw AssemblerError.unknownLabel(l) }
    }
    labels = table
  }
}

struct VM {
  private var stack: [Int] = [], variables: [String: Int] = [:], pc = 0
  private(set) var output: [Int] = [], steps = 0
  mutating func run(_ p: Program, limit: Int = 1000) throws {
    func pop() throws -> Int {
      guard let x = stack.popLast() else { throw RuntimeError.stackEmpty(at: pc) }
      return x
    }
    loop: while p.code.indices ~= pc {
      steps += 1
      if steps > limit { throw RuntimeError.tooManySteps }
      switch p.code[pc] {
      case .push(let n): stack.append(n)
      case .add: stack.append(try pop() + pop())
      case .sub: let b = try pop(); stack.append(try pop() - b)
      case .mul: stack.append(try pop() * pop())
      case .dup: let x = try pop(); stack += [x, x]
      case .swap: let (b, a) = (try pop(), try pop()); stack += [b, a]
      case .print: output.append(try pop())
      case .halt: break loop
      case .label: break
      case .jump(let l): pc = p.labels[l]!; continue
      case .jumpIfZero(let l): if try pop() == 0 { pc = p.labels[l]!; continue loop }
      case .load(let v): guard let x = variables[v] else { throw RuntimeError.unset(v) }; stack.append(x)
      case .store(let v): variables[v] = try pop()
      }
      pc += 1
    }
  }
}

let countdown = """
  push 5
  store n
  push 1
  store f
  loop:
    load n
    jz end      ; done
    load f
    load n
    mul
    store f
    load n
    push 1
    sub
    dup
    print
    store n
    jump loop
  end:
  load f
  print
  """
for source in [countdown, "push 2\npush 3\nswap\nsub\nprint", "add", "push x", "jump nowhere", "a:\na:", "l:\njump l", "load q", "halt\nprint", ""] {
  var vm = VM()
  do {
    try vm.run(Program(source))
    print(vm.output, vm.steps)
  } catch let e as AssemblerError {
    print("assembler:", e)
  } catch {
    print("runtime:", error, vm.output)
  }
}
