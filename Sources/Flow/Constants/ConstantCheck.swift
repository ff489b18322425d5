import Tree
import Types
import Typing

/// Evaluates integer arithmetic whose operands are known when the program is compiled, and reports what would always trap.
///
/// Known are literals, `T.max` and `T.min`, local constants, and local variables between an assignment and the next place where
/// control joins; the compiler's mandatory constant propagation sees as much.
struct ConstantCheck {

  let program: Program
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []
  /// The values of local variables that are known here.
  private var known: [VarDecl: Int128] = [:]
  /// Variables that closures hold and may change.
  private var held: Set<VarDecl> = []
  /// Whether the statements are a file's top level, whose variables are visible everywhere.
  private let isScript: Bool

  /// Prepares a check.
  init(program: Program, isScript: Bool) {
    self.program = program
    self.isScript = isScript
  }

  /// Looks through the statements of a body.
  mutating func run(_ statements: [TypedStmt], captured: Set<VarDecl>) {
    held = captured
    visit(statements)
  }

  // MARK: Statements

  private mutating func visit(_ statements: [TypedStmt]) { for s in statements { visit(s) } }

  private mutating func visit(_ s: TypedStmt) {
    switch s.kind {
    case .binding(let pattern, let value?):
      let found = evaluate(value)
      if case .variable(let v) = pattern.kind, !isScript || v.parent != nil { remember(v, found) }
    case .whileStmt, .repeatStmt, .forStmt: visitLoop(s)
    case .ifStmt, .guardStmt, .switchStmt, .block, .doCatch, .deferStmt: visitBranches(s)
    default: for child in TypedNode.statement(s).children { visit(child) }
    }
  }

  private mutating func visit(_ node: TypedNode) {
    switch node {
    case .statement(let s): visit(s)
    case .expression(let e): _ = evaluate(e)
    }
  }

  /// What a loop assigns is not known in it, nor after it.
  private mutating func visitLoop(_ s: TypedStmt) {
    forget(assignedIn: s)
    for child in TypedNode.statement(s).children { visit(child) }
    forget(assignedIn: s)
  }

  /// What one of several branches assigns is not known after them, nor in the other branches.
  private mutating func visitBranches(_ s: TypedStmt) {
    let before = known
    for child in TypedNode.statement(s).children {
      visit(child)
      known = before
    }
    forget(assignedIn: s)
  }

  private mutating func forget(assignedIn s: TypedStmt) {
    var finder = AssignedVariables()
    finder.visit(.statement(s))
    for v in finder.found { known[v] = nil }
  }

  private mutating func remember(_ v: VarDecl, _ value: Int128?) {
    known[v] = v.isLet || !held.contains(v) ? value : nil
  }

  // MARK: Expressions

  /// The value of an expression, when it is an integer that is known; reports what is wrong inside.
  private mutating func evaluate(_ e: TypedExpr) -> Int128? {
    switch e.kind {
    case .integer(let value): return value
    case .variable(let v): return known[v]
    case .load(let x): return evaluate(x)
    case .property(let base, let use): return limit(base, use)
    case .assign(let target, let value): visitAssignment(target, value)
    case .call(let callee, let arguments): return evaluateCall(callee, arguments, e)
    case .closure(let c): visitClosure(c)
    default: for child in TypedNode.expression(e).children { visit(child) }
    }
    return nil
  }

  private mutating func visitAssignment(_ target: TypedExpr, _ value: TypedExpr) {
    let found = evaluate(value)
    if case .variable(let v) = target.kind { return remember(v, found) }
    _ = evaluate(target)
  }

  private mutating func visitClosure(_ c: TypedClosure) {
    let before = known
    known = [:]
    for capture in c.captures { _ = evaluate(capture.value) }
    visit(c.body)
    known = before
  }

  /// `T.max` or `T.min` of a builtin integer.
  private mutating func limit(_ base: TypedExpr?, _ use: PropertyAccess) -> Int128? {
    if let base { _ = evaluate(base) }
    guard let v = use.declaration as? VarDecl, v.isStatic, program.isPrelude(v),
      let kind = use.selfType.flatMap({ IntegerKind($0, program) })
    else { return nil }
    switch v.name {
    case "max": return kind.greatest
    case "min": return kind.least
    default: return nil
    }
  }

  private mutating func evaluateCall(_ callee: Callee, _ arguments: [TypedArgument], _ e: TypedExpr) -> Int128? {
    if let receiver = callee.receiver { visitReceiver(receiver) }
    let values = arguments.map { a -> Int128? in
      var last: Int128?
      for x in a.expressions { last = evaluate(x) }
      return last
    }
    if callee.declaration is InitDecl, arguments.count == 1, case .value(let x) = arguments[0],
      case .integer(let value) = x.kind,
      let kind = IntegerKind(e.type, program), kind.holds(value)
    {
      return value
    }
    guard let f = callee.declaration as? FuncDecl, f.isOperator, program.isPrelude(f) else {
      forgetPassed(arguments)
      return nil
    }
    return evaluateOperator(f.name, callee, arguments, values, e)
  }

  /// A receiver that is changed in place is known no longer.
  private mutating func visitReceiver(_ receiver: TypedExpr) {
    _ = evaluate(receiver)
    if case .variable(let v) = receiver.kind, case .lvalue = receiver.type.kind { known[v] = nil }
  }

  private mutating func forgetPassed(_ arguments: [TypedArgument]) {
    for case .inoutPlace(let place) in arguments {
      if case .variable(let v) = place.kind { known[v] = nil }
    }
  }

  private mutating func evaluateOperator(
    _ name: String, _ callee: Callee, _ arguments: [TypedArgument], _ values: [Int128?], _ e: TypedExpr
  ) -> Int128? {
    guard case .inoutPlace(let place)? = arguments.first else {
      guard let kind = IntegerKind(e.type, program) else { return nil }
      if values.count == 1 { return negate(name, values[0], kind, e) }
      return values.count == 2 ? combine(name, values[0], values[1], kind, callee.nameRange) : nil
    }
    var result: Int128?
    if case .lvalue(let t) = place.type.kind, let kind = IntegerKind(t, program), values.count == 2, name.hasSuffix("=")
    {
      result = combine(String(name.dropLast()), values[0], values[1], kind, callee.nameRange)
    }
    if case .variable(let v) = place.kind { remember(v, result) }
    return nil
  }

  // MARK: Arithmetic

  private mutating func negate(_ name: String, _ value: Int128?, _ kind: IntegerKind, _ e: TypedExpr) -> Int128? {
    guard name == "-", let value else { return nil }
    if kind.holds(-value) { return -value }
    diagnostics.append(.overflow("0 - \(value)", isSigned: kind.isSigned, bits: kind.bits, at: e.range))
    return nil
  }

  private mutating func combine(_ name: String, _ a: Int128?, _ b: Int128?, _ kind: IntegerKind, _ site: SourceRange)
    -> Int128?
  {
    if ["/", "%"].contains(name) { return divide(name, a, b, kind, site) }
    guard let a, let b else { return nil }
    let (result, isTooLarge): (Int128, Bool)
    switch name {
    case "+": (result, isTooLarge) = a.addingReportingOverflow(b)
    case "-": (result, isTooLarge) = a.subtractingReportingOverflow(b)
    case "*": (result, isTooLarge) = a.multipliedReportingOverflow(by: b)
    default: return nil
    }
    if !isTooLarge, kind.holds(result) { return result }
    diagnostics.append(.overflow("\(a) \(name) \(b)", kind.name, at: site))
    return nil
  }

  private mutating func divide(_ name: String, _ a: Int128?, _ b: Int128?, _ kind: IntegerKind, _ site: SourceRange)
    -> Int128?
  {
    guard let b else { return nil }
    if b == 0 {
      diagnostics.append(.divisionByZero(at: site))
      return nil
    }
    guard let a else { return nil }
    if kind.isSigned, a == kind.least, b == -1 {
      diagnostics.append(.divisionOverflow("\(a) \(name) \(b)", at: site))
      return nil
    }
    return name == "/" ? a / b : a % b
  }
}

/// The variables that statements assign or pass `inout`.
private struct AssignedVariables {

  /// The variables.
  private(set) var found: Set<VarDecl> = []

  mutating func visit(_ node: TypedNode) {
    if case .expression(let e) = node {
      switch e.kind {
      case .assign(let target, _): insert(target)
      case .call(let callee, let arguments):
        if let receiver = callee.receiver { insert(receiver) }
        for case .inoutPlace(let place) in arguments { insert(place) }
      case .apply(_, let arguments):
        for case .inoutPlace(let place) in arguments { insert(place) }
      default: break
      }
    }
    for child in node.children { visit(child) }
  }

  private mutating func insert(_ target: TypedExpr) {
    switch target.kind {
    case .variable(let v): found.insert(v)
    case .tupleTargets(let parts): parts.forEach { insert($0) }
    default: break
    }
  }
}
