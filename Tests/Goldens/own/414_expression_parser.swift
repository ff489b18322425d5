// Simple VM / tokenizer / parser
indirect enum Expr: CustomStringConvertible, Hashable {
  case number(Double), variable(String)
  case binary(Expr, Op, Expr)
  case call(name: String, args: [Expr])
  enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/", pow = "^"
    var precedence: Int { switch self { case .add, .sub: 1; case .mul, .div: 2; case .pow: 3 } }
    var isRight: Bool { self == .pow }
    func apply(_ a: Double, _ b: Double) throws -> Double {
      switch self { case .add: return a + b; case .sub: return a - b; case .mul: return a * b
      case .div: guard b != 0 else { throw EvalError.divisionByZero }; return a / b
      case .pow: return (0..<Int(b)).reduce(1) { r, _ in r * a } }
    }
  }
  var description: String {
    switch self {
    case let .number(n): n == n.rounded() ? "\(Int(n))" : "\(n)"
    case .variable(let v): v
    case let .binary(l, op, r): "(\(l) \(op.rawValue) \(r))"
    case let .call(name, args): "\(name)(\(args.map { "\($0)" }.joined(separator: ", ")))"
    }
  }
}
enum EvalError: Error, CustomStringConvertible { case divisionByZero, unknown(String), syntax(at: Int, String)
  var description: String { switch self { case .divisionByZero: "division by zero"; case .unknown(let n): "unknown \(n)"; case .syntax(let p, let w): "syntax error at \(p): \(w)" } } }
struct Parser {
  private let chars: [Character]; private var pos = 0
  init(_ s: String) { chars = Array(s) }
  private var peek: Character? { pos < chars.count ? chars[pos] : nil }
  private mutating func skip() { while let c = peek, c.isWhitespace { pos += 1 } }
  private mutating func eat(_ c: Character) -> Bool { skip(); if peek == c { pos += 1; return true }; return false }
  mutating func parse() throws -> Expr { let e = try expression(0); skip(); if let c = peek { throw EvalError.syntax(at: pos, "unexpected '\(c)'") }; return e }
  private mutating func expression(_ min: Int) throws -> Expr {
    var left = try atom()
    while true {
      skip()
      guard let c = peek, let op = Expr.Op(rawValue: c), op.precedence >= min else { return left }
      pos += 1
      left = .binary(left, op, try expression(op.isRight ? op.precedence : op.precedence + 1))
    }
  }
  private mutating func atom() throws -> Expr {
    skip()
    guard let c = peek else { throw EvalError.syntax(at: pos, "unexpected end") }
    if eat("(") { let e = try expression(0); guard eat(")") else { throw EvalError.syntax(at: pos, "missing )") }; return e }
    if c.isNumber { let start = pos; while let d = peek, d.isNumber || d == "." { pos += 1 }; return .number(Double(String(chars[start..<pos]))!) }
    if c.isLetter {
      let start = pos; while let d = peek, d.isLetter { pos += 1 }
      let name = String(chars[start..<pos])
      guard eat("(") else { return .variable(name) }
      var args: [Expr] = []
      if !eat(")") { repeat { args.append(try expression(0)) } while eat(","); guard eat(")") else { throw EvalError.syntax(at: pos, "missing )") } }
      return .call(name: name, args: args)
    }
    if eat("-") { return .binary(.number(0), .sub, try atom()) }
    throw EvalError.syntax(at: pos, "unexpected '\(c)'")
  }
}
typealias Fn = ([Double]) -> Double
let functions: [String: Fn] = ["max": { $0.max() ?? .nan }, "sum": { $0.reduce(0, +) }, "sqrt": { $0[0].squareRoot() }]
func eval(_ e: Expr, _ env: [String: Double] = [:]) throws -> Double {
  switch e {
  case .number(let n): n
  case .variable(let v): if let x = env[v] { x } else { throw EvalError.unknown(v) }
  case .binary(let l, let op, let r): try op.apply(eval(l, env), eval(r, env))
  case .call(let n, let args): if let f = functions[n] { f(try args.map { try eval($0, env) }) } else { throw EvalError.unknown(n) }
  }
}
for s in ["1 + 2 * 3", "2 ^ 3 ^ 2", "(1+2)*3 - -4", "max(1, x, sum(2, 3))", "1 / 0", "2 *", "foo(1)", "sqrt(16) + y", "3 $ 4", "10 - 4 - 3"] {
  do { var p = Parser(s); let e = try p.parse(); print(s, "=>", e, "=", try eval(e, ["x": 4.5])) }
  catch let e as EvalError { print(s, "!!", e) }
}
let set: Set<Expr> = [.number(1), .number(1), .variable("a")]
print(set.count, Expr.Op.allCases.map(\.rawValue), Expr.Op.allCases.map { String($0.rawValue) }.joined())
