import SwiftSyntax
import Tree

/// Writes the members that the language derives for types that are declared `Encodable`, `Decodable` or `CodingKey`.
///
/// The text is converted like that of a macro. What a type declares itself is left alone.
struct CodingSynthesis {
  /// The name under which the text stands in place of a macro's.
  static let macroName = "Codable"

  /// The type whose properties or cases are read.
  private let type: any DeclGroupSyntax
  /// The declaration that gets the members: the type, or an extension of it.
  private let target: any DeclGroupSyntax
  /// The protocols that the target declares, those that they refine included.
  private let protocols: Set<String>

  /// The members to add to a type or extension; none when it derives nothing.
  static func text(for target: some DeclGroupSyntax) -> String? {
    let declared = target.inheritanceClause?.inheritedTypes.flatMap { names(in: $0.type) } ?? []
    guard !declared.isEmpty, target.attributes.allSatisfy({ !$0.trimmedDescription.hasPrefix("@Observable") }) else {
      return nil
    }
    let protocols = refined(Set(declared), in: target)
    guard !protocols.isDisjoint(with: ["Encodable", "Decodable", "CodingKey"]) else { return nil }
    guard let type = described(by: target) else { return nil }
    let written = CodingSynthesis(type: type, target: target, protocols: protocols).members
    return written.isEmpty ? nil : written.joined(separator: "\n")
  }

  /// The type that a declaration is, or that an extension in the same file extends.
  private static func described(by target: some DeclGroupSyntax) -> (any DeclGroupSyntax)? {
    guard let e = target.as(ExtensionDeclSyntax.self) else {
      return target.is(ProtocolDeclSyntax.self) ? nil : target
    }
    let name = e.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    let finder = TypeFinder(name)
    finder.walk(e.root)
    return finder.found
  }

  /// The names in a type of an inheritance clause.
  private static func names(in type: TypeSyntax) -> [String] {
    if let c = type.as(CompositionTypeSyntax.self) { return c.elements.flatMap { names(in: $0.type) } }
    let text = type.trimmedDescription
    return [text.hasPrefix("Swift.") ? String(text.dropFirst(6)) : text]
  }

  /// Names with those that protocols of the same file refine; `Codable` is two.
  private static func refined(_ names: Set<String>, in node: some DeclGroupSyntax) -> Set<String> {
    var result = names
    var open = Array(names)
    while let name = open.popLast() {
      if name == "Codable" { result.formUnion(["Encodable", "Decodable"]) }
      let finder = ProtocolFinder(name)
      finder.walk(node.root)
      for parent in finder.inherited where result.insert(parent).inserted { open.append(parent) }
    }
    return result
  }

  // MARK: - Members

  /// The texts of all members.
  private var members: [String] {
    if let e = type.as(EnumDeclSyntax.self) {
      if protocols.contains("CodingKey") { return keyMembers(of: e) }
      return isRaw(e) ? [] : enumMembers(of: e)
    }
    return structMembers
  }

  /// Whether the target or the type has a member of a name already.
  private func declares(_ test: (DeclSyntax) -> Bool) -> Bool {
    type.memberBlock.members.contains { test($0.decl) } || target.memberBlock.members.contains { test($0.decl) }
  }

  /// Whether `encode(to:)` must be written.
  private var encodes: Bool {
    protocols.contains("Encodable")
      && !declares {
        guard let f = $0.as(FunctionDeclSyntax.self) else { return false }
        return f.name.text == "encode" && f.signature.parameterClause.parameters.first?.firstName.text == "to"
      }
  }

  /// Whether `init(from:)` must be written.
  private var decodes: Bool {
    protocols.contains("Decodable")
      && !declares {
        guard let i = $0.as(InitializerDeclSyntax.self) else { return false }
        return i.signature.parameterClause.parameters.first?.firstName.text == "from"
      }
  }

  /// The cases of the type's own `CodingKeys`; `nil` when it has none.
  private func ownKeys(_ name: String) -> [String]? {
    for member in type.memberBlock.members {
      if let e = member.decl.as(EnumDeclSyntax.self), e.name.text == name { return cases(of: e).map(\.name) }
    }
    return nil
  }

  // MARK: - Structs and classes

  /// A stored property.
  private struct Property {
    let name: String
    let type: TypeSyntax?
    let isSet: Bool
  }

  /// The stored properties of instances.
  private var properties: [Property] {
    type.memberBlock.members.flatMap { member -> [Property] in
      guard let v = member.decl.as(VariableDeclSyntax.self),
        !v.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
      else { return [] }
      return v.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self), isStored(binding) else { return nil }
        let isConstant = v.bindingSpecifier.text == "let" && binding.initializer != nil
        return Property(name: name.identifier.text, type: binding.typeAnnotation?.type, isSet: !isConstant)
      }
    }
  }

  /// Whether a binding has storage: no accessors, or observers alone.
  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// What a type that is written as an optional wraps.
  private func wrapped(_ type: TypeSyntax?) -> TypeSyntax? {
    type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
  }

  /// The call that reads a value of a written type; without one the place where it goes says the type.
  private func read(_ type: TypeSyntax?, _ key: String, from container: String) -> String {
    guard let type else { return "try \(container)._decode(forKey: .\(key))" }
    if let inner = wrapped(type) {
      return "try \(container).decodeIfPresent((\(inner.trimmedDescription)).self, forKey: .\(key))"
    }
    return "try \(container).decode((\(type.trimmedDescription)).self, forKey: .\(key))"
  }

  /// `CodingKeys`, `encode(to:)` and `init(from:)` of a struct or class.
  private var structMembers: [String] {
    guard encodes || decodes else { return [] }
    let own = ownKeys("CodingKeys")
    let kept = properties.filter { own?.contains($0.name) ?? true }
    var result: [String] = []
    if own == nil, !kept.isEmpty {
      let list = kept.map(\.name).joined(separator: ", ")
      result.append("private enum CodingKeys: String, CodingKey { case \(list) }")
    }
    if encodes {
      let lines = kept.map { p in
        "try container.\(wrapped(p.type) == nil ? "encode" : "encodeIfPresent")(self.\(p.name), forKey: .\(p.name))"
      }
      result.append(encode(kept.isEmpty ? [] : ["var container = encoder.container(keyedBy: CodingKeys.self)"] + lines))
    }
    if decodes { result.append(decode(kept)) }
    return result
  }

  /// `encode(to:)` with a body.
  private func encode(_ lines: [String]) -> String {
    "func encode(to encoder: any Encoder) throws {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// `init(from:)` of a struct or class.
  private func decode(_ kept: [Property]) -> String {
    let reads = kept.filter(\.isSet).map { "self.\($0.name) = \(read($0.type, $0.name, from: "container"))" }
    var lines = reads.isEmpty ? [] : ["let container = try decoder.container(keyedBy: CodingKeys.self)"] + reads
    if hasSuperclass { lines.append("super.init()") }
    let required = type.is(ClassDeclSyntax.self) ? "required " : ""
    return "\(required)init(from decoder: any Decoder) throws {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// Whether the type is a class with a superclass of the same file.
  private var hasSuperclass: Bool {
    guard let c = type.as(ClassDeclSyntax.self), let first = c.inheritanceClause?.inheritedTypes.first else {
      return false
    }
    let finder = TypeFinder(first.type.trimmedDescription)
    finder.walk(c.root)
    return finder.found?.is(ClassDeclSyntax.self) ?? false
  }

  // MARK: - Enums

  /// A case with the labels of its payload.
  private struct Case {
    let name: String
    let labels: [String]
    let areWritten: [Bool]
    let types: [TypeSyntax]
  }

  /// The cases of an enum.
  private func cases(of e: EnumDeclSyntax) -> [Case] {
    e.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map { element in
      let parameters = element.parameterClause?.parameters.map { $0.firstName?.text } ?? []
      let written = parameters.map { $0 != nil && $0 != "_" }
      return Case(
        name: element.name.text,
        labels: parameters.enumerated().map { written[$0.offset] ? $0.element ?? "" : "_\($0.offset)" },
        areWritten: written, types: element.parameterClause?.parameters.map(\.type) ?? [])
    }
  }

  /// Whether an enum has raw values, with which it is kept.
  private func isRaw(_ e: EnumDeclSyntax) -> Bool {
    let raw: Set<String> = ["String", "Character", "Double", "Float"]
    return e.inheritanceClause?.inheritedTypes.first.map {
      let name = $0.type.trimmedDescription
      return raw.contains(name) || name.hasPrefix("Int") || name.hasPrefix("UInt")
    } ?? false
  }

  /// The members of an enum whose cases are kept by name, payloads under their labels.
  private func enumMembers(of e: EnumDeclSyntax) -> [String] {
    guard encodes || decodes else { return [] }
    let all = cases(of: e)
    var result: [String] = []
    if ownKeys("CodingKeys") == nil, !all.isEmpty {
      result.append("private enum CodingKeys: String, CodingKey { case \(all.map(\.name).joined(separator: ", ")) }")
    }
    for c in all {
      let name = keysName(c)
      guard ownKeys(name) == nil else { continue }
      let list = c.labels.isEmpty ? "" : "case \(c.labels.joined(separator: ", "))"
      result.append("private enum \(name): \(c.labels.isEmpty ? "" : "String, ")CodingKey { \(list) }")
    }
    if encodes { result.append(encodeCases(all)) }
    if decodes { result.append(decodeCases(all)) }
    return result
  }

  /// The name of the keys of a case's payload.
  private func keysName(_ c: Case) -> String { c.name.prefix(1).uppercased() + c.name.dropFirst() + "CodingKeys" }

  /// `encode(to:)` of an enum.
  private func encodeCases(_ all: [Case]) -> String {
    let arms = all.map { c in
      let names = c.labels.indices.map { "value\($0)" }
      let pattern = names.isEmpty ? ".\(c.name)" : ".\(c.name)(\(names.map { "let " + $0 }.joined(separator: ", ")))"
      let nested = "container.nestedContainer(keyedBy: \(keysName(c)).self, forKey: .\(c.name))"
      let lines = names.indices.map { i in
        "try nested.\(wrapped(c.types[i]) == nil ? "encode" : "encodeIfPresent")(\(names[i]), forKey: .\(c.labels[i]))"
      }
      return "case \(pattern):\n\(names.isEmpty ? "_" : "var nested") = \(nested)\n\(lines.joined(separator: "\n"))"
    }
    return encode(
      ["var container = encoder.container(keyedBy: CodingKeys.self)", "switch self {"] + arms + ["}"])
  }

  /// `init(from:)` of an enum.
  private func decodeCases(_ all: [Case]) -> String {
    let arms = all.map { c in
      let parts = c.labels.indices.map { i in
        (c.areWritten[i] ? c.labels[i] + ": " : "") + read(c.types[i], c.labels[i], from: "nested")
      }
      let nested = "try container.nestedContainer(keyedBy: \(keysName(c)).self, forKey: .\(c.name))"
      let value = parts.isEmpty ? ".\(c.name)" : ".\(c.name)(\(parts.joined(separator: ", ")))"
      return "case .\(c.name):\n\(parts.isEmpty ? "_" : "let nested") = \(nested)\nself = \(value)"
    }
    return """
      init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.typeMismatch(Self.self, DecodingError.Context(codingPath: container.codingPath, \
      debugDescription: "Invalid number of keys found, expected one."))
      }
      switch key {
      \(arms.joined(separator: "\n"))
      }
      }
      """
  }

  /// The members of an enum of coding keys without texts as raw values.
  private func keyMembers(of e: EnumDeclSyntax) -> [String] {
    let raw = e.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard raw != "String" else { return [] }
    let names = cases(of: e).map(\.name)
    let texts = names.map { "case .\($0): return \"\($0)\"" }.joined(separator: "\n")
    let made = names.map { "case \"\($0)\": self = .\($0)" }.joined(separator: "\n")
    let isNumbered = raw == "Int"
    return [
      names.isEmpty ? "var stringValue: String { \"\" }" : "var stringValue: String {\nswitch self {\n\(texts)\n}\n}",
      "init?(stringValue: String) {\nswitch stringValue {\n\(made)\ndefault: return nil\n}\n}",
      isNumbered ? "var intValue: Int? { rawValue }" : "var intValue: Int? { nil }",
      isNumbered
        ? "init?(intValue: Int) { self.init(rawValue: intValue) }" : "init?(intValue: Int) { return nil }",
    ]
  }
}

/// Finds a type by name.
private final class TypeFinder: SyntaxVisitor {
  /// The name.
  private let name: String
  /// The type.
  private(set) var found: (any DeclGroupSyntax)?

  /// Looks for a name.
  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// Notes a type of the name.
  private func note(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.name.text == name { found = node }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
}

/// Finds what a protocol refines.
private final class ProtocolFinder: SyntaxVisitor {
  /// The name.
  private let name: String
  /// The protocols that it refines.
  private(set) var inherited: [String] = []

  /// Looks for a name.
  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name {
      inherited += node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }
    return .skipChildren
  }
}
