import SwiftOperators
import SwiftParser
import SwiftSyntax
public import Tree

/// Turns text into Tree: scan for absurd nesting, parse, fold operators, expand macros, convert.
///
/// One parser serves one session: the operators that a file declares are known to those parsed after it.
public final class Parser {
  /// Keeps the files alive.
  let sources: SourceMap
  /// Numbers the nodes.
  let ids: NodeIDSource
  /// Expands attached macros; without it their attributes are left alone.
  let expander: MacroExpander?
  /// What `#if` and the prelude need to know.
  let options: ParserOptions
  /// The operators declared so far, the standard library's included.
  private(set) var operators = OperatorTable.standardOperators
  /// The precedence groups declared so far, the standard library's included.
  private(set) var precedenceGroups: Set<String> = [
    "AssignmentPrecedence", "FunctionArrowPrecedence", "TernaryPrecedence", "DefaultPrecedence",
    "LogicalDisjunctionPrecedence", "LogicalConjunctionPrecedence", "ComparisonPrecedence", "NilCoalescingPrecedence",
    "CastingPrecedence", "RangeFormationPrecedence", "AdditionPrecedence", "MultiplicationPrecedence",
    "BitwiseShiftPrecedence",
  ]

  /// Creates a parser for one session.
  public init(
    sources: SourceMap, ids: NodeIDSource, expander: MacroExpander? = nil, options: ParserOptions = ParserOptions()
  ) {
    self.sources = sources
    self.ids = ids
    self.expander = expander
    self.options = options
  }

  /// Parses `file`, which is added to the session's sources.
  ///
  /// With syntax errors the items are what could be made of the text; the diagnostics say why.
  public func parse(_ file: SourceFile) -> ParsedFile {
    sources.add(file)
    if let refusal = NestingGuard.refusal(of: file) {
      return ParsedFile(source: file, items: [], diagnostics: [refusal])
    }
    let tree = SwiftParser.Parser.parse(source: file.text)
    let context = ConversionContext(parser: self)
    if tree.hasError || tree.hasWarning { context.diagnostics += SyntaxDiagnostics.diagnostics(for: tree, in: file) }
    declareOperators(of: tree, in: file, context)
    let folded = fold(tree, in: file, context.note)
    let items = Converter(file: file, context: context).items(folded.statements)
    return ParsedFile(
      source: file, items: items + context.extensions.map { .decl($0) },
      diagnostics: context.diagnostics.sorted { $0.range.written.start < $1.range.written.start })
  }

  /// Makes the file's operators and precedence groups known.
  private func declareOperators(of tree: SourceFileSyntax, in file: SourceFile, _ context: ConversionContext) {
    for statement in tree.statements {
      if let group = statement.item.as(PrecedenceGroupDeclSyntax.self) { precedenceGroups.insert(group.name.text) }
    }
    operators.addSourceFile(tree) { error in
      SyntaxDiagnostics.diagnostic(for: error, in: file).map(context.note)
    }
    if tree.statements.contains(where: { $0.item.is(PrecedenceGroupDeclSyntax.self) }) {
      operators = operators.withInvertedRelations
    }
  }

  /// Gives operators their operands by precedence.
  func fold<Node: SyntaxProtocol>(_ tree: Node, in file: SourceFile, _ note: (Tree.Diagnostic) -> Void) -> Node {
    let folded = operators.foldAll(tree) { error in
      SyntaxDiagnostics.diagnostic(for: error, in: file).map(note)
    }
    return folded.as(Node.self) ?? tree
  }
}
