import Tree
import Types
import Typing

/// Turns a typed body into a graph, in the order in which the body is evaluated.
final class GraphBuilder {

  let program: Program
  let typer: Typer
  /// The function whose body this is.
  let owner: BodyOwner
  /// What the body owes its `self`.
  let duty: SelfDuty
  /// The graph so far.
  var graph = FlowGraph()
  /// The block that gets the next step; `nil` after control has left.
  var current: Int? = 0
  /// Variables whose storage began without a value, in the order of their declaration.
  private(set) var tracked: [VarDecl] = []
  /// The same as a set.
  private var isTracked: Set<VarDecl> = []
  /// The statements around that can be left.
  var targets: [JumpTarget] = []
  /// The `defer`s of the scopes around, innermost last.
  var deferred: [DeferredScope] = []
  /// Where errors go, and how many scopes are left on the way; `nil` out of the body.
  var handler: Handler?
  /// Where `fallthrough` goes, for the `switch`es around.
  var nextCases: [Int?] = []
  /// Where a chain goes on when an optional in it is `nil`.
  var chainEnds: [Int] = []
  /// Whether calls that can throw do so here.
  var isTrying = false
  /// How many edges to a handler were made.
  var throwEdges = 0
  /// Whether a closure is looked at as if it stood open: its variables have been seen to.
  var isInlining = false
  /// Blocks that something leads to.
  private var entered: Set<Int> = []
  /// Why control cannot come here, when it cannot.
  var stop: Stop?
  /// Code that control cannot reach, found on the way.
  var unreachable: [Unreachable] = []
  /// Bodies met inside: closures, `defer`s and local functions.
  var inner: [InnerBody] = []
  /// Types declared inside.
  var localTypes: [Decl] = []
  /// What local functions hold, kept.
  private var functionCaptures: [FuncDecl: Captures] = [:]

  /// A statement that `break` or `continue` can name.
  struct JumpTarget {
    /// Its label.
    let label: String?
    /// Whether an unlabelled `break` leaves it.
    let takesBreak: Bool
    /// Where `break` goes.
    let after: Int
    /// Where `continue` goes, in a loop.
    let again: Int?
    /// How many scopes are around it.
    let depth: Int
  }

  /// The `defer`s of one scope, in the order in which they were met.
  struct DeferredScope {
    /// What each holds, and where it stands.
    var bodies: [(captures: Captures, range: SourceRange)] = []
  }

  /// Where an error goes.
  struct Handler {
    /// The block of the `catch`.
    let block: Int
    /// How many scopes are around it.
    let depth: Int
  }

  /// Why control has left.
  enum Stop {
    /// By the statement of that keyword.
    case jump(String)
    /// By a call that never returns.
    case neverCall
    /// By all branches of the statement before.
    case branches
    /// By a condition that is written as a constant, of which nobody is warned.
    case constant
  }

  /// Code that control cannot reach.
  struct Unreachable {
    /// Why.
    let stop: Stop
    /// The first of it.
    let range: SourceRange
  }

  /// A body inside another.
  struct InnerBody {
    /// What it is the body of.
    let owner: BodyOwner
    /// Its statements.
    let statements: [TypedStmt]
    /// Its closing brace.
    let end: SourceRange
  }

  /// Prepares to build.
  init(program: Program, typer: Typer, owner: BodyOwner, duty: SelfDuty) {
    self.program = program
    self.typer = typer
    self.owner = owner
    self.duty = duty
  }

  /// Builds a whole body whose closing brace stands at `end`.
  func build(_ statements: [TypedStmt], end: SourceRange) {
    visitScope(statements)
    leave(.end(end))
  }

  /// Builds a file's top-level code, where functions are declared between the statements.
  func buildScript(_ statements: [TypedStmt], definitions: [FunctionLikeDecl], end: SourceRange) {
    deferred.append(DeferredScope())
    var rest = definitions[...]
    for s in statements {
      while let next = rest.first, next.range.written.start < s.range.written.start { define(rest.removeFirst()) }
      visit([s])
    }
    rest.forEach { define($0) }
    runDeferred(downTo: 0)
    leave(.end(end))
  }

  /// A function is declared that may hold variables of the top level.
  private func define(_ f: FunctionLikeDecl) {
    guard !tracked.isEmpty, let body = typer.body(of: f) else { return }
    add(
      .capture(Captures(variables: captures(of: body.statements).variables, usesSelf: false), .definition), f.nameRange)
  }

  // MARK: Blocks

  /// A new block that nothing leads to yet.
  func makeBlock() -> Int {
    graph.blocks.append(FlowGraph.Block())
    return graph.blocks.count - 1
  }

  /// Adds a step to the present block.
  func add(_ kind: Step.Kind, _ range: SourceRange) {
    guard let current else { return }
    graph.blocks[current].steps.append(Step(kind: kind, range: range))
  }

  /// Lets control go on to a block too.
  func branch(to block: Int) {
    guard let current else { return }
    graph.blocks[current].successors.append(block)
    entered.insert(block)
  }

  /// Lets control go on to a block, and nowhere else.
  func jump(to block: Int, _ why: Stop = .branches) {
    branch(to: block)
    stop(why)
  }

  /// Goes on with a block.
  func start(_ block: Int) {
    current = block
    stop = nil
  }

  /// Goes on with a block that was jumped to, if it was.
  func join(_ block: Int, otherwise why: Stop = .branches) {
    branch(to: block)
    guard entered.contains(block) else {
      current = nil
      stop = why
      return
    }
    start(block)
  }

  /// Notes that control never comes here.
  func stop(_ why: Stop) {
    if current != nil { stop = why }
    current = nil
  }

  /// Leaves the body.
  func leave(_ exit: FlowGraph.Exit) {
    guard let current else { return }
    graph.blocks[current].exit = exit
    self.current = nil
  }

  // MARK: Scopes

  /// Visits statements whose `defer`s run at their end.
  func visitScope(_ statements: [TypedStmt]) {
    deferred.append(DeferredScope())
    visit(statements)
    runDeferred(downTo: deferred.count - 1)
    deferred.removeLast()
  }

  /// Runs the `defer`s of all scopes that are deeper than `depth`, innermost first.
  func runDeferred(downTo depth: Int) {
    guard current != nil else { return }
    for scope in deferred[min(depth, deferred.count)...].reversed() {
      for body in scope.bodies.reversed() { add(.capture(body.captures, .deferred), body.range) }
    }
  }

  /// An error may leave here.
  func mayThrow() {
    guard let handler, let from = current else { return }
    throwEdges += 1
    let out = makeBlock()
    graph.blocks[from].successors.append(out)
    current = out
    runDeferred(downTo: handler.depth)
    branch(to: handler.block)
    let next = makeBlock()
    graph.blocks[from].successors.append(next)
    current = next
  }

  // MARK: Variables

  /// Notes that a variable begins without a value.
  func declare(_ v: VarDecl) {
    if isTracked.insert(v).inserted { tracked.append(v) }
    add(.declare(v), v.nameRange)
  }

  /// Whether a variable began without a value.
  func follows(_ v: VarDecl) -> Bool { isTracked.contains(v) && !isInlining }

  /// What a closure's or function's statements hold.
  func captures(of statements: [TypedStmt]) -> Captures {
    var finder = CaptureFinder(typer: typer, isWanted: { self.isTracked.contains($0) })
    finder.visit(statements)
    return finder.captures
  }

  /// What a local function holds.
  func captures(of f: FuncDecl) -> Captures {
    if let known = functionCaptures[f] { return known }
    var finder = CaptureFinder(typer: typer, isWanted: { self.isTracked.contains($0) })
    finder.visit(f)
    functionCaptures[f] = finder.captures
    return finder.captures
  }
}
