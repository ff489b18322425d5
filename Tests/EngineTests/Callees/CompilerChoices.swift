import Foundation

/// What the compiler chose, read from its dump of a program's typed tree.
struct CompilerChoices {

  /// All choices, in the order of the dump.
  private(set) var choices: [Choice] = []
  /// The program's declarations by their symbols.
  private var own: [String: Range<Int>] = [:]
  /// Found calls, whose symbols are not spelled out yet.
  private var calls: [Call] = []
  /// The types and the property around the node that is looked at.
  private var context: [String] = []

  /// A name that was looked up.
  private struct Call {
    let place: Choice.Place
    let name: String
    let symbol: String
    let type: String
  }

  /// Asks a compiler about a golden.
  init(of golden: Golden, from compiler: NativeCompiler) throws {
    let arguments = [
      "-frontend", "-dump-ast", "-dump-ast-format", "json", "-swift-version", "5", "-module-name", "main",
      "-plugin-path", compiler.plugins.path, golden.url.path,
    ]
    let dump = try compiler.start(compiler.executable, arguments)
    visit(try JSONSerialization.jsonObject(with: Data(dump.output.utf8)))
    let names = try Self.demangled(calls.flatMap { [$0.symbol, $0.type] }, by: compiler)
    choices = calls.map { call in choice(call, names) }
  }

  /// The texts of mangled names.
  private static func demangled(_ names: [String], by compiler: NativeCompiler) throws -> [String: String] {
    let unique = Array(Set(names)).filter { !$0.isEmpty }
    let result = try compiler.start(
      compiler.tool("swift-demangle"), ["-no-sugar"], input: unique.map { $0 + "\n" }.joined())
    let texts = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Dictionary(zip(unique, texts), uniquingKeysWith: { first, _ in first })
  }

  private func choice(_ call: Call, _ names: [String: String]) -> Choice {
    let declaration: Choice.Declaration
    if case .macro = call.place {
      let signature = names[call.symbol] ?? ""
      let own = signature.contains(#/\bA1\b/#) ? "A1" : "A"  // `A1` where the class has a parameter of its own
      let demands = signature.matches(of: #/\b(A1?): (?:\w+\.)*(\w+)/#).filter { $0.1 == own }.map { String($0.2) }
      declaration = .constrained(demands.sorted())
    } else if let range = own[call.symbol] {
      declaration = .own(range)
    } else {
      declaration = .library(Choice.normalised(names[call.type] ?? call.type))
    }
    return Choice(place: call.place, name: call.name, declaration: declaration)
  }

  // MARK: The dump

  private typealias Node = [String: Any]

  private mutating func visit(_ value: Any) {
    if let list = value as? [Any] { for x in list { visit(x) } }
    guard let node = value as? Node else { return }
    let kind = node["_kind"] as? String ?? ""
    note(node, kind)
    let scope = ["class_decl", "struct_decl", "enum_decl", "var_decl"].contains(kind) ? Self.name(of: node) : nil
    if let scope { context.append(scope) }
    for key in node.keys.sorted() { if let child = node[key], child is Node || child is [Any] { visit(child) } }
    if scope != nil { context.removeLast() }
  }

  private mutating func note(_ node: Node, _ kind: String) {
    switch kind {
    case "func_decl", "constructor_decl", "subscript_decl", "enum_element_decl": declare(node)
    case "call_expr", "binary_expr", "prefix_unary_expr", "postfix_unary_expr":
      if let callee = node["fn"] as? Node { call(callee, applied: callee) }
    case "subscript_expr":
      if node["implicit"] == nil { call(node, applied: node) }
    default: break
    }
  }

  private mutating func declare(_ node: Node) {
    guard let symbol = node["usr"] as? String, let range = node["range"] as? Node, range["buffer_id"] == nil,
      let start = range["start"] as? Int, let end = range["end"] as? Int
    else { return }
    own["$s" + symbol.dropFirst(2)] = start..<max(start, end) + 1
  }

  /// Notes what is called: a reference to a declaration, perhaps with `self` applied.
  private mutating func call(_ node: Node, applied: Node) {
    switch node["_kind"] as? String {
    case "dot_syntax_call_expr", "constructor_ref_call_expr":
      if let callee = node["fn"] as? Node { call(callee, applied: node) }
    case "function_conversion_expr", "open_existential_expr", "covariant_function_conversion_expr", "paren_expr":
      if let inner = node["sub_expr"] as? Node { call(inner, applied: inner) }
    case "declref_expr", "subscript_expr": found(node, type: applied["type"] as? String ?? "")
    default: break
    }
  }

  private mutating func found(_ node: Node, type: String) {
    guard let reference = node["decl"] as? Node, let symbol = reference["decl_usr"] as? String, symbol.hasPrefix("s:"),
      let name = reference["base_name"] as? String, let range = node["range"] as? Node,
      let start = range["start"] as? Int
    else { return }
    let isMacro = range["buffer_id"] != nil
    guard !isMacro || name == "shouldNotifyObservers" else { return }
    let offset = name == "subscript" ? range["end"] as? Int ?? start : start
    let place: Choice.Place = isMacro ? .macro(property: context.joined(separator: ".")) : .text(offset)
    calls.append(Call(place: place, name: name, symbol: "$s" + symbol.dropFirst(2), type: type))
  }

  private static func name(of node: Node) -> String? {
    ((node["name"] as? Node)?["base_name"] as? Node)?["name"] as? String
  }
}
