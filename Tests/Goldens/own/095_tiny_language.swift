// A lexer, parser and evaluator for a tiny language with variables, blocks and functions.
enum Token: Equatable, CustomStringConvertible {
    case number(Int), name(String), op(String), keyword(Keyword), end
    enum Keyword: String { case `let`, `if`, `else`, `while`, print, fn }
    var description: String {
        switch self {
        case .number(let n): return "\(n)"
        case .name(let s), .op(let s): return s
        case .keyword(let k): return "`\(k.rawValue)`"
        case .end: return "end"
        }
    }
}

struct SyntaxError: Error { let message: String, position: Int }

func lex(_ source: String) throws -> [Token] {
    var tokens: [Token] = []
    var i = source.startIndex
    func take(while test: (Character) -> Bool) -> String {
        let start = i
        while i < source.endIndex, test(source[i]) { i = source.index(after: i) }
        return String(source[start..<i])
    }
    while i < source.endIndex {
        let c = source[i]
        switch c {
        case _ where c.isWhitespace: i = source.index(after: i)
        case _ where c.isNumber: tokens.append(.number(Int(take { $0.isNumber })!))
        case _ where c.isLetter:
            let word = take { $0.isLetter || $0 == "_" }
            tokens.append(Token.Keyword(rawValue: word).map(Token.keyword) ?? .name(word))
        case "<", ">", "=", "!":
            i = source.index(after: i)
            if i < source.endIndex, source[i] == "=" { i = source.index(after: i); tokens.append(.op("\(c)=")) } else { tokens.append(.op(String(c))) }
        case "+", "-", "*", "/", "%", "(", ")", "{", "}", ";", ",":
            i = source.index(after: i)
            tokens.append(.op(String(c)))
        default: throw SyntaxError(message: "bad character \(c)", position: source.distance(from: source.startIndex, to: i))
        }
    }
    return tokens + [.end]
}

indirect enum Node {
    case number(Int), variable(String), binary(String, Node, Node), call(String, [Node])
    case assign(String, Node), print(Node), block([Node]), loop(Node, Node), branch(Node, Node, Node?), function(String, [String], Node)
}

struct Parser {
    var tokens: ArraySlice<Token>
    init(_ source: String) throws { tokens = try lex(source)[...] }
    mutating func accept(_ t: Token) -> Bool { if tokens.first == t { tokens.removeFirst(); return true } else { return false } }
    mutating func expect(_ t: Token) throws { guard accept(t) else { throw SyntaxError(message: "expected \(t), found \(tokens.first!)", position: tokens.startIndex) } }
    mutating func program() throws -> Node {
        var list: [Node] = []
        while tokens.first != .end { list.append(try statement()) }
        return .block(list)
    }
    mutating func identifier() throws -> String {
        guard case .name(let s)? = tokens.first else { throw SyntaxError(message: "expected a name", position: tokens.startIndex) }
        tokens.removeFirst()
        return s
    }
    mutating func statement() throws -> Node {
        if accept(.op("{")) {
            var list: [Node] = []
            while !accept(.op("}")) { list.append(try statement()) }
            return .block(list)
        }
        if accept(.keyword(.while)) { return .loop(try comparison(), try statement()) }
        if accept(.keyword(.if)) {
            let (c, then) = (try comparison(), try statement())
            return .branch(c, then, accept(.keyword(.else)) ? try statement() : nil)
        }
        if accept(.keyword(.fn)) {
            let name = try identifier()
            try expect(.op("("))
            var parameters: [String] = []
            while !accept(.op(")")) { parameters.append(try identifier()); _ = accept(.op(",")) }
            return .function(name, parameters, try statement())
        }
        let node: Node
        if accept(.keyword(.print)) { node = .print(try comparison()) }
        else if accept(.keyword(.let)) { let n = try identifier(); try expect(.op("=")); node = .assign(n, try comparison()) }
        else { node = try comparison() }
        try expect(.op(";"))
        return node
    }
    mutating func comparison() throws -> Node { try binary(["<", ">", "==", "<=", ">=", "!="]) { try $0.binary(["+", "-"]) { try $0.binary(["*", "/", "%"]) { try $0.atom() } } } }
    mutating func binary(_ ops: Set<String>, _ next: (inout Parser) throws -> Node) throws -> Node {
        var left = try next(&self)
        while case .op(let o)? = tokens.first, ops.contains(o) { tokens.removeFirst(); left = .binary(o, left, try next(&self)) }
        return left
    }
    mutating func atom() throws -> Node {
        switch tokens.removeFirst() {
        case .number(let n): return .number(n)
        case .op("("): let n = try comparison(); try expect(.op(")")); return n
        case .name(let name):
            guard accept(.op("(")) else { return .variable(name) }
            var arguments: [Node] = []
            while !accept(.op(")")) { arguments.append(try comparison()); _ = accept(.op(",")) }
            return .call(name, arguments)
        case let t: throw SyntaxError(message: "unexpected \(t)", position: tokens.startIndex - 1)
        }
    }
}

final class Interpreter {
    enum Fault: Error { case unbound(String), zero, arity(expected: Int, got: Int) }
    var scopes: [[String: Int]] = [[:]], functions: [String: ([String], Node)] = [:], output: [String] = []
    @discardableResult func run(_ node: Node) throws -> Int {
        switch node {
        case .number(let n): return n
        case .variable(let v): guard let n = scopes.last?[v] else { throw Fault.unbound(v) }; return n
        case .assign(let v, let e): let n = try run(e); scopes[scopes.count - 1][v] = n; return n
        case .print(let e): output.append("\(try run(e))"); return 0
        case .block(let list): return try list.reduce(0) { _, n in try run(n) }
        case .loop(let c, let body): while try run(c) != 0 { try run(body) }; return 0
        case let .branch(c, a, b): return try run(c) != 0 ? run(a) : b.map(run) ?? 0
        case let .function(name, p, body): functions[name] = (p, body); return 0
        case let .call(name, args):
            guard let (p, body) = functions[name] else { throw Fault.unbound(name) }
            guard p.count == args.count else { throw Fault.arity(expected: p.count, got: args.count) }
            scopes.append(Dictionary(uniqueKeysWithValues: zip(p, try args.map(run))))
            defer { scopes.removeLast() }
            return try run(body)
        case let .binary(op, l, r):
            let (a, b) = (try run(l), try run(r))
            switch op {
            case "+": return a + b
            case "-": return a - b
            case "*": return a * b
            case "/", "%": if b == 0 { throw Fault.zero }; return op == "/" ? a / b : a % b
            case "<": return a < b ? 1 : 0
            case ">": return a > b ? 1 : 0
            case "<=": return a <= b ? 1 : 0
            case ">=": return a >= b ? 1 : 0
            case "==": return a == b ? 1 : 0
            default: return a != b ? 1 : 0
            }
        }
    }
}

let sources = [
    "let a = 2 + 3 * 4; print a; print (a - 4) / 5 % 2;",
    "let n = 27; let steps = 0; while n != 1 { if n % 2 == 0 let n = n / 2; else let n = 3 * n + 1; let steps = steps + 1; } print steps;",
    "fn fact(n) { if n <= 1 1; else n * fact(n - 1); } print fact(10); fn add(a, b) a + b; print add(fact(3), 4);",
    "print x;", "print 1 / 0;", "fn f(a) a; print f();", "print 1 +;", "let = 4;", "print 3 $ 4;", "print 1",
]
for source in sources {
    let machine = Interpreter()
    do {
        var parser = try Parser(source)
        try machine.run(parser.program())
        print("ok", machine.output)
    } catch let error as SyntaxError {
        print("syntax error at \(error.position): \(error.message)")
    } catch {
        print("failed after \(machine.output): \(error)")
    }
}
