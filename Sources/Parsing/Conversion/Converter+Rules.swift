import SwiftSyntax
import Tree

/// What the compiler's parser refuses though the grammar of SwiftSyntax allows it.
extension Converter {

  // MARK: - Bodies

  /// Complains of a function without a body where one is needed, and of a body in a protocol.
  func checkBody(
    _ body: CodeBlockSyntax?, of node: some SyntaxProtocol, at place: SourceRange, missing: String, forbidden: String
  ) {
    let isRequirement = self.place.kind == .protocolType
    if let body, isRequirement, !forbidden.isEmpty {
      complain(Diagnostic(.error, forbidden, at: range(body)))
    } else if body == nil, !isRequirement, !context.parser.options.allowsMissingBodies, !node.hasError {
      complain(Diagnostic(.error, missing, at: place))
    }
  }

  /// Complains of a declaration that only a file may hold.
  func checkFileScope(of node: some SyntaxProtocol) {
    let isNested = sequence(first: Syntax(node), next: \.parent).dropFirst().contains {
      $0.is(CodeBlockSyntax.self) || $0.is(MemberBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
    if isNested { complain(Diagnostic(.error, .onlyAtFileScope, at: range(node))) }
  }

  /// Whether a declaration stands among the members of a type, an extension or a protocol, be it for a macro or behind `#if`.
  func isMember(_ node: some SyntaxProtocol) -> Bool {
    guard let parent = node.parent else { return true }
    return parent.is(MemberBlockItemSyntax.self)
  }

  /// Complains of a module that neither the evaluator nor the toolchain has.
  func checkModule(of node: ImportDeclSyntax) {
    guard let module = node.path.first, !node.hasError else { return }
    let options = context.parser.options
    guard !options.importableModules.contains(module.name.text),
      !ParserOptions.toolchainModules.contains(module.name.text)
    else { return }
    complain(Diagnostic(.error, .noSuchModule(module.name.text), at: range(module.name)))
  }

  /// Complains of an operator in a group that nothing declares.
  func checkPrecedenceGroup(of node: OperatorDeclSyntax) {
    guard let group = node.operatorPrecedenceAndTypes?.precedenceGroup,
      !context.parser.precedenceGroups.contains(group.text)
    else { return }
    complain(Diagnostic(.error, .precedenceGroupUnknown(group.text), at: range(group)))
  }

  // MARK: - Accessors

  /// Complains of a subscript without accessors.
  func checkAccessors(of node: SubscriptDeclSyntax) {
    guard let block = node.accessorBlock else {
      if place.kind != .protocolType, !context.parser.options.allowsMissingBodies, !node.hasError {
        complain(Diagnostic(.error, .subscriptNeedsAccessors, at: endRange(node)))
      }
      return
    }
    checkAccessors(in: block, owner: "subscript")
  }

  /// Complains of accessors that do not fit their variable.
  func checkAccessors(of node: VariableDeclSyntax) {
    guard !node.hasError else { return }
    for binding in node.bindings {
      if let block = binding.accessorBlock {
        checkAccessors(block, of: binding, in: node)
      } else if place.kind == .protocolType {
        complain(Diagnostic(.error, .protocolPropertyNeedsAccessors, at: range(binding.pattern)))
      }
    }
  }

  /// Complains of the accessors of one variable.
  private func checkAccessors(
    _ block: AccessorBlockSyntax, of binding: PatternBindingSyntax, in node: VariableDeclSyntax
  ) {
    let kinds = accessorKinds(block)
    let isComputed = kinds.contains("get") || kinds.contains("_read")
    if node.bindingSpecifier.text == "let" {
      complain(Diagnostic(.error, isComputed ? .computedLet : .observedLet, at: range(block)))
    } else if node.bindings.count > 1 {
      complain(Diagnostic(.error, .accessorsOfSeveralVariables, at: range(node)))
    } else if isComputed, binding.typeAnnotation == nil {
      complain(Diagnostic(.error, .computedNeedsType, at: range(binding.pattern)))
    } else if isComputed, let value = binding.initializer?.value {
      complain(Diagnostic(.error, .computedWithInitialValue, at: range(value)))
    }
    checkAccessors(in: block, owner: "variable")
  }

  /// Complains of accessors that do not go together.
  private func checkAccessors(in block: AccessorBlockSyntax, owner: String) {
    guard case .accessors(let list) = block.accessors else { return }
    let kinds = accessorKinds(block)
    let isComputed = kinds.contains("get") || kinds.contains("_read") || kinds.contains("unsafeAddress")
    var seen: Set<String> = []
    for accessor in list {
      let kind = accessor.accessorSpecifier.text
      if !seen.insert(kind).inserted {
        complain(Diagnostic(.error, .accessorTwice(kind, owner), at: range(accessor)))
      } else if isComputed, kind == "willSet" || kind == "didSet" {
        complain(Diagnostic(.error, .observerWithGetter(kind), at: range(accessor)))
      } else if !isComputed, kind == "set" || kind == "_modify" {
        complain(Diagnostic(.error, .setterWithoutGetter(owner), at: range(accessor)))
      }
    }
  }

  /// The keywords of the accessors in a block.
  private func accessorKinds(_ block: AccessorBlockSyntax) -> [String] {
    guard case .accessors(let list) = block.accessors else { return ["get"] }
    return list.map(\.accessorSpecifier.text)
  }

  /// Complains of `lazy` where nothing can be put off.
  func checkLaziness(of node: VariableDeclSyntax, isComputed: Bool) {
    guard let lazy = node.modifiers.first(where: { $0.name.text == "lazy" }) else { return }
    let kinds = node.bindings.compactMap(\.accessorBlock).flatMap { accessorKinds($0) }
    if node.bindingSpecifier.text == "let" {
      complain(Diagnostic(.error, .lazyLet, at: range(lazy)))
    } else if isComputed || kinds.contains("get") {
      complain(Diagnostic(.error, .lazyComputed, at: range(lazy)))
    } else if node.bindings.contains(where: { $0.initializer == nil }), originals == nil {
      complain(Diagnostic(.error, .lazyNeedsInitializer, at: range(lazy)))
    }
  }

  // MARK: - Modifiers and cases

  /// Complains of modifiers that repeat or contradict each other.
  func checkModifiers(_ list: DeclModifierListSyntax) {
    var seen: Set<String> = []
    var hasAccessLevel = false
    for modifier in list where modifier.detail == nil {
      let name = modifier.name.text
      if name == "static" || name == "class", let first = ["static", "class"].first(where: { seen.contains($0) }) {
        complain(Diagnostic(.error, .staticTwice(name, after: first), at: range(modifier)))
      } else if Self.accessLevels.contains(name), hasAccessLevel {
        complain(Diagnostic(.error, .severalAccessLevels, at: range(modifier)))
      } else if seen.contains(name) {
        complain(Diagnostic(.error, .duplicateModifier, at: range(modifier)))
      }
      hasAccessLevel = hasAccessLevel || Self.accessLevels.contains(name)
      seen.insert(name)
    }
  }

  /// The modifiers of which one declaration has one.
  private static let accessLevels: Set<String> = ["public", "private", "fileprivate", "internal", "open", "package"]

  /// Complains of cases without statements, and of cases after `default`.
  func checkCases(of node: SwitchExprSyntax) {
    guard !node.hasError else { return }
    var hasDefault = false
    for case .switchCase(let one) in node.cases {
      if hasDefault { complain(Diagnostic(.error, .caseAfterDefault, at: range(one))) }
      var isDefault = false
      if case .default = one.label { isDefault = true }
      if one.statements.isEmpty {
        complain(Diagnostic(.error, .caseWithoutStatements(isDefault), at: range(one.label)))
      }
      hasDefault = hasDefault || isDefault
    }
  }
}
