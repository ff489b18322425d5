enum ForthError: Error, Equatable {
    case stackUnderflow, divisionByZero, unknownWord(String), illegal(String)
}

struct Forth {
    typealias Word = (inout Forth) throws -> Void
    private(set) var stack: [Int] = []
    private var words: [String: Word]

    init() {
        func binary(_ f: @escaping (Int, Int) throws -> Int) -> Word {
            return { forth in
                let b = try forth.pop(), a = try forth.pop()
                forth.stack.append(try f(a, b))
            }
        }
        words = [
            "+": binary(+), "-": binary(-), "*": binary(*),
            "/": binary { a, b in
                guard b != 0 else { throw ForthError.divisionByZero }
                return a / b
            },
            "dup": { f in let a = try f.pop(); f.stack += [a, a] },
            "drop": { _ = try $0.pop() },
            "swap": { let b = try $0.pop(), a = try $0.pop(); $0.stack += [b, a] },
            "over": { f in
                guard f.stack.count > 1 else { throw ForthError.stackUnderflow }
                f.stack.append(f.stack[f.stack.count - 2])
            },
        ]
    }

    private mutating func pop() throws -> Int {
        guard let top = stack.popLast() else { throw ForthError.stackUnderflow }
        return top
    }

    private func compile(_ token: String) throws -> Word {
        if let n = Int(token) { return { $0.stack.append(n) } }
        guard let word = words[token] else { throw ForthError.unknownWord(token) }
        return word
    }

    mutating func eval(_ line: String) throws {
        var tokens = line.lowercased().split(separator: " ").map(String.init)[...]
        while let token = tokens.popFirst() {
            guard token == ":" else {
                try compile(token)(&self)
                continue
            }
            guard let name = tokens.popFirst(), let end = tokens.firstIndex(of: ";") else { throw ForthError.illegal("definition") }
            if Int(name) != nil { throw ForthError.illegal(name) }
            let body = try tokens[..<end].map(compile)
            words[name] = { forth in for word in body { try word(&forth) } }
            tokens = tokens[(end + 1)...]
        }
    }

    static func run(_ lines: [String]) -> Result<[Int], ForthError> {
        var forth = Forth()
        do {
            try lines.forEach { try forth.eval($0) }
            return .success(forth.stack)
        } catch let e as ForthError {
            return .failure(e)
        } catch {
            fatalError()
        }
    }
}

let programs: [[String]] = [
    ["1 2 3 4 5"], ["1 2 + 4 -"], ["2 4 * 3 /"], ["4 0 /"], ["1 +"], ["1 DUP Dup dup"], ["1 2 over swap drop"],
    [": dup-twice dup dup ;", "1 dup-twice"], [": countup 1 2 3 ;", "COUNTUP"], [": swap dup ;", "1 swap"],
    [": foo 5 ;", ": bar foo ;", ": foo 6 ;", "bar foo"], [": foo 10 ;", ": foo foo 1 + ;", "foo"],
    [": 1 2 ;"], ["foo"], [": sq dup * ;", ": cube dup sq * ;", "3 cube 2 sq"], [": broken 1 2"], [""],
]
for p in programs {
    switch Forth.run(p) {
    case .success(let stack): print(p, "->", stack)
    case .failure(.unknownWord(let w)): print(p, "-> what is \(w)?")
    case .failure(let error): print(p, "->", error)
    }
}
print(Forth.run(["1 drop drop"]) == .failure(.stackUnderflow), (try? Forth.run(["7"]).get()) ?? [])
