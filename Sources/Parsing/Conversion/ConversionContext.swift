import SwiftOperators
import SwiftSyntax
import Tree

/// What the conversion of one file, and of the texts that macros write for it, shares.
final class ConversionContext {
  /// The parser at work.
  let parser: Parser
  /// What was wrong so far.
  var diagnostics: [Diagnostic] = []
  /// The extensions that macros added, which stand after everything else.
  var extensions: [Decl] = []
  /// The local declarations met since each enclosing declaration began, innermost last.
  private var pendingLocals: [(isBody: Bool, locals: [Decl])] = []
  /// The closures around, innermost last: the names of written parameters, and one above the highest `$n` named.
  private var closures: [(parameters: [String]?, count: Int)] = []

  /// Creates the shared state for one file.
  init(parser: Parser) { self.parser = parser }

  /// A fresh identity.
  func makeID() -> NodeID { parser.ids.make() }

  /// The member access that begins the active branch of a `#if` in a chain, and the chain before it.
  var conditionalChain: (start: SyntaxIdentifier, base: Expr)?

  /// Notes a fault, once for each place.
  func note(_ diagnostic: Diagnostic) {
    let isKnown = diagnostics.contains {
      $0.range.start == diagnostic.range.start && $0.range.file === diagnostic.range.file
        && $0.message == diagnostic.message
    }
    if !isKnown { diagnostics.append(diagnostic) }
  }

  /// Notes a local declaration, so that the declaration around it becomes its parent.
  func noteLocal(_ decl: Decl) {
    if !pendingLocals.isEmpty { pendingLocals[pendingLocals.count - 1].locals.append(decl) }
  }

  /// Makes a declaration and attaches to it the local declarations met meanwhile.
  ///
  /// `isBody` tells functions, where initial values are code among code, from types.
  func enclosing<D: Decl>(isBody: Bool = false, _ make: () -> D) -> D {
    pendingLocals.append((isBody, []))
    let decl = make()
    for local in pendingLocals.removeLast().locals where local.parent == nil { local.attach(to: decl) }
    return decl
  }

  /// Converts an initial value; the closures of a member's or global's value belong to its variable.
  func initialValue(of variable: VarDecl?, _ convert: () -> Expr) -> Expr {
    guard pendingLocals.last?.isBody != true, let variable else { return convert() }
    pendingLocals.append((false, []))
    let value = convert()
    for local in pendingLocals.removeLast().locals where local.parent == nil { local.attach(to: variable) }
    return value
  }

  /// Counts the `$n` that the body of a closure names itself.
  func countingAnonymousParameters<R>(named parameters: [String]?, _ body: () -> R) -> (result: R, count: Int) {
    closures.append((parameters, 0))
    let result = body()
    return (result, closures.removeLast().count)
  }

  /// Notes a use of `$index`; returns what is wrong with it, if anything.
  func noteAnonymousParameter(_ index: Int) -> String? {
    guard let closure = closures.last else { return .anonymousArgumentOutsideClosure }
    if let names = closure.parameters {
      return .anonymousArgumentInExplicitClosure(names.indices.contains(index) ? names[index] : nil)
    }
    closures[closures.count - 1].count = max(closure.count, index + 1)
    return nil
  }

  /// What the macros of a type and its members write; their complaints are noted.
  func expansion(of type: some DeclGroupSyntax, in file: SourceFile) -> TypeExpansion? {
    var expansion = parser.expander?.expansion(of: type, in: file)
    diagnostics += expansion?.diagnostics ?? []
    if parser.expander != nil, let text = CodingSynthesis.text(for: type) {
      let piece = TypeExpansion.Piece(macro: CodingSynthesis.macroName, site: .type(Int.max), text: text)
      expansion = expansion ?? TypeExpansion()
      expansion?.added.append(piece)
    }
    return expansion
  }

  /// Whether an operator's left side is written to, so that an optional chain there spans the whole.
  func isAssignment(_ op: String) -> Bool {
    Self.compoundAssignments.contains(op)
      || parser.operators.infixOperator(named: op)?.precedenceGroup == "AssignmentPrecedence"
  }

  /// The standard library's compound assignments.
  private static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
  ]
}
