import SwiftSyntax
import Tree

extension Converter {

  /// What the entries of one `let`/`var` declaration share.
  private struct Introducer {
    /// Whether it is `let`.
    let isLet: Bool
    /// The attributes, those that macros added included.
    let attributes: [Attribute]
    /// The modifiers.
    let modifiers: [Modifier]
    /// The accessors that macros added.
    let addedAccessors: [AccessorDecl]
  }

  /// `let a = 1, (b, c) = f()`, with what macros added to it.
  func bindings(
    _ node: VariableDeclSyntax, adding addedAttributes: [Attribute] = [], _ addedAccessors: [AccessorDecl] = []
  ) -> [Decl] {
    let isChild = node.modifiers.contains { $0.name.text == "async" }
    let wrapper = node.modifiers.lazy.compactMap { self.wrapper(for: $0, of: node) }.first
    let shared = Introducer(
      isLet: node.bindingSpecifier.text == "let" && !isChild,
      attributes: attributes(node.attributes) + addedAttributes + (wrapper.map { [$0] } ?? []),
      modifiers: modifiers(node.modifiers).filter { $0.name != "lazy" || wrapper == nil },
      addedAccessors: addedAccessors)
    if addedAccessors.isEmpty { checkAccessors(of: node) }
    checkLaziness(of: node, isComputed: addedAccessors.contains { $0.accessorKind == .get })
    var variables: [VarDecl] = []
    let entries = node.bindings.map { entry($0, shared, types: trailingType(of: $0, in: node), &variables) }
    return [
      BindingDecl(
        id: id(), range: range(node), attributes: shared.attributes, modifiers: shared.modifiers, isLet: shared.isLet,
        entries: entries, variables: variables)
    ]
  }

  /// The prelude's property wrapper that a modifier stands for: `async let` runs its initial value in a child task, a local `lazy`
  /// variable evaluates it at the first use.
  private func wrapper(for modifier: DeclModifierSyntax, of node: VariableDeclSyntax) -> Attribute? {
    let name: String
    switch modifier.name.text {
    case "async": name = "_AsyncLet"
    case "lazy" where isInCodeBlock(node): name = "_LazyVar"
    default: return nil
    }
    let place = range(modifier)
    return Attribute(
      name: name, argumentText: nil, arguments: [], type: TypeRepr(id: id(), .name(name, arguments: []), place),
      range: place)
  }

  /// Whether a declaration stands among statements in braces.
  private func isInCodeBlock(_ node: VariableDeclSyntax) -> Bool {
    let list = node.parent?.parent
    return list?.is(CodeBlockItemListSyntax.self) == true && list?.parent?.is(SourceFileSyntax.self) == false
  }

  /// The type that `a` takes from `b` in `var a, b: T`.
  private func trailingType(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> TypeSyntax? {
    guard binding.typeAnnotation == nil, binding.initializer == nil, binding.accessorBlock == nil,
      binding.pattern.is(IdentifierPatternSyntax.self)
    else { return nil }
    let later = node.bindings.drop { $0 != binding }.dropFirst()
    let typed = later.prefix { $0.initializer == nil || $0.typeAnnotation != nil }.first { $0.typeAnnotation != nil }
    return typed?.typeAnnotation?.type
  }

  /// One pattern with its initial value and accessors; appends the variables that it binds.
  private func entry(
    _ node: PatternBindingSyntax, _ shared: Introducer, types: TypeSyntax?, _ variables: inout [VarDecl]
  ) -> BindingDecl.Entry {
    let bound = bindingPattern(node.pattern, shared, accessors: accessors(of: node, shared), &variables)
    let written = (node.typeAnnotation?.type ?? types).map { type($0) }
    let whole = node.typeAnnotation.map { range(from: node.pattern, to: $0) } ?? range(node.pattern)
    let initializer = node.initializer.map { clause in
      context.initialValue(of: variables.last) { initialValue(clause.value) }
    }
    return BindingDecl.Entry(
      pattern: written.map { Pattern(id: id(), .typed(bound, $0), whole) } ?? bound, initializer: initializer)
  }

  /// An initial value; where a macro copied the learner's, the learner's own.
  private func initialValue(_ node: ExprSyntax) -> Expr {
    if let original = originals?.initialValue(like: node) { return originals!.converter.expr(original) }
    return expr(node)
  }

  /// The accessors of a variable; a getter that a macro added takes the place of the observers.
  private func accessors(of node: PatternBindingSyntax, _ shared: Introducer) -> [AccessorDecl] {
    if shared.addedAccessors.contains(where: { $0.accessorKind == .get }) { return shared.addedAccessors }
    return (node.accessorBlock.map { accessors($0) } ?? []) + shared.addedAccessors
  }

  /// The pattern of a `let`/`var` declaration, whose variables carry the declaration's attributes and modifiers.
  private func bindingPattern(
    _ node: PatternSyntax, _ shared: Introducer, accessors: [AccessorDecl] = [], _ variables: inout [VarDecl]
  ) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let p):
      let variable = VarDecl(
        id: id(), nameRange: range(p), attributes: shared.attributes, modifiers: shared.modifiers,
        name: name(p.identifier), isLet: shared.isLet, accessors: accessors)
      variables.append(variable)
      return pattern(.binding(variable), p)
    case .tuplePattern(let p):
      var elements: [(label: String?, pattern: Pattern)] = []
      for element in p.elements {
        elements.append((element.label.map { name($0) }, bindingPattern(element.pattern, shared, &variables)))
      }
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return pattern(.tuple(elements), p)
    default: return pattern(node, names: .binds(isLet: shared.isLet))
    }
  }
}
