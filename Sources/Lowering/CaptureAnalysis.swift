import Tree
import Types
import Typing

/// Finds which variables of a function's body its closures and local functions capture.
struct CaptureAnalysis {

  /// Variables that are captured and can change, or are initialised after their declaration: they live in cells.
  private(set) var boxed: Set<VarDecl> = []
  /// All variables that are captured.
  private(set) var captured: Set<VarDecl> = []
  /// Whether `self` is captured where it can change.
  private(set) var isSelfCaptured = false
  /// Gives the bodies of local functions.
  private let typer: Typer
  /// Declarations whose value can change or comes later.
  private var needsCell: (VarDecl) -> Bool

  /// Analyses the statements of one function.
  init(_ statements: [TypedStmt], typer: Typer, lowerer: Lowerer) {
    self.typer = typer
    var late: Set<VarDecl> = []
    let scan = TypedWalker(
      statement: { s in
        if case .binding(let p, nil) = s.kind { late.formUnion(p.variables) }
        return true
      }, expression: { _ in true })
    scan.walk(statements)
    let lateVariables = late
    needsCell = { !$0.isLet || lateVariables.contains($0) || typer.isConsuming($0) }
    collect(statements, isNested: false, lowerer: lowerer)
  }

  /// Walks a body; inside closures every variable that is not their own is captured.
  private mutating func collect(_ statements: [TypedStmt], isNested: Bool, lowerer: Lowerer) {
    var found: Set<VarDecl> = []
    var hasSelf = false
    var inlined: Set<ObjectIdentifier> = []
    let typer = typer
    let capture = { (free: FreeVariables) in
      found.formUnion(free.variables)
      hasSelf = hasSelf || free.usesSelf
    }
    let walker = TypedWalker(
      statement: { s in
        if case .localFunction(let f) = s.kind {
          capture(FreeVariables(of: f, typer: typer))
          return false
        }
        if case .binding(let p, _) = s.kind {
          for a in p.variables.flatMap({ typer.localAccessors(of: $0) }) { capture(FreeVariables(of: a, typer: typer)) }
        }
        return true
      },
      expression: { e in
        if let c = lowerer.inlinedAutoclosure(of: e) { inlined.insert(ObjectIdentifier(c)) }
        if case .closure(let c) = e.kind {
          if inlined.contains(ObjectIdentifier(c)) { return true }
          capture(FreeVariables(of: c, typer: typer))
          return false
        }
        return true
      })
    walker.walk(statements)
    captured.formUnion(found)
    boxed.formUnion(found.filter(needsCell))
    isSelfCaptured = isSelfCaptured || hasSelf
  }
}

/// The variables that a closure or local function uses and does not declare, in the order of their first use.
struct FreeVariables {

  /// The variables.
  private(set) var variables: [VarDecl] = []
  /// Whether `self` is used.
  private(set) var usesSelf = false
  private var declared: Set<VarDecl> = []
  private var seen: Set<VarDecl> = []
  private var functions: Set<FunctionLikeDecl> = []
  private let typer: Typer

  /// Those of a closure.
  init(of closure: TypedClosure, typer: Typer) {
    self.typer = typer
    visit(closure, isOutermost: true)
    settle()
  }

  /// Those of a local function, and of local functions that it calls.
  init(of function: FunctionLikeDecl, typer: Typer) {
    self.typer = typer
    visit(function)
    settle()
  }

  /// Those of a list of statements.
  init(of statements: [TypedStmt], typer: Typer) {
    self.typer = typer
    visit(statements)
    settle()
  }

  private mutating func settle() { variables.removeAll { declared.contains($0) } }

  /// Visits a closure; the values of its capture list are evaluated where it stands, so they are not the outermost closure's own.
  private mutating func visit(_ closure: TypedClosure, isOutermost: Bool = false) {
    declared.formUnion(closure.parameters)
    var hidesSelf = false
    for c in closure.captures {
      declared.insert(c.variable)
      hidesSelf = hidesSelf || c.isSelf
      if !isOutermost { visitExpression(c.value) }
    }
    let before = usesSelf
    visit(closure.body)
    if hidesSelf, !before { usesSelf = !isOutermost && closure.captures.contains { $0.isSelf && $0.value.usesSelf } }
  }

  private mutating func visit(_ f: FunctionLikeDecl) {
    guard functions.insert(f).inserted else { return }
    let inner = FreeVariables(bodyOf: f, typer: typer, known: functions)
    functions.formUnion(inner.functions)
    usesSelf = usesSelf || inner.usesSelf
    for v in inner.variables where seen.insert(v).inserted { variables.append(v) }
  }

  /// Those of a local function's own body; what it declares is free in none of its callers' bodies, but may be in a closure inside it
  /// that calls it again.
  private init(bodyOf f: FunctionLikeDecl, typer: Typer, known: Set<FunctionLikeDecl>) {
    self.typer = typer
    functions = known
    declared = Set(f.parameters.map(\.variable))
    if let parameter = (f as? AccessorDecl)?.parameter { declared.insert(parameter) }
    if let body = typer.body(of: f) { visit(body.statements) }
    settle()
  }

  private mutating func visitExpression(_ e: TypedExpr) {
    visit([TypedStmt(.expr(e), e.range)])
  }

  private mutating func visit(_ statements: [TypedStmt]) {
    var closures: [TypedClosure] = []
    var locals: [FunctionLikeDecl] = []
    var used: [VarDecl] = []
    var own: [VarDecl] = []
    var hasSelf = false
    let typer = typer
    let walker = TypedWalker(
      statement: { s in
        if case .localFunction(let f) = s.kind { locals.append(f) }
        own += s.declaredVariables
        return true
      },
      expression: { e in
        switch e.kind {
        case .variable(let v), .bound(let v):
          let accessors = typer.localAccessors(of: v)
          locals += accessors
          if accessors.isEmpty || v.accessor(.get) == nil { used.append(typer.storage(of: v)) }
        case .selfRef: hasSelf = true
        case .metatype(let t): hasSelf = hasSelf || t.isDynamicSelf
        case .property(nil, let access): hasSelf = hasSelf || access.selfType?.isDynamicSelf == true
        case .closure(let c):
          closures.append(c)
          return false
        case .openExistential(_, _, let v, _): own.append(v)
        case .letIn(let v, _, _): own.append(v)
        case .convertTuple(_, _, let conversions), .convertCollection(_, let conversions):
          own += conversions.map(\.variable)
        case .convertOptional(_, let conversion): own.append(conversion.variable)
        case .macro(_, _, let pieces?): own += pieces.operands.map(\.variable)
        case .call(let callee, _), .function(let callee):
          hasSelf = hasSelf || callee.selfType?.isDynamicSelf == true
          if case .local = callee.dispatch, let f = callee.declaration as? FuncDecl { locals.append(f) }
        default: break
        }
        return true
      })
    walker.walk(statements)
    declared.formUnion(own)
    usesSelf = usesSelf || hasSelf
    for v in used where seen.insert(v).inserted { variables.append(v) }
    for c in closures { visit(c) }
    for f in locals { visit(f) }
  }
}

extension Type {
  /// Whether it is `Self` in a class.
  var isDynamicSelf: Bool {
    if case .dynamicSelf = kind { return true }
    return false
  }
}

extension TypedExpr {
  /// Whether `self` occurs in the expression.
  var usesSelf: Bool {
    var found = false
    TypedWalker(
      statement: { _ in true },
      expression: { e in
        if case .selfRef = e.kind { found = true }
        return true
      }
    ).walk([TypedStmt(.expr(self), range)])
    return found
  }
}

extension TypedStmt {
  /// The variables that the statement itself declares.
  var declaredVariables: [VarDecl] {
    switch kind {
    case .binding(let p, _): p.variables
    case .forStmt(let f): f.pattern.variables + (f.conversion.map { [$0.variable] } ?? [])
    case .ifStmt(let conditions, _, _), .guardStmt(let conditions, _), .whileStmt(let conditions, _, _):
      conditions.flatMap(\.variables)
    case .switchStmt(_, let cases, _):
      cases.flatMap { $0.items.flatMap { $0.pattern.variables + $0.aliases.flatMap { [$0.from, $0.to] } } }
    case .doCatch(_, let clauses, _):
      clauses.flatMap { c in c.items.flatMap(\.pattern.variables) + (c.implicitError.map { [$0] } ?? []) }
    default: []
    }
  }
}

extension TypedCondition {
  /// The variables that the condition binds.
  var variables: [VarDecl] {
    switch self {
    case .boolean: []
    case .optionalBinding(let p, _), .pattern(let p, _): p.variables
    }
  }
}
