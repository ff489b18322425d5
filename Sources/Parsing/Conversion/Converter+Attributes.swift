import SwiftSyntax
import Tree

extension Converter {

  /// The attributes of a declaration, active branches of `#if` spliced in.
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let a): return [attribute(a)]
      case .ifConfigDecl(let d):
        if case .attributes(let inner)? = activeElements(of: d) { return attributes(inner) }
        return []
      @unknown default: return []
      }
    }
  }

  /// `@name(arguments)`.
  private func attribute(_ node: AttributeSyntax) -> Attribute {
    let spelling = node.attributeName.trimmedDescription
    let name = String(spelling.prefix { $0 != "<" })
    var arguments: [Argument] = []
    if case .argumentList(let list)? = node.arguments { arguments = self.arguments(list) }
    let isCustom = !Self.compilerAttributes.contains(name) && !name.hasPrefix("_")
    return Attribute(
      name: name, argumentText: node.leftParen == nil ? nil : node.arguments?.trimmedDescription ?? "",
      arguments: arguments, type: isCustom ? type(node.attributeName) : nil, range: range(node))
  }

  /// The attributes that no declaration of a program introduces.
  private static let compilerAttributes: Set<String> = [
    "available", "discardableResult", "escaping", "autoclosure", "objc", "objcMembers", "nonobjc", "main", "inlinable",
    "inline", "frozen", "usableFromInline", "resultBuilder", "propertyWrapper", "dynamicMemberLookup",
    "dynamicCallable", "testable", "preconcurrency", "unknown", "Sendable", "globalActor", "storageRestrictions",
    "attached", "freestanding", "warn_unqualified_access", "unsafe", "retroactive", "unchecked", "convention",
    "backDeployed", "specialize", "derivative", "differentiable", "noDerivative", "transpose", "implementation",
    "concurrent", "isolated", "nonexhaustive", "export", "c", "cdecl", "optimize", "exclusivity", "NSCopying",
    "NSManaged", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
    "requires_stored_property_inits",
    "Differentiable", "abi", "const", "constInitialized", "section", "used", "addressableForDependencies", "sensitive",
  ]

  /// The modifiers of a declaration.
  func modifiers(_ list: DeclModifierListSyntax) -> [Modifier] {
    if list.count > 1 { checkModifiers(list) }
    return list.map { Modifier(name: $0.name.text, detail: $0.detail?.detail.text, range: range($0)) }
  }
}
