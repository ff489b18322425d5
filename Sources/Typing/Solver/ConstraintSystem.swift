import Tree
import Types

/// The demands of one expression and the types found for it.
///
/// The way of the data: `generate` walks the expression and states demands, `simplify` settles those that can be settled, `search`
/// tries bindings and overloads for the rest, and an `Applier` rebuilds the expression from the best solution.
final class ConstraintSystem {

  /// What is known of a type variable.
  struct Variable {
    /// The variable that it is merged into, or itself.
    var parent: Int
    /// Its type, if it has one.
    var binding: Type?
    /// Whether it may be a place.
    var canBePlace: Bool
    /// The kind of literal that it must have.
    var literal: LiteralKind?
    /// Where it comes from.
    var locator: Locator
  }

  /// All that a choice changes; copied before it and restored after.
  struct State {
    /// The type variables.
    var variables: [Variable] = []
    /// Demands to be looked at.
    var active: [Constraint] = []
    /// Demands that wait for a type.
    var waiting: [Constraint] = []
    /// How much was bent so far.
    var score = Score()
    /// The overloads chosen.
    var overloads: [Locator.Key: SelectedOverload] = [:]
    /// How arguments fall to parameters.
    var matches: [Locator.Key: ArgumentMatch] = [:]
    /// The types of expressions.
    var expressions: [NodeID: Type] = [:]
    /// The types of closure parameters.
    var locals: [VarDecl: Type] = [:]
    /// The types of closures with more than one statement, whose bodies are checked apart.
    var closures: [NodeID: Type] = [:]
    /// Key path literals that are used as functions.
    var keyPathFunctions: Set<NodeID> = []
    /// Key path literals whose root and value are linked with their context.
    var keyPathsLinked: Set<NodeID> = []
    /// Result builders of closures that are arguments.
    var builders: [NodeID: Type] = [:]
    /// Whether literals are decided after closures, since their defaults failed.
    var defersLiterals = false
    /// Optional references that were unwrapped since they are declared with `!`.
    var forced: Set<Locator.Key> = []
    /// The left sides of assignments: an optional declared with `!` is set there, not unwrapped.
    var assigned: Set<NodeID> = []
    /// The variable of each associated type of a variable.
    var memberVariables: [Type: Type] = [:]
    /// What was assumed in order to go on after a fault.
    var fixes: [Fix] = []
  }

  /// The checker that this works for.
  let typer: Typer
  /// The declarations.
  let program: Program
  /// The types.
  let types: TypeStore
  /// The local names around the expression.
  let scope: Scope
  /// What is known now.
  var state = State()
  /// Whether faults are noted as fixes instead of ending an attempt.
  var isDiagnosing = false
  /// The steps taken, against a budget.
  var steps = 0
  /// The local names at closures and interpolations.
  var scopes: [NodeID: Scope] = [:]
  /// Whether the expression visited next is the base of a chain.
  var isInsideChain = false
  /// The base's type at the ends of implicit member chains.
  var chainTails: [NodeID: Type] = [:]
  /// The types at the ends of key paths, and of their steps.
  var keyPathEnds: [NodeID: Type] = [:]
  /// The types of key paths' steps.
  var componentTypes: [Locator.Key: Type] = [:]
  /// The base of implicit members.
  var implicitBases: [NodeID: Type] = [:]
  /// What the generic parameters of an alias used as an expression stand for.
  var aliasArguments: [Locator.Key: [Type]] = [:]
  /// Explicit generic arguments of functions.
  var specialisations: [Locator.Key: [Type]] = [:]
  /// Whether collections of elements not known yet may be widened; tried only when nothing else works.
  var widensCollections = false
  /// Whether a collection of elements not known yet was taken for one of equal elements.
  var metOpenCollection = false
  /// The whole expression, for diagnostics.
  var root: Expr?
  /// The depth of each expression inside the whole, for ranking.
  lazy var depths = measureDepths()
  /// What the context expects of the whole expression.
  var expected: Type?
  /// The types that casts name.
  var castTargets: [NodeID: Type] = [:]
  /// What is expected of `if` and `switch` expressions.
  var statementContexts: [NodeID: StatementContext] = [:]
  /// Whether a fault was found that no choice of types mends.
  var hasFault = false
  /// The equally good solutions of a part, when that is what failed.
  var ambiguousParts: [Solution] = []
  /// What `super`, `$0` and the like mean in closures that are part of this expression.
  var anonymousParameters: [[VarDecl]] = []

  /// The most steps that an expression may take; fewer when faults are looked for.
  var stepLimit: Int { isDiagnosing ? 12_000 : 60_000 }

  /// Creates an empty system.
  init(typer: Typer, scope: Scope) {
    self.typer = typer
    self.program = typer.program
    self.types = typer.program.types
    self.scope = scope
  }

  /// The generic parameters in force.
  lazy var signature: GenericSignature? = scope.context.map { program.genericSignature(of: $0) }
}

// MARK: - Type variables

extension ConstraintSystem {

  /// A type variable that isn't used yet.
  func makeVariable(_ locator: Locator, canBePlace: Bool = false, literal: LiteralKind? = nil) -> Type {
    let index = state.variables.count
    state.variables.append(
      Variable(parent: index, binding: nil, canBePlace: canBePlace, literal: literal, locator: locator))
    return typer.variableType(index)
  }

  /// The variable that stands for all those merged with `index`.
  func representative(_ index: Int) -> Int {
    var i = index
    while i < state.variables.count, state.variables[i].parent != i { i = state.variables[i].parent }
    return i
  }

  /// The index of the free variable that a type is, if it is one.
  func freeVariable(_ type: Type) -> Int? {
    guard case .variable(let v) = resolve(type).kind else { return nil }
    return representative(v.index)
  }

  /// Looks through bindings at the outermost level.
  func resolve(_ type: Type) -> Type {
    guard case .variable(let v) = type.kind else { return type }
    let r = representative(v.index)
    guard r < state.variables.count else { return type }
    if let bound = state.variables[r].binding { return resolve(bound) }
    return r == v.index ? type : typer.variableType(r)
  }

  /// Replaces all bound variables.
  func simplify(_ type: Type) -> Type {
    guard type.properties.contains(.variable) else { return type }
    return types.transform(type) { t in
      switch t.kind {
      case .variable:
        let r = resolve(t)
        if case .variable = r.kind { return r }
        return simplify(r)
      case .dependentMember(let base, let a) where base.properties.contains(.variable):
        let b = simplify(base)
        return typeWitness(a, of: b) ?? types.make(.dependentMember(b, a))
      default: return t.properties.contains(.variable) ? nil : t
      }
    }
  }

  /// The free variables inside a type.
  func variables(in type: Type, into found: inout [Int]) {
    guard type.properties.contains(.variable) else { return }
    _ = types.transform(type) { t in
      guard case .variable = t.kind else { return t.properties.contains(.variable) ? nil : t }
      let r = resolve(t)
      if case .variable(let v) = r.kind {
        if !found.contains(v.index) { found.append(v.index) }
      } else {
        variables(in: r, into: &found)
      }
      return t
    }
  }

  /// Whether all of a type is known.
  func isKnown(_ type: Type) -> Bool {
    guard type.properties.contains(.variable) else { return true }
    var found: [Int] = []
    variables(in: type, into: &found)
    return found.isEmpty
  }

  /// Gives a free variable its type and wakes the demands that wait for it.
  func assign(_ index: Int, _ type: Type) -> Bool {
    var target = type
    if case .lvalue(let object) = target.kind, !state.variables[index].canBePlace { target = object }
    if case .inoutRef = target.kind { return false }
    var inside: [Int] = []
    variables(in: target, into: &inside)
    guard !inside.contains(index) else { return false }
    state.variables[index].binding = target
    wake(index)
    return true
  }

  /// Makes two free variables one.
  func merge(_ a: Int, _ b: Int) {
    guard a != b else { return }
    let (keep, gone) = a < b ? (a, b) : (b, a)
    state.variables[gone].parent = keep
    if state.variables[keep].literal == nil { state.variables[keep].literal = state.variables[gone].literal }
    if !state.variables[gone].canBePlace { state.variables[keep].canBePlace = false }
    wake(gone)
    wake(keep)
  }

  /// Moves the demands on a variable to those to be looked at.
  private func wake(_ index: Int) {
    guard state.waiting.contains(where: { !$0.isDisjunction && $0.variables.contains(index) }) else { return }
    var rest: [Constraint] = []
    rest.reserveCapacity(state.waiting.count)
    for c in state.waiting {
      if !c.isDisjunction, c.variables.contains(index) { state.active.append(c) } else { rest.append(c) }
    }
    state.waiting = rest
  }
}

// MARK: - Demands

extension ConstraintSystem {

  /// States a demand, to be looked at by `simplify`.
  func add(_ kind: Constraint.Kind, _ first: Type, _ second: Type, _ locator: Locator) {
    state.active.append(Constraint(kind, first, second, locator, variables: []))
  }

  /// States that two types agree.
  func add(_ kind: MatchKind, _ first: Type, _ second: Type, _ locator: Locator) {
    add(.match(kind), first, second, locator)
  }

  /// Keeps a demand until one of its variables is known.
  func wait(_ kind: Constraint.Kind, _ first: Type, _ second: Type, _ locator: Locator, also: [Type] = []) {
    var found: [Int] = []
    variables(in: first, into: &found)
    variables(in: second, into: &found)
    for t in also { variables(in: t, into: &found) }
    if case .keyPath(let root, let value) = kind {
      variables(in: root, into: &found)
      variables(in: value, into: &found)
    }
    if case .keyPathApplication(let base) = kind { variables(in: base, into: &found) }
    state.waiting.append(Constraint(kind, first, second, locator, variables: found))
  }
}

/// What is expected of an `if` or `switch` used as an expression.
enum StatementContext {
  /// Each branch converts to this type.
  case contextual(Type)
}
