import Tree
import Types

/// A complete assignment of types and overloads.
struct Solution {
  /// All that was found.
  let state: ConstraintSystem.State
}

extension ConstraintSystem {

  /// The best solution; `nil` when there is none or the best are equally good.
  enum Result {
    case solved(Solution)
    case ambiguous([Solution])
    case failed
    case tooComplex
  }

  /// Solves the demands stated so far.
  func solve() -> Result {
    var found: [State] = []
    let start = state
    search(&found)
    if steps > stepLimit { return .tooComplex }
    if found.isEmpty, metOpenCollection, !isDiagnosing {
      state = start
      widensCollections = true
      search(&found)
      if steps > stepLimit { return .failed }
    }
    return best(of: found)
  }

  private func best(of found: [State]) -> Result {
    guard var champion = found.first else { return .failed }
    var rivals: [State] = []
    for s in found.dropFirst() {
      switch compare(s, champion) {
      case .better:
        champion = s
        rivals = []
      case .worse, .same: continue
      case .incomparable: rivals.append(s)
      }
    }
    rivals = rivals.filter { compare(champion, $0) != .better && compare(champion, $0) != .same }
    return rivals.isEmpty ? .solved(Solution(state: champion)) : .ambiguous(([champion] + rivals).map(Solution.init))
  }

  // MARK: Search

  /// Explores from the present state and adds the solutions found.
  func searchFrom(_ found: inout [State]) { search(&found) }

  private func search(_ found: inout [State]) {
    guard simplify(), steps <= stepLimit else { return }
    if let best = found.map(\.score).min(), best < state.score { return }
    if state.waiting.isEmpty {
      found.append(state)
      return
    }
    if let parts = components() { return searchParts(parts, &found) }
    step(&found)
  }

  /// Solves parts that share no variable one after the other.
  private func searchParts(_ parts: [[Constraint]], _ found: inout [State]) {
    for part in parts {
      state.waiting = part
      var local: [State] = []
      search(&local)
      guard !local.isEmpty, steps <= stepLimit else { return }
      switch best(of: local) {
      case .solved(let s): state = s.state
      case .ambiguous(let all):
        guard isDiagnosing else {
          // An ambiguous part makes the whole ambiguous: hand on all its solutions with the rest unsolved only if it is the last.
          if part.first === parts.last?.first {
            found += all.map(\.state)
          } else {
            ambiguousParts = all
          }
          return
        }
        if !all[0].state.fixes.isEmpty { ambiguousParts = all }
        state = all[0].state
      default: return
      }
    }
    found.append(state)
  }

  /// The demands grouped by shared free variables, or `nil` when they form one group.
  private func components() -> [[Constraint]]? {
    guard state.waiting.count > 1 else { return nil }
    var group: [Int: Int] = [:]
    var parents = Array(0..<state.waiting.count)
    func root(_ i: Int) -> Int {
      var i = i
      while parents[i] != i { i = parents[i] }
      return i
    }
    for (i, c) in state.waiting.enumerated() {
      for v in currentVariables(c) {
        if let other = group[v] { parents[root(i)] = root(other) } else { group[v] = i }
      }
    }
    var order: [Int] = []
    var parts: [Int: [Constraint]] = [:]
    for (i, c) in state.waiting.enumerated() {
      let r = root(i)
      if parts[r] == nil { order.append(r) }
      parts[r, default: []].append(c)
    }
    guard order.count > 1 else { return nil }
    // What is decided without choices comes first, so that it fails before anything else is tried; closures come last, since what
    // they capture must be known.
    return order.compactMap { parts[$0] }.enumerated().map { ($0.element, (choices(in: $0.element), $0.offset)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// How many choices there are to make in a part; very many where a closure is entered.
  private func choices(in part: [Constraint]) -> Int {
    part.reduce(0) { sum, c in
      switch c.kind {
      case .disjunction: sum + 1
      case .closure: sum + 1_000
      default: sum
      }
    }
  }

  /// The free variables that a waiting demand holds now.
  private func currentVariables(_ c: Constraint) -> [Int] {
    var found: [Int] = []
    for v in c.variables where v < state.variables.count {
      let r = representative(v)
      if let bound = state.variables[r].binding { variables(in: bound, into: &found) } else { found.append(r) }
    }
    if case .disjunction(let d) = c.kind {
      for t in d.call?.types ?? [] { variables(in: t, into: &found) }
      for choice in d.choices {
        if case .expression(let base) = choice.base { variables(in: base, into: &found) }
      }
    }
    if case .applicable(let call) = c.kind {
      for t in call.types { variables(in: t, into: &found) }
    }
    return found
  }

  // MARK: Steps

  /// How soon a variable should be bound; disjunctions stand at `disjunction`.
  private enum Rank: Int, Comparable {
    case certain, closureKnown, disjunction, related, literalRelated, literal, closure, argument, delayed, fallback,
      hole
    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  private func rank(_ b: PotentialBindings) -> Rank {
    let rank = promptRank(b)
    return state.defersLiterals && (rank == .literal || rank == .literalRelated) ? .argument : rank
  }

  private func promptRank(_ b: PotentialBindings) -> Rank {
    if let (_, closure) = b.closure {
      _ = closure
      guard let f = closureContext(b) else { return b.isDelayed ? .hole : .closure }
      return f.parameters.allSatisfy { isKnown($0.type) } ? .closureKnown : .closure
    }
    if let k = b.keyPath, state.keyPathsLinked.contains(k.constraint.locator.expr.id) { return .hole }
    if b.keyPath != nil { return b.above.isEmpty && b.below.isEmpty ? .closure : .certain }
    if !b.exact.isEmpty { return .certain }
    let hasCandidates = !b.above.isEmpty || !b.below.isEmpty
    if !b.literals.isEmpty {
      if hasCandidates, !b.involvesVariables { return .certain }
      if b.isMemberBase, isScalar(b.literals) { return .closureKnown }
      if b.literals.contains(.array) || b.literals.contains(.dictionary) {
        if hasCandidates { return .related }
        return b.isArgument ? .argument : b.involvesVariables || b.isDelayed ? .literal : .closureKnown
      }
      return hasCandidates ? .literalRelated : b.isArgument ? .argument : .literal
    }
    if hasCandidates {
      let open = (b.above + b.below).contains { $0.properties.contains(.variable) }
      if b.isDelayed { return .delayed }
      if b.below.isEmpty, b.above.allSatisfy({ isAny($0) }) {
        return b.involvesVariables ? (isScalar(b.literalsBelow) ? .literalRelated : .delayed) : .related
      }
      return b.involvesVariables || open ? .related : .certain
    }
    if b.fallback != nil { return .fallback }
    guard isScalar(b.literalsBelow), !b.isDelayed else { return .hole }
    return b.isPart ? .argument : .literalRelated
  }

  /// Whether some of the literals tell a type by themselves.
  private func isScalar(_ kinds: [LiteralKind]) -> Bool {
    kinds.contains { ![.array, .dictionary, .nilLiteral, .regex].contains($0) }
  }

  /// The function type that a closure's context expects.
  private func closureContext(_ b: PotentialBindings) -> FunctionType? {
    for t in b.above {
      var t = resolve(t)
      while let wrapped = program.optionalObject(t) { t = resolve(wrapped) }
      if case .function(let f) = t.kind { return f }
    }
    return b.above.isEmpty ? appliedContext(b) : nil
  }

  /// The function type that a closure called at once must have, when the arguments and what the context wants are known.
  private func appliedContext(_ b: PotentialBindings) -> FunctionType? {
    let applied = state.waiting.lazy.compactMap { c -> (CallArguments, Type)? in
      guard case .applicable(let call) = c.kind, self.freeVariable(c.first) == b.index else { return nil }
      return (call, c.second)
    }.first
    guard let (call, result) = applied, let v = freeVariable(result) else { return nil }
    let wanted = state.waiting.lazy.compactMap { c -> Type? in
      guard case .match = c.kind, self.freeVariable(c.first) == v else { return nil }
      return self.simplify(c.second)
    }.first
    guard let wanted, isKnown(wanted), !isAny(wanted) else { return nil }
    let inputs = call.types.map { t in loaded(simplify(t)) }
    guard inputs.allSatisfy({ isKnown($0) }) else { return nil }
    return FunctionType(inputs.map { .init($0) }, wanted)
  }

  private func loaded(_ t: Type) -> Type {
    if case .lvalue(let object) = t.kind { return object }
    return t
  }

  /// Takes the most promising choice.
  private func step(_ found: inout [State]) {
    let bindings = potentialBindings()
    var chosen: PotentialBindings?
    var lowest = Rank.hole
    for b in bindings {
      let r = rank(b)
      let isBetter = r == .closure && preferClosure(b, chosen) || widensCollections && isBoundedBetter(b, chosen)
      if chosen == nil || r < lowest || r == lowest && isBetter {
        chosen = b
        lowest = r
      }
    }
    let disjunction = selectDisjunction()
    #if TRACE
      if isTracing {
        for c in state.waiting {
          print(
            "   waiting", c.kind, program.description(of: simplify(c.first)),
            program.description(of: simplify(c.second)))
        }
        if let chosen {
          print(
            "STEP", lowest, chosen.index, candidates(for: chosen).map { program.description(of: $0) },
            disjunction != nil)
        }
      }
    #endif
    if let disjunction, chosen == nil || lowest >= .disjunction { return branch(disjunction, &found) }
    guard let chosen else { return }
    if lowest == .hole { return bindHole(chosen, bindings, &found) }
    tryBindings(chosen, &found)
  }

  /// Among closures that wait for types, the one with fewer parameters is entered first.
  private func preferClosure(_ b: PotentialBindings, _ other: PotentialBindings?) -> Bool {
    guard let other else { return true }
    return (closureContext(b)?.parameters.count ?? 99) < (closureContext(other)?.parameters.count ?? 99)
  }

  /// Where elements are widened, what the context says of one comes before what its values do.
  private func isBoundedBetter(_ b: PotentialBindings, _ other: PotentialBindings?) -> Bool {
    guard let other else { return true }
    return !b.above.isEmpty && other.above.isEmpty
  }

  private func tryBindings(_ b: PotentialBindings, _ found: inout [State]) {
    let before = found.count
    if let (c, closure) = b.closure {
      return attempt(&found) { resolveClosure(c, closure, b.index, closureContext(b)) }
    }
    if let k = b.keyPath {
      return attempt(&found) { resolveKeyPath(k.constraint, k.root, k.value, b) }
    }
    let saved = state
    for (i, t) in candidates(for: b).enumerated() {
      let variablesNow = state.variables
      _ = variablesNow
      attempt(&found) {
        if !b.exact.isEmpty {
          if i == 1 {
            state.score.add(.forceUnwrap)
            noteForced(b.index)
          }
          dropForceable(b.index)
        }
        demandHashableKeys(t, b)
        return assign(b.index, t)
      }
      if found.count > before { return }
    }
    state = saved
    for t in furtherCandidates(for: b) {
      attempt(&found) { assign(b.index, t) }
      if found.count > before { return }
    }
    if isDiagnosing, b.literals.contains(.nilLiteral) { return settleNil(b, &found) }
    deferLiteral(b, &found)
  }

  /// A `nil` where no optional is wanted, or nothing says what is: a fault.
  private func settleNil(_ b: PotentialBindings, _ found: inout [State]) {
    attempt(&found) {
      if let wanted = b.above.first { return assign(b.index, wanted) }
      return record(.nilWithoutContext, state.variables[b.index].locator) && assign(b.index, types.error)
    }
  }

  /// The keys of a dictionary that a literal makes by default must be hashable.
  private func demandHashableKeys(_ t: Type, _ b: PotentialBindings) {
    guard b.literals.contains(.dictionary), case .nominal(let d, let arguments) = t.kind, d === typer.known.dictionary,
      let hashable = typer.known.hashable, let key = arguments.first
    else { return }
    add(.conforms(hashable), key, key, Locator(state.variables[b.index].locator.expr, .requirement))
  }

  /// When no type of a literal fits, closures that use it may tell more.
  private func deferLiteral(_ b: PotentialBindings, _ found: inout [State]) {
    guard (b.literals + b.literalsBelow).contains(where: { $0 == .integer || $0 == .float }), !state.defersLiterals,
      b.above.isEmpty,
      state.waiting.contains(where: { if case .closure = $0.kind { true } else { false } })
    else { return }
    attempt(&found) {
      state.defersLiterals = true
      return true
    }
  }

  private func dropForceable(_ index: Int) {
    state.waiting = state.waiting.filter { c in
      if case .forceable = c.kind { return freeVariable(c.first) != index }
      return true
    }
  }

  private func noteForced(_ index: Int) {
    for c in state.waiting {
      if case .forceable = c.kind, freeVariable(c.first) == index { state.forced.insert(c.locator.key) }
    }
  }

  /// Tries one choice from the present state and comes back to it.
  private func attempt(_ found: inout [State], _ choose: () -> Bool) {
    let saved = state
    if choose() { search(&found) }
    state = saved
  }

  /// A variable about which nothing is known: a fault, unless nothing needs it.
  private func bindHole(_ b: PotentialBindings, _ all: [PotentialBindings], _ found: inout [State]) {
    for b in all {
      let bases = concreteBases(b)
      guard !bases.isEmpty else { continue }
      for t in bases { attempt(&found) { assign(b.index, t) } }
      return
    }
    if let closure = all.first(where: { $0.closure != nil }) { return tryBindings(closure, &found) }
    if state.variables[b.index].literal == .nilLiteral, !isDiagnosing { return }
    guard isDiagnosing else { return }
    let open = all.first { if case .generic = state.variables[$0.index].locator.role { true } else { false } } ?? b
    let locator = state.variables[open.index].locator
    attempt(&found) {
      record(state.variables[open.index].literal == .nilLiteral ? .nilWithoutContext : .notInferred, locator)
        && assign(open.index, types.error)
    }
  }
}
