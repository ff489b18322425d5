/// A stored tree whose declarations are decoded when they are first asked for.
///
/// Not safe to share between threads: each session loads its own.
public final class PreludeTree {
  /// The bytes and their tables.
  private let image: TreeImage
  /// The blobs of the declarations with each name.
  private var declarations: [String: [Int]] = [:]
  /// The blobs of the extensions of each type.
  private var extensionBlobs: [String: [Int]] = [:]
  /// The blobs of the types and extensions with functions for each operator.
  private var operatorBlobs: [String: [Int]] = [:]
  /// The names that types inside of others have.
  public private(set) var nestedTypeNames: Set<String> = []
  /// What was decoded so far.
  private var decoded: [CodeItem?]

  /// Loads an image that stands in the program: reads the index, decodes nothing.
  ///
  /// - Throws: `MalformedBytes` when these bytes are no image of this version.
  public convenience init(_ image: StaticString, ids: NodeIDSource, sources: SourceMap) throws {
    self.init(image: try TreeImage(image, ids: ids, sources: sources))
  }

  /// Loads an image from bytes, which are copied.
  ///
  /// - Throws: `MalformedBytes` when these bytes are no image of this version.
  public convenience init(bytes: [UInt8], ids: NodeIDSource, sources: SourceMap) throws {
    self.init(image: try TreeImage(bytes, ids: ids, sources: sources))
  }

  /// The items that `TreeEncoder.encode(fragment:of:)` stored, as standing in `file`.
  ///
  /// - Throws: `MalformedBytes` when these bytes are no image of this version.
  public static func fragment(_ bytes: [UInt8], in file: SourceFile, ids: NodeIDSource) throws -> [CodeItem] {
    try PreludeTree(image: TreeImage(bytes, file: file, ids: ids, sources: SourceMap())).allItems()
  }

  /// Sorts the index by name.
  private init(image: TreeImage) {
    self.image = image
    decoded = Array(repeating: nil, count: image.blobs.count)
    for entry in image.entries {
      switch entry.role {
      case .declaration: declarations[entry.name, default: []].append(entry.blob)
      case .extension: extensionBlobs[entry.name, default: []].append(entry.blob)
      case .operatorOwner: operatorBlobs[entry.name, default: []].append(entry.blob)
      case .nestedType: nestedTypeNames.insert(entry.name)
      case .other: break
      }
    }
  }

  /// The names that have declarations at top level, operators included.
  public var topLevelNames: some Collection<String> { declarations.keys }

  /// The names of the types that have extensions, dotted for nested ones.
  public var extendedNames: some Collection<String> { extensionBlobs.keys }

  /// The declarations with a name, in source order: overloads, a variable's `BindingDecl`, one type.
  ///
  /// - Throws: `MalformedBytes` when a declaration does not decode.
  public func decls(named name: String) throws -> [Decl] {
    try decls(declarations[name] ?? [])
  }

  /// The extensions of the type with a name, dotted for nested ones.
  ///
  /// - Throws: `MalformedBytes` when an extension does not decode.
  public func extensions(of name: String) throws -> [ExtensionDecl] {
    try decls(extensionBlobs[name] ?? []).compactMap { $0 as? ExtensionDecl }
  }

  /// The functions of an operator, at top level and in types and extensions.
  ///
  /// - Throws: `MalformedBytes` when a declaration does not decode.
  public func operators(named name: String) throws -> [FuncDecl] {
    let owners = try decls((declarations[name] ?? []) + (operatorBlobs[name] ?? []))
    return owners.flatMap(\.operatorFunctions).filter { $0.name == name }
  }

  /// Everything at top level in source order; decodes all but bodies.
  ///
  /// - Throws: `MalformedBytes` when an item does not decode.
  public func allItems() throws -> [CodeItem] {
    var result: [CodeItem] = []
    for blob in image.blobs.indices { result.append(try item(blob)) }
    return result
  }

  /// What did not decode when a body was asked for.
  public var defects: [MalformedBytes] { image.defects }

  /// The declarations in blobs.
  private func decls(_ blobs: [Int]) throws -> [Decl] {
    var result: [Decl] = []
    for blob in blobs {
      if case .decl(let decl) = try item(blob) { result.append(decl) }
    }
    return result
  }

  /// The item in a blob.
  private func item(_ blob: Int) throws -> CodeItem {
    guard decoded.indices.contains(blob) else { throw MalformedBytes(explanation: "no blob \(blob)") }
    if let known = decoded[blob] { return known }
    let (firstID, offset) = image.blobs[blob]
    var decoder = BlobDecoder(image: image, firstID: firstID, at: image.blobStart + offset)
    let item = try decoder.topLevelItem()
    decoded[blob] = item
    return item
  }
}
