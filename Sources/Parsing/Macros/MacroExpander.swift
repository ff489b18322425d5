import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Tree

/// Expands attached macros in process, with the toolchain's own implementations.
///
/// Not safe to share between threads: each session has its own.
public final class MacroExpander {
  /// The macros known by name.
  private var declarations: [String: MacroDeclaration] = [:]
  /// The folder of the plugin libraries, if it was handed in.
  private let pluginFolder: String?
  /// Where expansions are remembered between processes.
  private let cacheFolder: String?
  /// Where implementations come from; found when the first macro is met.
  private(set) lazy var plugins = MacroPlugins(folder: pluginFolder ?? MacroPlugins.folderOfToolchain ?? "")
  /// What was expanded before, by plugins of these versions.
  private lazy var cache = ExpansionCache(
    folder: cacheFolder,
    version: Set(declarations.values.map(\.module)).sorted().map { plugins.version(of: $0) }.joined(separator: "\n"))
  /// The conformances that macros gave to the classes of earlier texts, by the classes' names.
  var conformances: [String: Set<String>] = [:]

  /// Creates an expander for the macros of `families`.
  ///
  /// - Parameters:
  ///   - pluginFolder: The folder of the plugin libraries; that of the toolchain in use by default.
  ///   - cacheFolder: Where expansions are remembered between processes; `nil` remembers them in memory alone.
  ///   - families: The macros to know.
  public init(
    pluginFolder: String? = nil, cacheFolder: String? = nil, families: [MacroDeclaration] = MacroDeclaration.observation
  ) {
    self.pluginFolder = pluginFolder
    self.cacheFolder = cacheFolder
    register(families)
  }

  /// Makes further macros known; call it before anything is expanded.
  public func register(_ family: [MacroDeclaration]) {
    for declaration in family { declarations[declaration.name] = declaration }
  }

  /// The macro that an attribute names, if it is one.
  func macro(for attribute: AttributeSyntax) -> MacroDeclaration? {
    let name = attribute.attributeName.trimmedDescription
    return declarations[name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name]
  }

  /// What the macros attached to a type and its members write; `nil` when there are none.
  func expansion(of type: some DeclGroupSyntax, in file: SourceFile) -> TypeExpansion? {
    guard hasMacros(type) else { return nil }
    let inherited = conformancesOfSuperclasses(of: type)
    remember(type, inherited)
    let key = [type.description, qualifiedName(of: type), inherited.sorted().joined(separator: " ")]
      .joined(separator: "\n")
    if let known = cache.bytes(for: key).flatMap({ TypeExpansion(bytes: $0) }) { return known }
    let expansion = TypeExpander(expander: self, type: type, file: file, inheritedConformances: inherited).expand()
    if expansion.diagnostics.isEmpty { cache.remember(expansion.bytes, for: key) }
    return expansion
  }

  /// The declarations that a text of a macro was converted to before, as standing in `file`.
  ///
  /// Parsing what a macro wrote costs more than all else that is done with it.
  func converted(_ file: SourceFile, as kind: String, ids: NodeIDSource) -> [Decl]? {
    guard let bytes = cache.bytes(for: kind + "\n" + file.text),
      let items = try? PreludeTree.fragment(bytes, in: file, ids: ids)
    else { return nil }
    return items.compactMap { item in
      if case .decl(let decl) = item { return decl }
      return nil
    }
  }

  /// Remembers what a text of a macro was converted to.
  func remember(_ decls: [Decl], of file: SourceFile, as kind: String) {
    guard let bytes = TreeEncoder.encode(fragment: decls.map { .decl($0) }, of: file) else { return }
    cache.remember(bytes, for: kind + "\n" + file.text)
  }

  /// Whether the type or one of its members has a macro attached.
  private func hasMacros(_ type: some DeclGroupSyntax) -> Bool {
    if hasMacro(type.attributes) { return true }
    return type.memberBlock.members.contains { item in
      item.decl.asProtocol((any WithAttributesSyntax).self).map { hasMacro($0.attributes) } ?? false
    }
  }

  /// Whether a macro is among attributes.
  private func hasMacro(_ list: AttributeListSyntax) -> Bool {
    list.contains { element in
      if case .attribute(let attribute) = element { return macro(for: attribute) != nil }
      return false
    }
  }
}
