enum Op: UInt8, CaseIterable { case push = 1, add, sub, mul, dup, swap, jump, jumpIfZero, load, store, print, call, ret, halt
    var hasOperand: Bool { switch self { case .push, .jump, .jumpIfZero, .load, .store, .call: true; default: false } } }
struct Assembler {
    struct Bad: Error, CustomStringConvertible { let line: Int, why: String; var description: String { "line \(line): \(why)" } }
    static func assemble(_ source: String) throws -> [UInt8] {
        var code: [UInt8] = [], labels: [Substring: Int] = [:], fixes: [(at: Int, label: Substring, line: Int)] = []
        for (n, raw) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = raw.prefix { $0 != ";" }
            let words = line.split(separator: " ")
            guard let head = words.first else { continue }
            if head.last == ":" { labels[head.dropLast()] = code.count; continue }
            guard let op = Op.allCases.first(where: { "\($0)" == head }) else { throw Bad(line: n + 1, why: "unknown instruction \(head)") }
            code.append(op.rawValue)
            switch (op.hasOperand, words.count) {
            case (true, 2):
                if let v = UInt8(words[1]) { code.append(v) } else { fixes.append((code.count, words[1], n + 1)); code.append(0) }
            case (false, 1): break
            case (true, _): throw Bad(line: n + 1, why: "\(op) needs an operand")
            case (false, _): throw Bad(line: n + 1, why: "\(op) takes no operand")
            }
        }
        for (at, label, line) in fixes {
            guard let target = labels[label] else { throw Bad(line: line, why: "no label \(label)") }
            code[at] = UInt8(target)
        }
        return code
    }
}
struct VM {
    enum Trap: Error { case underflow(pc: Int), badOp(UInt8), budget }
    private var stack: [Int] = [], calls: [Int] = [], memory = [Int](repeating: 0, count: 8), pc = 0
    private(set) var output: [String] = []
    private mutating func pop() throws -> Int { guard let v = stack.popLast() else { throw Trap.underflow(pc: pc) }; return v }
    private mutating func binary(_ f: (Int, Int) -> Int) throws { let b = try pop(), a = try pop(); stack.append(f(a, b)) }
    mutating func run(_ code: [UInt8], budget: Int = 1000) throws {
        for _ in 0..<budget {
            guard pc < code.count, let op = Op(rawValue: code[pc]) else { throw Trap.badOp(pc < code.count ? code[pc] : 0) }
            let operand = op.hasOperand ? Int(code[pc + 1]) : 0
            pc += op.hasOperand ? 2 : 1
            switch op {
            case .push: stack.append(operand)
            case .add: try binary(+)
            case .sub: try binary(-)
            case .mul: try binary(*)
            case .dup: let v = try pop(); stack += [v, v]
            case .swap: let b = try pop(), a = try pop(); stack += [b, a]
            case .jump: pc = operand
            case .jumpIfZero: if try pop() == 0 { pc = operand }
            case .load: stack.append(memory[operand])
            case .store: memory[operand] = try pop()
            case .print: output.append(String(try pop()))
            case .call: calls.append(pc); pc = operand
            case .ret: pc = calls.removeLast()
            case .halt: return
            }
        }
        throw Trap.budget
    }
}
func execute(_ source: String) {
    do {
        let code = try Assembler.assemble(source)
        var vm = VM()
        defer { print("->", vm.output) }
        try vm.run(code)
        print(code.count, "bytes", terminator: " ")
    } catch let bad as Assembler.Bad { print("assembly:", bad) }
    catch VM.Trap.underflow(let pc) { print("underflow at \(pc)") }
    catch { print("trap", error) }
}
execute("push 5 ; factorial\nstore 0\npush 1\nstore 1\nloop:\nload 0\njumpIfZero end\nload 1\nload 0\nmul\nstore 1\nload 0\npush 1\nsub\nstore 0\njump loop\nend:\nload 1\nprint\nhalt")
execute("push 3\ncall square\nprint\nhalt\nsquare:\ndup\nmul\nret")
execute("push 1\nadd\nhalt")
execute("foo"); execute("push"); execute("jump nowhere"); execute("x:\njump x"); execute("halt 3")
