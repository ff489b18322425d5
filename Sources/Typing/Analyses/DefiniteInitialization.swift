import Tree
import Types

/// Follows the flow of control to see that variables and stored properties have values when they are read.
struct DefiniteInitialization {

  /// What is known at a point.
  private struct Flow {
    /// Variables and properties that have values on all paths.
    var assigned: Set<VarDecl> = []
    /// Variables that have values on some path.
    var maybe: Set<VarDecl> = []
    /// Whether `super.init` was called on all paths.
    var calledSuper = false
    /// Whether control can be here.
    var isLive = true

    /// What is known where two paths meet.
    static func join(_ a: Flow, _ b: Flow) -> Flow {
      if !a.isLive { return b }
      if !b.isLive { return a }
      return Flow(
        assigned: a.assigned.intersection(b.assigned), maybe: a.maybe.union(b.maybe),
        calledSuper: a.calledSuper && b.calledSuper, isLive: true)
    }
  }

  private let typer: Typer
  private var flow = Flow()
  /// The variables without a value at their declaration.
  private var tracked: Set<VarDecl> = []
  /// What is known where a `break` leaves its statement, by label.
  private var exits: [[Flow]] = []
  private var labels: [String?] = []
  /// Variables that were complained about.
  private var reported: Set<VarDecl> = []
  /// The stored properties that an initialiser must give values.
  private let properties: [VarDecl]
  /// Whether `super.init` must be called.
  private let needsSuper: Bool
  private let end: SourceRange?

  /// Creates an analysis of a body; `properties` must have values at the end of an initialiser.
  init(typer: Typer, properties: [VarDecl], needsSuper: Bool, end: SourceRange?) {
    self.typer = typer
    self.properties = properties
    self.needsSuper = needsSuper
    self.end = end
    tracked = Set(properties)
  }

  /// Checks a body and its end.
  mutating func run(_ statements: [TypedStmt]) {
    check(statements)
    if flow.isLive { leave(at: end) }
  }

  /// What must hold where an initialiser returns.
  private mutating func leave(at range: SourceRange?) {
    guard let range else { return }
    if properties.contains(where: { !flow.assigned.contains($0) }) {
      typer.report(.returnUninitialized(at: range))
    } else if needsSuper, !flow.calledSuper {
      typer.report(.superInitMissing(at: range))
    }
  }

  // MARK: Statements

  private mutating func check(_ statements: [TypedStmt]) { for s in statements { check(s) } }

  private mutating func check(_ s: TypedStmt) {
    switch s.kind {
    case .expr(let x), .result(let x), .yieldStmt(let x):
      check(x)
      if x.type === typer.known.never { flow.isLive = false }
    case .binding(let p, let x): binding(p, x)
    case .returnStmt(let x):
      if let x { check(x) }
      if case .none? = x?.kind {} else if !properties.isEmpty || needsSuper { if flow.isLive { leave(at: s.range) } }
      flow.isLive = false
    case .throwStmt(let x):
      check(x)
      flow.isLive = false
    case .ifStmt(let c, let a, let b): branch(c, a, b)
    case .guardStmt(let c, let b):
      check(c)
      let before = flow
      check(b)
      flow = before
    case .whileStmt(let c, let b, let label): loop(c, b, label)
    case .repeatStmt(let b, let c, let label):
      breakable(label) { $0.check(b) }
      check(c)
    case .forStmt(let f):
      check(f.sequence)
      let before = flow
      breakable(f.label) { $0.check(f.body) }
      flow = Flow.join(before, before)
    case .switchStmt(let x, let cases, let label): choose(x, cases, label)
    case .block(let b, let label): breakable(label, onlyLabelled: true) { $0.check(b) }
    case .doCatch(let b, let clauses, let label): doCatch(b, clauses, label)
    case .breakStmt(let name): jump(name)
    case .continueStmt, .fallthroughStmt: flow.isLive = false
    case .deferStmt, .localFunction, .localType: return
    }
  }

  private mutating func binding(_ p: TypedPattern, _ x: TypedExpr?) {
    if let x { return check(x) }
    guard case .variable(let v) = p.kind, v.accessors.isEmpty, typer.program.propertyWrapper(of: v) == nil else { return }
    if !v.isLet, typer.program.optionalObject(p.type) != nil { return }
    tracked.insert(v)
    flow.assigned.remove(v)
    flow.maybe.remove(v)
  }

  private mutating func check(_ conditions: [TypedCondition]) {
    for c in conditions {
      switch c {
      case .boolean(let x), .optionalBinding(_, let x), .pattern(_, let x): check(x)
      }
    }
  }

  private mutating func branch(_ c: [TypedCondition], _ a: [TypedStmt], _ b: [TypedStmt]?) {
    check(c)
    let before = flow
    check(a)
    let first = flow
    flow = before
    check(b ?? [])
    flow = Flow.join(first, flow)
  }

  private mutating func loop(_ c: [TypedCondition], _ b: [TypedStmt], _ label: String?) {
    check(c)
    let before = flow
    let isEndless = c.count == 1 && { if case .boolean(let x) = c[0], case .boolean(true) = x.kind { true } else { false } }()
    exits.append([])
    labels.append(label)
    check(b)
    let left = exits.removeLast()
    labels.removeLast()
    if isEndless {
      flow.isLive = false
      for f in left { flow = Flow.join(flow, f) }
    } else {
      flow = before
    }
  }

  /// A statement that `break` leaves.
  private mutating func breakable(_ label: String?, onlyLabelled: Bool = false, _ body: (inout Self) -> Void) {
    if onlyLabelled, label == nil { return body(&self) }
    exits.append([])
    labels.append(onlyLabelled ? label : label ?? "")
    body(&self)
    labels.removeLast()
    for f in exits.removeLast() { flow = Flow.join(flow, f) }
  }

  private mutating func jump(_ name: String?) {
    let index = name.flatMap { n in labels.lastIndex { $0 == n } } ?? labels.indices.last
    if let index { exits[index].append(flow) }
    flow.isLive = false
  }

  private mutating func choose(_ x: TypedExpr, _ cases: [TypedCase], _ label: String?) {
    check(x)
    let before = flow
    var after = Flow(isLive: false)
    exits.append([])
    labels.append(label ?? "")
    var falls: Flow?
    for c in cases {
      flow = falls.map { Flow.join($0, before) } ?? before
      falls = nil
      for item in c.items { if let g = item.guard { check(g) } }
      check(c.body)
      if case .fallthroughStmt? = c.body.last?.kind {
        flow.isLive = true
        falls = flow
      } else {
        after = Flow.join(after, flow)
      }
    }
    labels.removeLast()
    for f in exits.removeLast() { after = Flow.join(after, f) }
    flow = cases.isEmpty ? before : after
  }

  private mutating func doCatch(_ b: [TypedStmt], _ clauses: [TypedCatch], _ label: String?) {
    let before = flow
    check(b)
    var after = flow
    for c in clauses {
      flow = before
      check(c.body)
      after = Flow.join(after, flow)
    }
    flow = after
  }

  // MARK: Expressions

  private mutating func check(_ x: TypedExpr) {
    switch x.kind {
    case .variable(let v): read(v, x.range)
    case .assign(let target, let value):
      check(value)
      assign(target)
    case .property(let base, let a):
      if let v = a.declaration as? VarDecl, isSelf(base), tracked.contains(v), !flow.assigned.contains(v), flow.isLive { return }
      for child in x.children { check(child) }
    case .call(let c, _):
      for child in x.children { check(child) }
      if c.declaration is InitDecl, c.isSuper { flow.calledSuper = true }
    case .closure: return
    case .statement(let s): check(s)
    default: for child in x.children { check(child) }
    }
  }

  private mutating func read(_ v: VarDecl, _ range: SourceRange) {
    guard flow.isLive, tracked.contains(v), !flow.assigned.contains(v), reported.insert(v).inserted else { return }
    typer.report(.usedBeforeInitialized(v.isLet ? "constant" : "variable", v.name, at: range))
  }

  private mutating func assign(_ target: TypedExpr) {
    switch target.kind {
    case .tupleTargets(let parts): for p in parts { assign(p) }
    case .variable(let v):
      guard tracked.contains(v) else { return }
      if v.isLet, flow.maybe.contains(v) { typer.report(.initializedTwice(v.name, at: target.range)) }
      note(v)
    case .property(let base, let a):
      guard isSelf(base), let v = a.declaration as? VarDecl else { return check(base) }
      if v.isLet, flow.maybe.contains(v), tracked.contains(v) { typer.report(.initializedTwice("self." + v.name, at: target.range)) }
      note(v)
      for p in typer.initialised(by: v) { note(p) }
    default: check(target)
    }
  }

  private mutating func check(_ base: TypedExpr?) { if let base { check(base) } }

  private mutating func note(_ v: VarDecl) {
    flow.assigned.insert(v)
    flow.maybe.insert(v)
  }

  private func isSelf(_ x: TypedExpr?) -> Bool {
    guard let x else { return false }
    if case .selfRef = x.kind.loaded { return true }
    return false
  }
}

extension Typer {

  /// The stored properties that an assignment to a property with an init accessor gives values.
  func initialised(by v: VarDecl) -> [VarDecl] {
    guard let a = v.accessor(.initAccessor), let text = a.attribute("storageRestrictions")?.argumentText,
      let n = program.contextualNominal(v), let part = text.components(after: "initializes:")
    else { return [] }
    return program.storedProperties(of: n).filter { part.contains($0.name) }
  }

  /// Checks that variables and properties have values before they are used.
  func checkInitialisation(_ statements: [TypedStmt], _ d: FunctionLikeDecl?) {
    var properties: [VarDecl] = []
    var needsSuper = false
    var end: SourceRange?
    if let i = d as? InitDecl, let n = i.parent as? NominalDecl, let b = i.body, !delegates(statements) {
      end = SourceRange(file: b.range.file, start: max(0, Int(b.range.end) - 1), end: Int(b.range.end))
      properties = program.storedProperties(of: n).filter { v in
        program.synthesizedVariable(v) == nil && !v.has("lazy") && !hasInitialValue(v)
      }
      if n.isClass, let above = program.superclass(of: program.declaredType(of: n)) { needsSuper = !hasPlainInitializer(above) }
    }
    var analysis = DefiniteInitialization(typer: self, properties: properties, needsSuper: needsSuper, end: end)
    analysis.run(statements)
  }

  private func hasPlainInitializer(_ t: Type) -> Bool {
    program.initializers(of: t).contains { m in (parameters(of: m.declaration) ?? []).allSatisfy { hasDefault($0) } }
  }

  /// Whether a body calls `self.init`.
  private func delegates(_ statements: [TypedStmt]) -> Bool {
    statements.contains { s in
      switch s.kind {
      case .expr(let x): delegates(x)
      case .ifStmt(_, let a, let b): delegates(a) || delegates(b ?? [])
      case .guardStmt(_, let b), .block(let b, _), .deferStmt(let b): delegates(b)
      case .switchStmt(_, let cases, _): cases.contains { delegates($0.body) }
      case .doCatch(let b, let clauses, _): delegates(b) || clauses.contains { delegates($0.body) }
      case .binding(_, let x): x.map { delegates($0) } ?? false
      default: false
      }
    }
  }

  private func delegates(_ x: TypedExpr) -> Bool {
    if case .call(let c, _) = x.kind, c.declaration is InitDecl, !c.isSuper, let r = c.receiver, case .selfRef = r.kind.loaded { return true }
    if case .assign(let target, _) = x.kind, case .selfRef = target.kind { return true }
    return x.children.contains { delegates($0) }
  }
}

extension String {
  /// The names after a label, up to the next label.
  func components(after label: String) -> Set<String>? {
    guard let start = range(ofText: label) else { return nil }
    var names: Set<String> = []
    for part in self[start...].split(whereSeparator: { $0 == "," || $0 == " " }) {
      if part.hasSuffix(":") { break }
      names.insert(String(part))
    }
    return names
  }

  /// The place just after a text.
  private func range(ofText text: String) -> Index? {
    var i = startIndex
    while i < endIndex {
      if self[i...].hasPrefix(text) { return index(i, offsetBy: text.count) }
      i = index(after: i)
    }
    return nil
  }
}
