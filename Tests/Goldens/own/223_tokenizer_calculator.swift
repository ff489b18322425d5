enum Token: Equatable { case number(Double), op(Character), open, close, ident(String), comma }
struct Lexer: Sequence, IteratorProtocol {
    private var chars: Substring
    init(_ s: String) { chars = Substring(s) }
    mutating func next() -> Token? {
        chars = chars.drop(while: \.isWhitespace)
        guard let c = chars.first else { return nil }
        switch c {
        case "0"..."9", ".":
            let digits = chars.prefix { $0.isNumber || $0 == "." }
            chars = chars[digits.endIndex...]
            return .number(Double(digits) ?? .nan)
        case _ where c.isLetter:
            let name = chars.prefix(while: { $0.isLetter || $0.isNumber })
            chars.removeFirst(name.count)
            return .ident(String(name))
        case "(": chars.removeFirst(); return .open
        case ")": chars.removeFirst(); return .close
        case ",": chars.removeFirst(); return .comma
        default: return .op(chars.removeFirst())
        }
    }
}
enum CalcError: Error, CustomStringConvertible {
    case unexpected(Token?), unknown(name: String), arity(String, expected: Int, got: Int), divisionByZero
    var description: String {
        switch self {
        case .unexpected(nil): "unexpected end"
        case .unexpected(let t?): "unexpected \(t)"
        case .unknown(let name): "unknown name '\(name)'"
        case let .arity(f, e, g): "\(f) takes \(e), got \(g)"
        case .divisionByZero: "division by zero"
        }
    }
}
struct Calculator {
    var variables: [String: Double] = ["pi": 3.14159]
    static let functions: [String: (Int, ([Double]) -> Double)] = [
        "max": (2, { Swift.max($0[0], $0[1]) }), "sq": (1, { $0[0] * $0[0] }), "neg": (1, { -$0[0] }),
    ]
    mutating func evaluate(_ s: String) throws -> Double {
        var tokens = Array(Lexer(s))[...]
        if case .ident(let name)? = tokens.first, tokens.dropFirst().first == .op("=") {
            tokens.removeFirst(2)
            let v = try expression(&tokens, 0)
            variables[name] = v
            return v
        }
        let v = try expression(&tokens, 0)
        if let extra = tokens.first { throw CalcError.unexpected(extra) }
        return v
    }
    private static func power(_ op: Character) -> (left: Int, right: Int)? {
        switch op { case "+", "-": (1, 2); case "*", "/", "%": (3, 4); case "^": (8, 7); default: nil }
    }
    private func expression(_ t: inout ArraySlice<Token>, _ minimum: Int) throws -> Double {
        var left = try primary(&t)
        while case .op(let op)? = t.first, let (l, r) = Self.power(op), l >= minimum {
            t.removeFirst()
            let right = try expression(&t, r)
            switch op {
            case "+": left += right
            case "-": left -= right
            case "*": left *= right
            case "/":
                guard right != 0 else { throw CalcError.divisionByZero }
                left /= right
            case "%": left = left.truncatingRemainder(dividingBy: right)
            default: left = (0..<Int(right)).reduce(1) { acc, _ in acc * left }
            }
        }
        return left
    }
    private func primary(_ t: inout ArraySlice<Token>) throws -> Double {
        switch t.popFirst() {
        case .number(let n)?: return n
        case .op("-")?: return -(try expression(&t, 5))
        case .open?:
            let v = try expression(&t, 0)
            guard t.popFirst() == .close else { throw CalcError.unexpected(t.first) }
            return v
        case .ident(let name)?:
            guard t.first == .open else {
                if let v = variables[name] { return v }
                throw CalcError.unknown(name: name)
            }
            guard let (arity, f) = Self.functions[name] else { throw CalcError.unknown(name: name) }
            t.removeFirst()
            var args: [Double] = []
            while t.first != .close {
                args.append(try expression(&t, 0))
                if t.first == .comma { t.removeFirst() }
            }
            t.removeFirst()
            guard args.count == arity else { throw CalcError.arity(name, expected: arity, got: args.count) }
            return f(args)
        case let other: throw CalcError.unexpected(other)
        }
    }
}
var calc = Calculator()
for line in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "x = 10 / 4", "x * 2", "max(x, sq(3)) - 1", "10 % 4", "1 / 0", "foo + 1", "max(1)", "2 +", "3 $ 4", "1 2"] {
    do { print(line, "=", try calc.evaluate(line)) } catch { print(line, "!", error) }
}
print(Array(Lexer("a1+(2.5)")))
