indirect enum Expr {
  case number(Double)
  case variable(String)
  case unary(Character, Expr)
  case binary(Expr, Character, Expr)
  case call(String, [Expr])
}

enum ParseError: Error, CustomStringConvertible {
  case unexpected(Character, at: Int)
  case end
  case unknown(String)
  var description: String {
    switch self {
    case .unexpected(let c, let at): return "unexpected '\(c)' at \(at)"
    case .end: return "unexpected end"
    case .unknown(let name): return "unknown name \(name)"
    }
  }
}

struct Parser {
  private let text: [Character]
  private var i = 0
  init(_ s: String) { text = s.filter { $0 != " " } }

  static func parse(_ s: String) throws -> Expr {
    var p = Parser(s)
    let e = try p.sum()
    if let c = p.peek { throw ParseError.unexpected(c, at: p.i) }
    return e
  }

  private var peek: Character? { i < text.count ? text[i] : nil }
  private mutating func eat(_ options: String) -> Character? {
    guard let c = peek, options.contains(c) else { return nil }
    i += 1
    return c
  }
  private mutating func sum() throws -> Expr {
    var left = try product()
    while let op = eat("+-") { left = .binary(left, op, try product()) }
    return left
  }
  private mutating func product() throws -> Expr {
    var left = try power()
    while let op = eat("*/%") { left = .binary(left, op, try power()) }
    return left
  }
  private mutating func power() throws -> Expr {
    let base = try atom()
    return eat("^") == nil ? base : .binary(base, "^", try power())
  }
  private mutating func atom() throws -> Expr {
    guard let c = peek else { throw ParseError.end }
    switch c {
    case "-", "+":
      i += 1
      return .unary(c, try atom())
    case "(":
      i += 1
      let inner = try sum()
      guard eat(")") != nil else { throw peek.map { .unexpected($0, at: i) } ?? ParseError.end }
      return inner
    case "0"..."9", ".":
      let start = i
      while let d = peek, d.isNumber || d == "." { i += 1 }
      return .number(Double(String(text[start..<i])) ?? .nan)
    case _ where c.isLetter:
      let name = String(text[i...].prefix { $0.isLetter })
      i += name.count
      guard eat("(") != nil else { return .variable(name) }
      var arguments: [Expr] = []
      if eat(")") == nil {
        repeat { arguments.append(try sum()) } while eat(",") != nil
        guard eat(")") != nil else { throw ParseError.end }
      }
      return .call(name, arguments)
    default: throw ParseError.unexpected(c, at: i)
    }
  }
}

extension Expr {
  func value(_ names: [String: Double] = [:]) throws -> Double {
    switch self {
    case let .number(n): return n
    case let .variable(name):
      guard let v = names[name] else { throw ParseError.unknown(name) }
      return v
    case .unary("-", let e): return try -e.value(names)
    case .unary(_, let e): return try e.value(names)
    case let .binary(l, op, r):
      let (a, b) = (try l.value(names), try r.value(names))
      switch op {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      case "/": return a / b
      case "%": return a.truncatingRemainder(dividingBy: b)
      default: return (0..<Int(b)).reduce(1.0) { p, _ in p * a }
      }
    case .call("max", let args): return try args.map { try $0.value(names) }.max() ?? 0
    case .call("sqrt", let args) where args.count == 1: return try args[0].value(names).squareRoot()
    case .call(let name, _): throw ParseError.unknown(name)
    }
  }
  var prefix: String {
    switch self {
    case .number(let n): "\(n)"
    case .variable(let v): v
    case .unary(let op, let e): "(\(op) \(e.prefix))"
    case .binary(let a, let op, let b): "(\(op) \(a.prefix) \(b.prefix))"
    case .call(let f, let args): "(\(f)\(args.map { " " + $0.prefix }.joined()))"
    }
  }
}

for line in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-(4 - 6) / 0.5", "7 % 4 + x", "max(1, y, 3) * sqrt(16)", "max()", "1 +", "2 $ 3", "(1", "1)", "foo(2)", "z"] {
  do {
    let e = try Parser.parse(line)
    print(line, "=>", e.prefix, "=", try e.value(["x": 10, "y": 2.5]))
  } catch {
    print(line, "=> error:", error)
  }
}
