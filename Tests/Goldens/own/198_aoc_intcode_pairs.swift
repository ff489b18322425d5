import Foundation
let program = "3,9,8,9,10,9,4,9,99,-1,8"
final class Computer {
    enum Mode: Int { case position, immediate }
    private(set) var memory: [Int]
    private var ip = 0
    var input: [Int]
    private(set) var output = [Int]()
    private(set) var halted = false
    init(_ source: String, input: [Int] = []) {
        memory = source.components(separatedBy: ",").map { Int($0.trimmingCharacters(in: .whitespaces))! }
        self.input = input
    }
    private func mode(_ n: Int) -> Mode {
        let divisor = Int(pow(10.0, Double(n + 1)))
        return Mode(rawValue: memory[ip] / divisor % 10)!
    }
    private func parameter(_ n: Int) -> Int {
        let value = memory[ip + n]
        switch mode(n) {
        case .immediate: return value
        case .position: return memory[value]
        }
    }
    func step() -> Bool {
        let opcode = memory[ip] % 100
        switch opcode {
        case 1, 2:
            let a = parameter(1), b = parameter(2)
            memory[memory[ip + 3]] = opcode == 1 ? a + b : a * b
            ip += 4
        case 3:
            guard !input.isEmpty else { return false }
            memory[memory[ip + 1]] = input.removeFirst()
            ip += 2
        case 4:
            output.append(parameter(1))
            ip += 2
        case 5...6:
            if (parameter(1) != 0) == (opcode == 5) { ip = parameter(2) } else { ip += 3 }
        case 7: memory[memory[ip + 3]] = parameter(1) < parameter(2) ? 1 : 0; ip += 4
        case 8: memory[memory[ip + 3]] = parameter(1) == parameter(2) ? 1 : 0; ip += 4
        case 99: halted = true; return false
        default: preconditionFailure("opcode \(opcode) at \(ip)")
        }
        return true
    }
    @discardableResult func run() -> [Int] { while step() {}; return output }
}
for n in [7, 8, 9] { print(n, Computer(program, input: [n]).run()) }
let jumps = "3,12,6,12,15,1,13,14,13,4,13,99,-1,0,1,9"
print([0, 5].map { Computer(jumps, input: [$0]).run().first ?? -99 })
let fresh = Computer("1,1,1,4,99,5,6,0,99")
fresh.run()
print(fresh.memory, fresh.halted)
let waiting = Computer("3,0,4,0,99")
waiting.run()
print(waiting.halted, waiting.output)
waiting.input.append(42)
print(waiting.run(), waiting.halted)
func permutations<T>(_ items: [T]) -> [[T]] {
    guard items.count > 1 else { return [items] }
    var result = [[T]]()
    for i in items.indices {
        var rest = items
        let picked = rest.remove(at: i)
        result.append(contentsOf: permutations(rest).map { [picked] + $0 })
    }
    return result
}
let amp = "3,15,3,16,1002,16,10,16,1,16,15,15,4,15,99,0,0"
let best = permutations([0, 1, 2, 3, 4]).map { phases in
    phases.reduce(0) { signal, phase in Computer(amp, input: [phase, signal]).run()[0] }
}.max()!
print(best)
