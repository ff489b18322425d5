/// Decodes one top-level item, or one function's body.
struct BlobDecoder {
  /// The strings and files.
  let image: TreeImage
  /// The function whose body this is.
  private(set) var owner: Decl?
  /// The bytes.
  var reader: ByteReader
  /// The stored identity of the next node.
  private var nextID: Int
  /// The declarations decoded so far, in the order in which they were stored.
  private var decls: [Decl?] = []
  /// The file of the last range.
  private var file: SourceFile?
  /// The start of the last range.
  private var start = 0

  /// Creates a decoder for a top-level blob.
  init(image: TreeImage, firstID: Int, at offset: Int) {
    self.image = image
    owner = nil
    reader = ByteReader(image.bytes, at: offset)
    nextID = firstID
  }

  /// Creates a decoder for the body of `owner`, which begins where `other` stands.
  private init(bodyAt other: BlobDecoder, owner: Decl) {
    image = other.image
    self.owner = owner
    reader = other.reader
    nextID = other.nextID
    file = other.file
    start = other.start
  }

  /// The item of a top-level blob.
  mutating func topLevelItem() throws -> CodeItem {
    let number = try reader.number()
    guard image.files.indices.contains(number) else { throw MalformedBytes(explanation: "no file \(number)") }
    file = image.files[number]
    let item = try item()
    try attachParents()
    return item
  }

  /// Gives each declaration its parent.
  private mutating func attachParents() throws {
    guard try reader.count() == decls.count else {
      throw MalformedBytes(explanation: "declarations at \(reader.offset)")
    }
    for decl in decls {
      let place = try reader.number()
      guard place <= decls.count else { throw MalformedBytes(explanation: "parent at \(reader.offset)") }
      if let parent = place == 0 ? owner : decls[place - 1] { decl?.attach(to: parent) }
    }
  }

  // MARK: - Pieces

  /// The identity of the next node.
  mutating func id() -> NodeID {
    defer { nextID += 1 }
    return image.idBase + NodeID(truncatingIfNeeded: nextID)
  }

  /// Keeps a place for a declaration whose parts come first.
  mutating func reservePlace() -> Int {
    decls.append(nil)
    return decls.count - 1
  }

  /// Puts a declaration in its place.
  mutating func fill<D: Decl>(_ place: Int, _ decl: D) -> D {
    decls[place] = decl
    return decl
  }

  /// The variable stored at a place.
  func variable(at place: Int) throws -> VarDecl {
    guard decls.indices.contains(place), let variable = decls[place] as? VarDecl else {
      throw MalformedBytes(explanation: "no variable \(place)")
    }
    return variable
  }

  /// The next string.
  mutating func string() throws -> String { try image.string(try reader.number()) }

  /// The next string, which may be absent.
  mutating func optionalString() throws -> String? {
    let number = try reader.number()
    return number == 0 ? nil : try image.string(number - 1)
  }

  /// The next range.
  mutating func range() throws -> SourceRange {
    let code = try reader.number()
    let distance = code >> 1
    start += distance >> 1 ^ -(distance & 1)
    if code & 1 == 1 {
      let number = try reader.number()
      guard image.files.indices.contains(number) else { throw MalformedBytes(explanation: "no file \(number)") }
      file = image.files[number]
    }
    guard let file else { throw MalformedBytes(explanation: "range without a file") }
    return SourceRange(file: file, start: start, end: start + (try reader.number()))
  }

  /// The next elements with their count.
  mutating func list<T>(_ read: (inout BlobDecoder) throws -> T) throws -> [T] {
    let count = try reader.count()
    if count == 0 { return [] }
    var result: [T] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(try read(&self)) }
    return result
  }

  /// The next value, which may be absent.
  mutating func optional<T>(_ read: (inout BlobDecoder) throws -> T) throws -> T? {
    try reader.flag() ? try read(&self) : nil
  }

  /// Skips a function's body and leaves `decl` the means to decode it.
  mutating func body(of decl: FunctionLikeDecl) throws {
    guard try reader.flag() else { return }
    let ids = try reader.number()
    let count = try reader.count()
    var saved = self
    saved.decls = []
    saved.owner = nil
    nextID += ids
    reader.offset += count
    decl.pendingBody = { [unowned decl, saved] in
      var decoder = BlobDecoder(bodyAt: saved, owner: decl)
      do {
        let block = try decoder.block()
        try decoder.attachParents()
        return block
      } catch {
        saved.image.defects.append(error as? MalformedBytes ?? MalformedBytes(explanation: "\(error)"))
        return nil
      }
    }
  }
}
