/// Stores parsed files as bytes that can be decoded declaration by declaration.
///
/// The image holds the files, the strings, and a blob for each top-level item with an index of names. Nodes are numbered
/// in the order of encoding, so that identities need no room and a blob's are contiguous.
public final class TreeEncoder {
  /// The strings met so far, by their number.
  private var stringNumbers: [String: Int] = [:]
  /// The strings in order.
  private var strings: [String] = []
  /// The files met so far, by their number.
  private var fileNumbers: [ObjectIdentifier: Int] = [:]
  /// The files in order.
  private var files: [SourceFile] = []
  /// The index: a name, what it names, and the blob.
  private var entries: [(role: IndexRole, name: String, blob: Int)] = []
  /// The names in the entries of that role.
  private var nestedTypeNames: Set<String> = []
  /// The blobs: first identity, number of identities, bytes.
  private var blobs: [(firstID: Int, ids: Int, bytes: ByteWriter)] = []
  /// The identity that the next node gets.
  private var nextID = 0
  /// Whether names, texts and origins of the files are stored.
  private var keepsTexts = true

  /// What an entry of the index names.
  enum IndexRole: UInt8 {
    /// A declaration, by its name.
    case declaration
    /// An extension, by the extended type's name.
    case `extension`
    /// A statement or expression, or a declaration without a name.
    case other
    /// A type or extension with operator functions inside, by the operator's name.
    case operatorOwner
    /// A type, alias or associated type inside of something, by its name; once for each name.
    case nestedType
  }

  /// Creates an encoder.
  public init() {}

  /// The image of `files`.
  public func encode(_ files: [ParsedFile]) -> [UInt8] {
    for file in files {
      for item in file.items { encode(item, in: file.source) }
    }
    return image()
  }

  /// The image of items that stand in one text, without the text; `nil` when some stand elsewhere.
  ///
  /// `PreludeTree.fragment` decodes it for another text with the same bytes.
  public static func encode(fragment items: [CodeItem], of file: SourceFile) -> [UInt8]? {
    let encoder = TreeEncoder()
    encoder.keepsTexts = false
    for item in items { encoder.encode(item, in: file) }
    return encoder.files.count > 1 ? nil : encoder.image()
  }

  /// The number of a string.
  func number(of string: String) -> Int {
    if let known = stringNumbers[string] { return known }
    stringNumbers[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }

  /// The number of a file; that of a macro's text follows that of the text with the attribute.
  func number(of file: SourceFile) -> Int {
    if let known = fileNumbers[ObjectIdentifier(file)] { return known }
    if keepsTexts, case .macro(_, let site) = file.origin { _ = number(of: site.file) }
    fileNumbers[ObjectIdentifier(file)] = files.count
    files.append(file)
    return files.count - 1
  }

  /// Stores one top-level item.
  private func encode(_ item: CodeItem, in file: SourceFile) {
    let blob = BlobEncoder(image: self, owner: nil, firstID: nextID, file: file, start: 0)
    _ = number(of: file)
    blob.out.number(number(of: file))
    blob.item(item)
    blob.finish()
    for (role, name) in names(of: item) + operatorNames(in: item) { entries.append((role, name, blobs.count)) }
    entries += newNestedTypeNames(in: item).map { (.nestedType, $0, blobs.count) }
    blobs.append((nextID, blob.nextID - nextID, blob.out))
    nextID = blob.nextID
  }

  /// The names of types inside of an item that no item before had.
  private func newNestedTypeNames(in item: CodeItem) -> [String] {
    guard case .decl(let decl) = item else { return [] }
    return decl.nestedTypeNames.filter { nestedTypeNames.insert($0).inserted }
  }

  /// What an item is found by.
  private func names(of item: CodeItem) -> [(IndexRole, String)] {
    guard case .decl(let decl) = item else { return [(.other, "")] }
    switch decl {
    case let d as ExtensionDecl: return [(.extension, d.extendedType.plainName)]
    case let d as BindingDecl: return d.variables.map { (.declaration, $0.name) }
    default: return [decl.declaredName.map { (.declaration, $0) } ?? (.other, "")]
    }
  }

  /// The operators that a type or extension has functions for.
  private func operatorNames(in item: CodeItem) -> [(IndexRole, String)] {
    guard case .decl(let decl) = item, !(decl is FuncDecl) else { return [] }
    return Set(decl.operatorFunctions.map(\.name)).sorted().map { (.operatorOwner, $0) }
  }

  /// Puts everything together: counts, index, then the blobs, strings and texts.
  private func image() -> [UInt8] {
    var out = ByteWriter()
    out.string(TreeImage.magic)
    out.number(nextID)
    encodeFiles(to: &out)
    var bodies = ByteWriter()
    out.number(blobs.count)
    for blob in blobs {
      out.number(blob.firstID)
      out.number(bodies.bytes.count)
      bodies.append(blob.bytes)
    }
    out.number(entries.count)
    for entry in entries {
      out.byte(entry.role.rawValue)
      out.string(entry.name)
      out.number(entry.blob)
    }
    var texts = ByteWriter()
    out.number(strings.count)
    for string in strings {
      out.number(texts.bytes.count)
      texts.string(string)
    }
    out.number(bodies.bytes.count)
    out.append(bodies)
    out.append(texts)
    return out.bytes
  }

  /// Stores names, origins and texts of the files.
  private func encodeFiles(to out: inout ByteWriter) {
    out.number(keepsTexts ? files.count : 0)
    for file in files where keepsTexts {
      out.string(file.name)
      out.string(file.text)
      switch file.origin {
      case .user: out.byte(0)
      case .prelude: out.byte(1)
      case .macro(let name, let site):
        out.byte(2)
        out.string(name)
        out.number(number(of: site.file))
        out.number(Int(site.start))
        out.number(Int(site.end))
      }
    }
  }
}

extension TypeRepr {
  /// The dotted name without generic arguments; empty for what has no name.
  public var plainName: String {
    switch kind {
    case .name(let name, _): name
    case .member(let base, let name, _): base.plainName + "." + name
    case .attributed(_, let base): base.plainName
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    default: ""
    }
  }
}

extension Decl {
  /// The operator functions that it is or has inside, types nested in it included.
  public var operatorFunctions: [FuncDecl] {
    switch self {
    case let f as FuncDecl: f.isOperator ? [f] : []
    case let n as NominalDecl: n.members.flatMap(\.operatorFunctions)
    case let e as ExtensionDecl: e.members.flatMap(\.operatorFunctions)
    default: []
    }
  }

  /// The names of the types, aliases and associated types that are members of it or of its members.
  var nestedTypeNames: [String] {
    let members =
      switch self {
      case let n as NominalDecl: n.members
      case let e as ExtensionDecl: e.members
      default: [] as [Decl]
      }
    return members.flatMap { m in
      let isType = m is NominalDecl || m is TypeAliasDecl || m is AssociatedTypeDecl
      return (isType ? [m.declaredName].compactMap { $0 } : []) + m.nestedTypeNames
    }
  }

  /// The name that lookup finds it by, if it has one.
  public var declaredName: String? {
    switch self {
    case let d as FuncDecl: d.name
    case let d as NominalDecl: d.name
    case let d as TypeAliasDecl: d.name
    case let d as AssociatedTypeDecl: d.name
    case let d as VarDecl: d.name
    case let d as EnumElementDecl: d.name
    case let d as GenericParamDecl: d.name
    case let d as MacroDecl: d.name
    case is InitDecl: "init"
    case is SubscriptDecl: "subscript"
    default: nil
    }
  }
}
