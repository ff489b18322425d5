class MinStack {
    private var stack: [(value: Int, min: Int)] = []
    func push(_ x: Int) { stack.append((x, min(x, stack.last?.min ?? x))) }
    func pop() { stack.removeLast() }
    func top() -> Int { stack.last!.value }
    func getMin() -> Int { stack[stack.endIndex - 1].min }
}
let ms = MinStack()
ms.push(-2); ms.push(0); ms.push(-3)
print(ms.getMin(), terminator: " "); ms.pop(); print(ms.top(), ms.getMin())

func evalRPN(_ tokens: [String]) -> Int? {
    var stack = [Int]()
    let ops: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "-": { $0 - $1 }, "*": (*), "/": (/)]
    for t in tokens {
        if let op = ops[t] {
            guard stack.count >= 2 else { return nil }
            let b = stack.removeLast(), a = stack.removeLast()
            stack.append(op(a, b))
        } else if let n = Int(t) { stack.append(n) } else { return nil }
    }
    return stack.count == 1 ? stack[0] : nil
}
print(evalRPN(["2", "1", "+", "3", "*"]) as Any, evalRPN(["4", "13", "5", "/", "+"])!, evalRPN(["+"]) as Any, evalRPN(["1", "x"]) as Any)

func dailyTemperatures(_ t: [Int]) -> [Int] {
    var result = Array(repeating: 0, count: t.count), stack = [Int]()
    for i in t.indices {
        while let top = stack.last, t[top] < t[i] { result[top] = i - stack.removeLast() }
        stack.append(i)
    }
    return result
}
print(dailyTemperatures([73, 74, 75, 71, 69, 72, 76, 73]))

func largestRectangle(_ heights: [Int]) -> Int {
    var stack: [Int] = [], best = 0
    for (i, h) in (heights + [0]).enumerated() {
        while let top = stack.last, heights[top] > h {
            stack.removeLast()
            let width = i - (stack.last ?? -1) - 1
            best = max(best, heights[top] * width)
        }
        stack.append(i)
    }
    return best
}
print(largestRectangle([2, 1, 5, 6, 2, 3]), largestRectangle([2, 4]), largestRectangle([]))

func decodeString(_ s: String) -> String {
    var stack: [(String, Int)] = [], current = "", k = 0
    for c in s {
        switch c {
        case let d where d.isNumber: k = k * 10 + d.wholeNumberValue!
        case "[": stack.append((current, k)); (current, k) = ("", 0)
        case "]":
            let (before, times) = stack.removeLast()
            current = before + String(repeating: current, count: times)
        default: current.append(c)
        }
    }
    return current
}
print(decodeString("3[a]2[bc]"), decodeString("3[a2[c]]"), decodeString("10[x]y"))

func simplifyPath(_ path: String) -> String {
    "/" + path.split(separator: "/").reduce(into: [Substring]()) { parts, p in
        switch p {
        case ".": break
        case "..": _ = parts.popLast()
        default: parts.append(p)
        }
    }.joined(separator: "/")
}
print(simplifyPath("/home//foo/"), simplifyPath("/../a/./b/../c"), simplifyPath("/"))

func calculate(_ s: String) -> Int {
    var result = 0, sign = 1, number = 0
    var stack: [(Int, Int)] = []
    for c in s {
        if let d = c.wholeNumberValue { number = number * 10 + d; continue }
        if c == " " { continue }
        result += sign * number
        number = 0
        if c == "+" { sign = 1 }
        else if c == "-" { sign = -1 }
        else if c == "(" { stack.append((result, sign)); result = 0; sign = 1 }
        else if c == ")" { let (r, sg) = stack.popLast()!; result = r + sg * result }
    }
    return result + sign * number
}
print(calculate("1 + 1"), calculate("(1+(4+5+2)-3)+(6+8)"), calculate("-(3-10)"))

func shuntingYard(_ expr: String) -> String {
    let precedence: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
    let rightAssociative: Set<Character> = ["^"]
    var output: [String] = [], ops: [Character] = []
    for token in expr where token != " " {
        if token.isLetter || token.isNumber { output.append(String(token)) }
        else if token == "(" { ops.append(token) }
        else if token == ")" {
            while let op = ops.popLast(), op != "(" { output.append(String(op)) }
        } else if let p = precedence[token] {
            while let top = ops.last, let q = precedence[top], q > p || (q == p && !rightAssociative.contains(token)) {
                output.append(String(ops.removeLast()))
            }
            ops.append(token)
        }
    }
    return (output + ops.reversed().map(String.init)).joined(separator: " ")
}
print(shuntingYard("3 + 4 * 2 / (1 - 5) ^ 2 ^ 3"), "|", shuntingYard("a+b*c"), "|", shuntingYard("(a+b)*c-d"))

func asteroids(_ a: [Int]) -> [Int] {
    a.reduce(into: []) { (stack: inout [Int], rock) in
        var alive = true
        while alive, rock < 0, let top = stack.last, top > 0 {
            if top < -rock { stack.removeLast(); continue }
            if top == -rock { stack.removeLast() }
            alive = false
        }
        if alive { stack.append(rock) }
    }
}
print(asteroids([5, 10, -5]), asteroids([8, -8]), asteroids([10, 2, -5]), asteroids([-2, -1, 1, 2]))
func nextGreater(_ a: [Int]) -> [Int: Int] {
    var stack: [Int] = [], map: [Int: Int] = [:]
    for n in a { while let t = stack.last, t < n { map[stack.removeLast()] = n }; stack.append(n) }
    return map
}
let greater = nextGreater([1, 3, 4, 2])
print([4, 1, 2].map { greater[$0] ?? -1 }, greater.sorted { $0.key < $1.key }.map { "\($0.key)<\($0.value)" })
