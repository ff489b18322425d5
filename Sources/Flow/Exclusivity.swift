import Tree
import Types
import Typing

/// Checks that no call changes storage in place while another argument, or a closure it is given, uses the same storage.
///
/// What the compiler's `DiagnoseStaticExclusivity` finds: overlaps within one call, of variables and of what is stored in them.
/// Storage of objects is guarded when the program runs.
struct Exclusivity {

  let program: Program
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// Prepares a check.
  init(program: Program) { self.program = program }

  /// Looks through statements.
  mutating func visit(_ statements: [TypedStmt]) {
    for s in statements { visit(.statement(s)) }
  }

  private mutating func visit(_ node: TypedNode) {
    if case .expression(let e) = node { checkCall(e) }
    for child in node.children { visit(child) }
  }

  // MARK: Calls

  /// Storage that a call changes in place.
  private struct Modification {
    /// What is changed.
    let path: StoragePath
    /// Where it begins in the text.
    let range: SourceRange
    /// Whether it is a variable as a whole, passed with `&`.
    let isWholeArgument: Bool
  }

  private mutating func checkCall(_ e: TypedExpr) {
    switch e.kind {
    case .call(let callee, let arguments): check(callee, arguments, callee.functionType)
    case .apply(let f, let arguments):
      if case .function(let type) = f.type.kind { check(nil, arguments, type) }
    default: return
    }
  }

  private mutating func check(_ callee: Callee?, _ arguments: [TypedArgument], _ type: FunctionType) {
    let changes = modifications(callee, arguments)
    guard !changes.isEmpty else { return }
    let isSwap = (callee?.declaration as? FuncDecl).map { $0.name == "swap" && program.isPrelude($0) } ?? false
    for (i, first) in changes.enumerated() {
      guard let second = changes[(i + 1)...].first(where: { $0.path.overlaps(first.path) }) else { continue }
      let isElement = isSwap && first.path.isSubscripted && second.path.isSubscripted
      diagnostics.append(.overlapping(first.path.description, isSwap: isElement, at: first.range, other: second.range))
      if first.isWholeArgument, second.isWholeArgument {
        diagnostics.append(.aliasedArguments(at: second.range, previous: first.range))
      }
      return
    }
    checkClosures(arguments, type, changes)
  }

  private func modifications(_ callee: Callee?, _ arguments: [TypedArgument]) -> [Modification] {
    var found: [Modification] = []
    if let receiver = callee?.receiver, case .lvalue = receiver.type.kind, let path = StoragePath(of: receiver, program)
    {
      found.append(Modification(path: path, range: receiver.range, isWholeArgument: false))
    }
    for case .inoutPlace(let place) in arguments {
      guard let path = StoragePath(of: place, program) else { continue }
      let isWhole = if case .variable = place.kind { true } else { false }
      found.append(Modification(path: path, range: place.range.withAmpersand, isWholeArgument: isWhole))
    }
    return found
  }

  /// Closures that don't outlive the call use what they name while it runs.
  private mutating func checkClosures(_ arguments: [TypedArgument], _ type: FunctionType, _ changes: [Modification]) {
    for (a, parameter) in zip(arguments, type.parameters) {
      guard case .value(let x) = a, case .closure(let c) = x.kind, case .function(let f) = parameter.type.kind,
        !f.isEscaping
      else {
        continue
      }
      var uses = StorageUses(program: program)
      uses.visit(c.body)
      for change in changes where !change.path.isGlobal {
        guard let use = uses.found.first(where: { $0.path.overlaps(change.path) }) else { continue }
        diagnostics.append(.overlapping(change.path.description, isSwap: false, at: change.range, other: use.range))
        return
      }
    }
  }
}

/// A variable, or what is stored in it at a fixed place.
struct StoragePath: CustomStringConvertible {

  /// Where it begins: a variable, or `self` when it is `nil`.
  private let variable: VarDecl?
  /// The stored properties and elements on the way.
  private let names: [String]
  /// Whether an element of a collection there is meant.
  let isSubscripted: Bool

  private init(variable: VarDecl?, names: [String], isSubscripted: Bool) {
    self.variable = variable
    self.names = names
    self.isSubscripted = isSubscripted
  }

  /// The storage that a place lies in; `nil` when it lies in an object or nowhere that is known.
  init?(of e: TypedExpr, _ program: Program) {
    switch e.kind {
    case .variable(let v):
      guard program.storageKind(of: v) == .stored, !v.isStatic else { return nil }
      self.init(variable: v, names: [], isSubscripted: false)
    case .selfRef:
      guard case .lvalue = e.type.kind else { return nil }
      self.init(variable: nil, names: [], isSubscripted: false)
    case .tupleElement(let base, let i):
      guard let path = StoragePath(of: base, program) else { return nil }
      self = path.isSubscripted ? path : path.adding(Self.elementName(base, i))
    case .property(let base?, let use):
      guard case .lvalue = base.type.kind, let path = StoragePath(of: base, program) else { return nil }
      self =
        path.isSubscripted || path.isClosed || !Self.isStored(use, program) ? path.closed : path.adding(Self.name(use))
    case .subscriptAccess(let base?, _, _):
      guard case .lvalue = base.type.kind, let path = StoragePath(of: base, program) else { return nil }
      self = StoragePath(variable: path.variable, names: path.names, isSubscripted: true)
    case .forceUnwrap(let base, _), .optionalBind(let base):
      guard let path = StoragePath(of: base, program) else { return nil }
      self = path.closed
    case .load(let base):
      guard let path = StoragePath(of: base, program) else { return nil }
      self = path
    default: return nil
    }
  }

  private static func name(_ use: PropertyAccess) -> String { (use.declaration as? VarDecl)?.name ?? "" }

  private static func elementName(_ base: TypedExpr, _ i: Int) -> String {
    var type = base.type
    if case .lvalue(let inner) = type.kind { type = inner }
    if case .tuple(let parts) = type.kind, parts.indices.contains(i), let label = parts[i].label { return label }
    return String(i)
  }

  private static func isStored(_ use: PropertyAccess, _ program: Program) -> Bool {
    guard let v = use.declaration as? VarDecl, let n = v.parent as? NominalDecl, n.nominalKind == .structType else {
      return false
    }
    return program.storageKind(of: v) == .stored
  }

  /// Whether nothing more is known of where in it the place lies.
  private var isClosed: Bool { names.last == "" }

  /// The path with that said.
  private var closed: StoragePath {
    isClosed || isSubscripted ? self : StoragePath(variable: variable, names: names + [""], isSubscripted: false)
  }

  private func adding(_ name: String) -> StoragePath {
    isClosed ? self : StoragePath(variable: variable, names: names + [name], isSubscripted: false)
  }

  /// The names that are known.
  private var known: [String] { isClosed ? Array(names.dropLast()) : names }

  /// Whether it begins at a global variable.
  var isGlobal: Bool { variable.map { $0.parent == nil && $0.binding?.parent == nil } ?? false }

  /// Whether the two have storage in common.
  func overlaps(_ other: StoragePath) -> Bool {
    variable == other.variable && zip(known, other.known).allSatisfy { $0 == $1 }
  }

  /// The path as messages name it.
  var description: String { ([variable?.name ?? "self"] + known).joined(separator: ".") }
}

/// The storage that statements use.
private struct StorageUses {

  let program: Program
  /// What is used, in order.
  private(set) var found: [(path: StoragePath, range: SourceRange)] = []

  init(program: Program) { self.program = program }

  mutating func visit(_ statements: [TypedStmt]) {
    for s in statements { visit(.statement(s)) }
  }

  private mutating func visit(_ node: TypedNode) {
    if case .expression(let e) = node, let path = StoragePath(of: e, program) {
      found.append((path, e.range))
      if case .subscriptAccess(_, _, let arguments) = e.kind {
        arguments.flatMap(\.expressions).forEach { visit(.expression($0)) }
      }
      return
    }
    for child in node.children { visit(child) }
  }
}

extension SourceRange {
  /// The range with the `&` before it.
  fileprivate var withAmpersand: SourceRange {
    guard start > 0 else { return self }
    let before = SourceRange(file: file, start: Int(start) - 1, end: Int(end))
    return before.text.utf8.first == UInt8(ascii: "&") ? before : self
  }
}
