import Tree
import Types
import Typing

@testable import Lowering
@testable import Session

/// What our checker chose, read from the typed tree.
final class EngineChoices {

  /// All choices.
  private(set) var choices: [Choice] = []
  /// Whether the checker refused the program.
  private(set) var isRefused = false
  private let session = Session()
  /// The types and the property around what is looked at.
  private var context: [String] = []
  /// What is known of generic parameters around what is looked at.
  private var signature: GenericSignature?

  /// Checks a golden.
  init(of golden: Golden) {
    let file = session.parser.parse(SourceFile(name: golden.path, text: golden.text))
    let (typed, diagnostics) = session.check([file], isScript: true)
    isRefused = diagnostics.contains { $0.severity == .error }
    guard !isRefused else { return }
    for t in typed { walk(t.statements) }
    for case .decl(let d) in file.items { visit(d) }
  }

  // MARK: Declarations

  private func visit(_ d: Decl) {
    switch d {
    case let n as NominalDecl: inside(n.name) { n.members.forEach(visit) }
    case let e as ExtensionDecl: e.members.forEach(visit)
    case let b as BindingDecl: visit(b)
    case let s as SubscriptDecl: s.accessors.forEach(visit)
    case let f as FunctionLikeDecl: visit(body: f)
    default: break
    }
  }

  private func visit(_ b: BindingDecl) {
    if b.parent is NominalDecl || b.parent is ExtensionDecl {
      for i in b.entries.indices where b.entries[i].initializer != nil {
        session.typer.binding(of: b, index: i).1.map(walk)
      }
    }
    for v in b.variables { inside(v.name) { v.accessors.forEach(visit) } }
  }

  private func visit(body f: FunctionLikeDecl) {
    let outer = signature
    signature = session.program.genericSignature(of: f)
    defer { signature = outer }
    for p in f.parameters where p.defaultValue != nil { session.typer.defaultValue(of: p).map(walk) }
    session.typer.body(of: f).map { walk($0.statements) }
  }

  private func inside(_ name: String, _ work: () -> Void) {
    context.append(name)
    work()
    context.removeLast()
  }

  // MARK: Statements and expressions

  private func walk(_ statements: [TypedStmt]) { walker.walk(statements) }

  private func walk(_ e: TypedExpr) { walker.walk(e) }

  private var walker: TypedWalker {
    TypedWalker(
      statement: { s in
        switch s.kind {
        case .localFunction(let f): self.visit(body: f)
        case .localType(let d): self.visit(d)
        default: break
        }
        return true
      },
      expression: { e in
        self.note(e)
        return true
      })
  }

  private func note(_ e: TypedExpr) {
    switch e.kind {
    case .call(let callee, _), .function(let callee):
      note(
        callee.declaration, callee.nameRange, at: callee.nameRange.start,
        .function(callee.functionType))
    case .subscriptAccess(_, let access, _):
      note(access.declaration, access.nameRange, at: e.range.end - 1, access.valueType.kind)
    default: break
    }
  }

  private func note(_ d: Decl, _ range: SourceRange, at offset: Int32, _ type: Type.Kind) {
    guard let name = Self.name(of: d) else { return }
    switch range.file.origin {
    case .prelude: return
    case .macro:
      guard name == "shouldNotifyObservers", let f = d as? FuncDecl else { return }
      let property = Choice.Place.macro(property: context.joined(separator: "."))
      choices.append(Choice(place: property, name: name, declaration: .constrained(demands(of: f))))
    case .user:
      choices.append(Choice(place: .text(Int(offset)), name: name, declaration: declaration(d, type)))
    }
  }

  private func declaration(_ d: Decl, _ type: Type.Kind) -> Choice.Declaration {
    if let i = d as? InitDecl, case .inherited(let own)? = session.program.implicitOrigin(of: i), own.has("convenience")
    {
      return declaration(own, type)  // the compiler makes no declaration for these
    }
    if let i = d as? InitDecl, session.program.isImplicit(i), let n = i.parent as? NominalDecl,
      case .user = n.range.file.origin,
      n.nominalKind != .protocolType
    {
      return .own(Int(n.range.start)..<Int(n.range.start) + Self.head(of: n))
    }
    if case .user = d.range.file.origin, d.nameRange.start < d.nameRange.end || d is InitDecl || d is SubscriptDecl {
      return .own(Int(d.range.start)..<Int(max(d.range.start + 1, d.range.end)))
    }
    let type = session.program.canonical(session.program.types.make(type), in: signature)
    let text = session.program.typeName(of: type, qualified: true)
    return .library(Choice.normalised(text))
  }

  /// The length of a type's declaration up to its brace: the compiler puts implicit initialisers at the name, inherited ones at the brace.
  private static func head(of n: NominalDecl) -> Int { n.range.text.utf8.prefix { $0 != UInt8(ascii: "{") }.count + 1 }

  private func demands(of f: FuncDecl) -> [String] {
    let clause = (f.generics?.parameters ?? []).compactMap { $0.inherited.map { String($0.range.text) } }
    return ["AnyObject", "Equatable"].filter { demand in clause.contains { $0.contains(demand) } }
  }

  private static func name(of d: Decl) -> String? {
    switch d {
    case let f as FuncDecl: f.name
    case is InitDecl: "init"
    case is SubscriptDecl: "subscript"
    case let e as EnumElementDecl: e.name
    default: nil
    }
  }
}
