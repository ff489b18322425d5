import SwiftDiagnostics
import SwiftSyntax
import Tree

/// The compiler's own words for what SwiftParser found.
///
/// `swiftc` still parses with its older parser, whose messages (`DiagnosticsParse.def` in the compiler's sources) differ from those
/// of SwiftParserDiagnostics. Learners meet the former in their editor's build log, so the same fault is told in the same words here.
struct CompilerWording {
  /// What SwiftParser says.
  let text: String
  /// The node that it says it of.
  let node: Syntax
  /// Whether anything but white space stands before the place on its line.
  let isInsideLine: Bool
  /// Whether the text ends at the place.
  let isAtEnd: Bool

  /// The compiler's message.
  var message: String {
    if text == "expected identifier in enum case", hasSeveralCases {
      return "expected identifier after comma in enum 'case' declaration"
    }
    if let same = Self.sentences[text] { return same }
    for (beginning, message) in Self.beginnings where text.hasPrefix(beginning) { return message }
    if text.hasPrefix("expected '}' to end ") { return missingBrace }
    if text.hasPrefix("unexpected code '") { return unexpectedCode }
    if text.hasPrefix("expected ']' to end array") || text.hasPrefix("expected ')' to end ") { return missingEnd }
    if text.hasPrefix("consecutive "), text.hasSuffix(" by newline or ';'") {
      return text.dropLast("newline or ';'".count) + "';'"
    }
    if let name = noun(between: "expected identifier in ", and: "") {
      return "expected identifier in \(name) declaration"
    }
    if let keyword = noun(between: "'", and: "' must precede '->'") { return "'\(keyword)' may only occur before '->'" }
    return text
  }

  /// What stands between two parts of the message, when it begins and ends with them.
  private func noun(between beginning: String, and end: String) -> String? {
    guard text.hasPrefix(beginning), text.hasSuffix(end) else { return nil }
    let noun = text.dropFirst(beginning.count).dropLast(end.count)
    return noun.isEmpty || noun.contains(" ") ? nil : String(noun)
  }

  /// A missing `}`, told by what it would end.
  private var missingBrace: String {
    let ended = text.dropFirst("expected '}' to end ".count)
    switch ended {
    case "struct", "class", "protocol", "actor": return "expected '}' in \(ended)"
    case "enum", "extension", "closure", "'switch' statement": return "expected '}' at end of \(ended)"
    default: return "expected '}' at end of brace statement"
    }
  }

  /// A missing `)` or `]` of a list: the compiler expects a further element as long as the text goes on.
  private var missingEnd: String {
    if text.hasSuffix("parameter clause"), lacksParameters { return "expected parameter name followed by ':'" }
    guard isAtEnd else { return "expected ',' separator" }
    return text.hasPrefix("expected ']'")
      ? "expected ']' in container literal expression" : "expected ')' in expression list"
  }

  /// Whether the enum's case of the node lists several.
  private var hasSeveralCases: Bool {
    let declaration = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(EnumCaseDeclSyntax.self) }.first
    return (declaration?.elements.count ?? 0) > 1
  }

  /// Whether the parameter clause of the node has no whole parameter.
  private var lacksParameters: Bool {
    let clause = sequence(first: node, next: \.parent).first {
      $0.is(FunctionParameterClauseSyntax.self) || $0.is(EnumCaseParameterClauseSyntax.self)
    }
    if let clause = clause?.as(FunctionParameterClauseSyntax.self) { return clause.parameters.isEmpty }
    return clause?.is(EnumCaseParameterClauseSyntax.self) ?? false
  }

  /// Code that nothing explains where it stands.
  private var unexpectedCode: String {
    if text.hasPrefix("unexpected code '#e") { return "unexpected conditional compilation block terminator" }
    if text.hasPrefix("unexpected code ':"), text.hasSuffix("in enum") {
      return "'case' label can only appear inside a 'switch' statement"
    }
    for (place, message) in Self.brokenStatements where text.hasSuffix("in \(place)") { return message }
    if text.hasSuffix("' in precedencegroup") {
      let word = text.dropFirst("unexpected code '".count).prefix { $0.isLetter }
      return "'\(word)' is not a valid precedence group attribute"
    }
    return isInsideLine ? "consecutive statements on a line must be separated by ';'" : "expected expression"
  }
}

extension CompilerWording {
  /// Whether the code of a message about unexpected code is a statement on the line of another, for the compiler.
  static func isStatement(_ text: String) -> Bool {
    !text.hasPrefix("unexpected code '#e") && !text.hasSuffix("in precedencegroup")
      && !brokenStatements.contains { text.hasSuffix("in \($0.0)") }
  }

  /// What the compiler misses when a statement's beginning is followed by something else.
  private static let brokenStatements: [(String, String)] = [
    ("'if' statement", "expected '{' after 'if' condition"),
    ("'while' statement", "expected '{' after 'while' condition"),
    ("'guard' statement", "expected 'else' after 'guard' condition"),
    ("'for' statement", "expected '{' to start the body of for-each loop"),
    ("enum", "found an unexpected second identifier in enum 'case' declaration; is there an accidental break?"),
    ("enum case", "extraneous '.' in enum 'case' declaration"),
  ]

  /// Messages of which the beginning is enough.
  private static let beginnings: [(String, String)] = [
    ("expected ',' in ", "expected ',' separator"),
    ("expected '\"' to end", "unterminated string literal"),
    ("expected '\"\"\"' to end", "unterminated string literal"),
    ("expected ')' in string literal", "cannot find ')' to match opening '(' in string interpolation"),
    ("expected '->' and return type in subscript", "expected '->' for subscript element type"),
    ("expected pattern in ", "expected pattern"),
    ("expected type in type annotation", "expected type"),
    ("expected type in inherited type", "expected type"),
    ("expected type in tuple type", "expected type"),
  ]

  /// Whole messages.
  private static let sentences: [String: String] = [
    "unexpected brace in source file": "extraneous '}' at top level",
    "expected ':' and value in dictionary element": "expected ':' in dictionary literal",
    "expected value in dictionary element": "expected value in dictionary literal",
    "Single-quoted string literal found, use '\"'": "single-quoted string literal found, use '\"'",
    "expected ':' in parameter": "expected ':' following argument label and parameter name",
    "expected ':' and type in parameter": "expected ':' following argument label and parameter name",
    "expected type in parameter": "expected parameter type following ':'",
    "expected return type in function signature": "expected type for function result",
    "expected identifier in function": "expected identifier in function declaration",
    "expected identifier in enum case": "expected identifier in enum 'case' declaration",
    "expected identifier in precedencegroup": "expected identifier after 'precedencegroup'",
    "expected ':' in type annotation":
      "found an unexpected second identifier in variable declaration; is there an accidental break?",
    "expected '=' in typealias declaration":
      "found an unexpected second identifier in typealias declaration; is there an accidental break?",
    "expected '=' and type in typealias declaration": "expected '=' in type alias declaration",
    "expected '=' in variable": "consecutive statements on a line must be separated by ';'",
    "expected '{' in 'if' statement": "expected '{' after 'if' condition",
    "expected code block in 'if' statement": "expected '{' after 'if' condition",
    "expected '{' in 'for' statement": "expected '{' to start the body of for-each loop",
    "expected '{' in 'while' statement": "expected '{' after 'while' condition",
    "expected code block in 'while' statement": "expected '{' after 'while' condition",
    "expected '{' in 'do' statement": "expected '{' after 'do'",
    "expected '{' in 'guard' statement": "expected '{' after 'guard' else",
    "expected '{' in 'switch' statement": "expected '{' after 'switch' subject expression",
    "expected '{' in 'defer' statement": "expected '{' after 'defer'",
    "expected code block in 'catch' clause": "expected '{' after 'catch' pattern",
    "expected 'in' in 'for' statement": "expected 'in' after for-each pattern",
    "C-style for statement has been removed in Swift 3": "C-style for statement was removed in Swift 3",
    "expected 'while' and condition in 'repeat' statement": "expected 'while' after body of 'repeat' statement",
    "expected 'else' in 'guard' statement": "expected 'else' after 'guard' condition",
    "all statements inside a switch must be covered by a 'case' or 'default' label":
      "all statements inside a switch must be covered by a 'case' or 'default'",
    "expected ':' in switch case": "expected ':' after 'case'",
    "expected expression in pattern": "expected pattern",
    "expected 'var' in variable": "expected 'var' keyword in property declaration",
    "expected 'func' in function": "expected 'func' keyword in instance method declaration",
    "expected parameter clause in function signature": "expected '(' for initializer parameters",
    "expected parameter clause in subscript": "expected '(' for subscript parameters",
    "deinitializers cannot have parameters": "no parameter clause allowed on deinitializer",
    "expected type in extension": "expected type name in extension declaration",
    "expected name in import": "expected identifier in import declaration",
    "expected ':' and expression after '? ...' in ternary expression":
      "expected ':' after '? ...' in ternary expression",
    "expected expression after ternary operator": "expected expression after '? ... :' in ternary expression",
    "expected expression in ternary operator": "expected expression after '?' in ternary expression",
    "expected expression and ':' in ternary operator": "expected expression after '?' in ternary expression",
    "expected value in function call": "unexpected ',' separator",
    "expected name in member access": "expected member name following '.'",
    "expected identifier in key path property component": "expected member name following '.'",
    "expected expression in variable": "expected initial value after '='",
    "expected expression after 'try'": "expected initial value after '='",
    "keyword 'in' cannot be used as an identifier here": "expected pattern",
    "expected expression and body in 'if' statement": "expected expression, var, or let in 'if' condition",
    "expected name in attribute": "expected an attribute name",
    "expected expression in parameter": "expected initial value after '='",
    "expected expression in enum case": "expected expression after '=' in 'case'",
    "unexpected ';' separator": "';' statements are not allowed",
    "expected '=' and expression in pattern matching": "variable binding in a condition requires an initializer",
    "expected '>' to end generic parameter clause": "expected '>' to complete generic parameter list",
    "expected '>' to end generic argument clause": "expected '>' to complete generic argument list",
    "expected generic parameter in generic parameter clause": "expected an identifier to name generic parameter",
    "expected ']' to end array type": "expected ']' in array type",
    "expected ']' to end dictionary type": "expected ']' in dictionary type",
    "expected value type and ']' to end dictionary type": "expected dictionary value type",
    "expected binary operator in operator declaration": "expected operator name in operator declaration",
    "expected condition in conditional compilation clause": "incomplete condition in conditional compilation directive",
    "expected '#endif' in conditional compilation block":
      "expected #else or #endif at end of conditional compilation block",
    "expected '(' to start function type": "single argument function types require parentheses",
    "'inout' before a parameter name is not allowed":
      "'inout' before a parameter name is not allowed, place it before the parameter type instead",
    "'case' can only appear inside a 'switch' statement or 'enum' declaration":
      "enum 'case' is not allowed outside of an enum",
  ]
}
