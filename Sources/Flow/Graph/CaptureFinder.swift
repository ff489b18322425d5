import Tree
import Typing

/// Finds what closures and local functions hold of their surroundings.
struct CaptureFinder {

  private let typer: Typer
  private let isWanted: (VarDecl) -> Bool
  private var variables: [VarDecl] = []
  private var usesSelf = false
  private var functions: Set<FuncDecl> = []

  /// Prepares a search for the variables that are wanted.
  init(typer: Typer, isWanted: @escaping (VarDecl) -> Bool) {
    self.typer = typer
    self.isWanted = isWanted
  }

  /// What was found.
  var captures: Captures { Captures(variables: variables, usesSelf: usesSelf) }

  /// The variables that closures and local functions among the statements hold.
  static func held(by statements: [TypedStmt], _ typer: Typer) -> Set<VarDecl> {
    var finder = CaptureFinder(typer: typer, isWanted: { _ in true })
    for s in statements { finder.visitFunctions(in: .statement(s)) }
    return Set(finder.variables)
  }

  /// Looks through the closures and local functions in a node.
  private mutating func visitFunctions(in node: TypedNode) {
    switch node {
    case .expression(let e): if case .closure(let c) = e.kind { return visit(c) }
    case .statement(let s): if case .localFunction(let f) = s.kind { return visit(f) }
    }
    for child in node.children { visitFunctions(in: child) }
  }

  /// Looks through statements.
  mutating func visit(_ statements: [TypedStmt]) {
    for s in statements { visit(.statement(s)) }
  }

  /// Looks through a local function.
  mutating func visit(_ f: FuncDecl) {
    guard functions.insert(f).inserted, let body = typer.body(of: f) else { return }
    visit(body.statements)
  }

  private mutating func visit(_ node: TypedNode) {
    if case .expression(let e) = node {
      visit(e)
      if case .closure(let c) = e.kind { return visit(c) }
    }
    for child in node.children { visit(child) }
  }

  /// What a capture list names is held in its place.
  private mutating func visit(_ c: TypedClosure) {
    let before = usesSelf
    visit(c.body)
    guard c.captures.contains(where: \.isSelf) else { return c.captures.forEach { visit(.expression($0.value)) } }
    usesSelf = before
    for capture in c.captures { visit(.expression(capture.value)) }
  }

  private mutating func visit(_ e: TypedExpr) {
    switch e.kind {
    case .variable(let v), .bound(let v): if isWanted(v), !variables.contains(v) { variables.append(v) }
    case .selfRef: usesSelf = true
    case .call(let callee, _), .function(let callee):
      if case .local = callee.dispatch, let f = callee.declaration as? FuncDecl { visit(f) }
    default: break
    }
  }
}
