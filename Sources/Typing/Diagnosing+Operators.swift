import Tree
import Types

/// The messages for operators whose operands lack the protocol that the operator belongs to.
extension Typer {

  /// The protocol whose requirement the compiler names for an operator, when both operands are of one type.
  private static let owners = [
    "==": "Equatable", "!=": "BinaryInteger", "<": "Comparable", ">": "Comparable", "<=": "Comparable",
    ">=": "Comparable", "..<": "Comparable", "...": "Comparable", "+": "FloatingPoint", "-": "FloatingPoint",
    "*": "FloatingPoint", "/": "DurationProtocol", "%": "BinaryInteger", "&": "BinaryInteger", "<<": "BinaryInteger",
  ]

  /// Operands of one type that doesn't conform to what the operator is a requirement of; `nil` when this isn't what is wrong.
  ///
  /// Where an operator stands alone between names and plain calls the compiler has looked at all overloads and names none.
  func missingConformance(
    _ name: String, _ a: Type, _ b: Type, _ e: Expr, _ op: Expr, _ system: ConstraintSystem
  ) -> Diagnostic? {
    if name == "==" || name == "!=", let inner = wrapped(a, b, system) {
      return .requirement(
        "operator function '\(name)' requires that", program.description(of: inner), "Equatable", at: op.range)
    }
    guard a === b, let owner = Self.owners[name], let p = program.known(owner), !conforms(a, p, system) else {
      return nil
    }
    if case .tuple = a.kind { return nil }
    guard ["..<", "...", "/"].contains(name) || !standsAlone(e, system.root) else { return nil }
    return .requirement(
      "referencing operator function '\(name)' on '\(owner)' requires that", program.description(of: a), owner,
      at: op.range)
  }

  /// What the compiler says of an operation one of whose operands would have to be converted; `nil` where it names the operand.
  func operationMismatch(_ e: Expr, _ system: ConstraintSystem) -> Diagnostic? {
    guard case .binary(let l, let op, let r) = e.kind, case .name(let name) = op.kind,
      let a = operandType(l, system), let b = operandType(r, system), a !== b,
      program.optionalObject(a) == nil, program.optionalObject(b) == nil
    else { return nil }
    let both = Diagnostic.binaryOperands(
      name.base, program.description(of: a), program.description(of: b), at: op.range)
    switch name.base {
    case "<", ">", "<=", ">=": return areComparable(a, b, system) ? both : nil
    case "*", "/": return program.known("Numeric").map { conforms(a, $0, system) } == true ? nil : both
    case "!=":
      return a === program.int || b === program.int ? both : .conflictingArguments("Self", names([a, b]), at: op.range)
    case "..<", "...":
      guard areComparable(a, b, system) else { return nil }
      return .conflictingArguments("Self", names(isLiteral(l) ? [b, a] : [a, b]), at: op.range)
    case "&&", "||":
      for x in [l, r] {
        if case .integerLiteral(let text) = x.kind, text == "0" || text == "1" {
          return .integerAsBoolean(text, at: x.range)
        }
      }
      return nil
    default: return nil
    }
  }

  private func areComparable(_ a: Type, _ b: Type, _ system: ConstraintSystem) -> Bool {
    guard let comparable = program.known("Comparable") else { return false }
    return conforms(a, comparable, system) && conforms(b, comparable, system)
  }

  private func names(_ all: [Type]) -> [String] { all.map { program.description(of: $0) } }

  /// The type of an operand, a literal's by default; `nil` when it isn't known.
  private func operandType(_ x: Expr, _ system: ConstraintSystem) -> Type? {
    let t = isLiteral(x) ? typeAlone(x, system.scope) : system.state.expressions[x.id].map { shown($0, system) }
    return t?.kind == .error ? nil : t
  }

  private func conforms(_ t: Type, _ p: NominalDecl, _ system: ConstraintSystem) -> Bool {
    program.conformance(of: t, to: p, in: system.signature) != nil
  }

  /// What optionals or collections of operands hold, when that can't be compared.
  private func wrapped(_ a: Type, _ b: Type, _ system: ConstraintSystem) -> Type? {
    guard let equatable = program.known("Equatable") else { return nil }
    let x = program.optionalObject(a)
    let y = program.optionalObject(b)
    var inner: Type?
    if x != nil || y != nil {
      inner = (x ?? a) === (y ?? b) ? x ?? a : nil
    } else if a === b, case .nominal(let d, let arguments) = a.kind, !arguments.isEmpty {
      inner =
        program.conformances(of: d).contains(equatable) ? arguments.first { !conforms($0, equatable, system) } : nil
    }
    guard let inner, !conforms(inner, equatable, system) else { return nil }
    return inner
  }

  /// Whether an operation between names is all of an expression that has to be decided.
  private func standsAlone(_ e: Expr, _ root: Expr?) -> Bool {
    guard case .binary(let l, _, let r) = e.kind, isPlainName(l), isPlainName(r), let root else { return false }
    return isAlone(e, in: root)
  }

  private func isPlainName(_ e: Expr) -> Bool {
    switch e.kind {
    case .name, .member(nil, _, _): true
    case .member(let base?, _, _): isPlainName(base)
    case .paren(let x): isPlainName(x)
    case .call(let f, let arguments): isPlainName(f) && arguments.allSatisfy { isPlainName($0.value) }
    default: false
    }
  }

  private func isAlone(_ e: Expr, in root: Expr) -> Bool {
    if root === e { return true }
    switch root.kind {
    case .paren(let x), .prefix(_, let x), .tryExpr(_, let x), .awaitExpr(let x): return isAlone(e, in: x)
    case .assign(_, let x): return isAlone(e, in: x)
    case .call(let f, let arguments):
      guard isPlainName(f) else { return false }
      return arguments.contains { isAlone(e, in: $0.value) }
        && arguments.allSatisfy { $0.value === e || isPlainName($0.value) || isAlone(e, in: $0.value) }
    default: return false
    }
  }
}
