import SwiftSyntax
import Tree

extension Converter {

  /// The elements of the branch of `#if` that is compiled, if any.
  func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  /// Whether a condition of `#if` holds.
  func holds(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let e): return e.literal.text == "true"
    case .declReferenceExpr(let e): return context.parser.options.defines.contains(name(e.baseName))
    case .tupleExpr(let e): return e.elements.first.map { holds($0.expression) } ?? false
    case .prefixOperatorExpr(let e): return !holds(e.expression)
    case .infixOperatorExpr(let e):
      switch e.operator.trimmedDescription {
      case "&&": return holds(e.leftOperand) && holds(e.rightOperand)
      case "||": return holds(e.leftOperand) || holds(e.rightOperand)
      default: return false
      }
    case .functionCallExpr(let e): return holds(platform: e)
    default: return false
    }
  }

  /// `os(Linux)`, `swift(>=5.9)`, `canImport(Foundation)` and their kin.
  private func holds(platform call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    let options = context.parser.options
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "Linux"
    case "arch": return argument == Self.architecture
    case "canImport": return options.importableModules.contains(argument)
    case "swift": return compare(options.languageVersion, with: argument)
    case "compiler", "_compiler_version": return compare(options.compilerVersion, with: argument)
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  /// The processor that this was built for.
  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// Whether `version` satisfies `>=5.9` or `<6`.
  private func compare(_ version: [Int], with requirement: String) -> Bool {
    let isAtLeast = requirement.hasPrefix(">=")
    let wanted = requirement.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    for index in 0..<max(version.count, wanted.count) {
      let have = index < version.count ? version[index] : 0
      let need = index < wanted.count ? wanted[index] : 0
      if have != need { return isAtLeast == (have > need) }
    }
    return isAtLeast
  }

  /// Whether this is `#warning(…)` or `#error(…)`.
  func isMessage(_ node: MacroExpansionExprSyntax) -> Bool {
    ["warning", "error"].contains(node.macroName.text) && node.arguments.count == 1
  }

  /// The diagnostic that `#warning(…)` or `#error(…)` asks for.
  func message(_ node: MacroExpansionExprSyntax) -> Diagnostic {
    let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    return Diagnostic(
      node.macroName.text == "error" ? .error : .warning, literal?.representedLiteralValue ?? "",
      at: range(node.arguments))
  }
}
