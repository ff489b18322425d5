/// Stores one top-level item, or one function's body.
final class BlobEncoder {
  /// Numbers strings and files.
  let image: TreeEncoder
  /// The function whose body this is.
  let owner: Decl?
  /// What was written so far.
  var out = ByteWriter()
  /// The identity that the next node gets.
  private(set) var nextID: Int
  /// The declarations stored so far.
  private var decls: [Decl] = []
  /// Their places in `decls`.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The file of the last range.
  private var file: SourceFile
  /// The start of the last range.
  private var start: Int

  /// Creates an encoder.
  init(image: TreeEncoder, owner: Decl?, firstID: Int, file: SourceFile, start: Int) {
    self.image = image
    self.owner = owner
    nextID = firstID
    self.file = file
    self.start = start
  }

  /// Writes the parents of all declarations: zero for the owner, else the place plus one.
  func finish() {
    out.number(decls.count)
    for decl in decls {
      out.number(decl.parent.flatMap { places[ObjectIdentifier($0)] }.map { $0 + 1 } ?? 0)
    }
  }

  // MARK: - Pieces

  /// Counts a node.
  func node() { nextID += 1 }

  /// Counts a declaration.
  func declNode(_ decl: Decl) {
    node()
    places[ObjectIdentifier(decl)] = decls.count
    decls.append(decl)
  }

  /// The place of a variable that was stored before.
  func place(of variable: VarDecl) -> Int? { places[ObjectIdentifier(variable)] }

  /// Writes a string.
  func string(_ value: String) { out.number(image.number(of: value)) }

  /// Writes a string that may be absent.
  func optionalString(_ value: String?) { out.number(value.map { image.number(of: $0) + 1 } ?? 0) }

  /// Writes a range: how far it begins after the last one, with a bit for another file, and its length.
  func range(_ r: SourceRange) {
    let changes = r.file !== file
    let distance = Int(r.start) - start
    out.number((distance << 1 ^ distance >> (Int.bitWidth - 1)) << 1 | (changes ? 1 : 0))
    if changes {
      file = r.file
      out.number(image.number(of: r.file))
    }
    out.number(Int(r.end - r.start))
    start = Int(r.start)
  }

  /// Writes a count and the elements.
  func list<T>(_ values: [T], _ write: (T) -> Void) {
    out.number(values.count)
    for value in values { write(value) }
  }

  /// Writes a value that may be absent.
  func optional<T>(_ value: T?, _ write: (T) -> Void) {
    out.flag(value != nil)
    if let value { write(value) }
  }

  /// Writes a function's body as a blob of its own, so that it can be skipped.
  func body(_ block: BraceBlock?, of owner: Decl) {
    optional(block) { block in
      let inner = BlobEncoder(image: image, owner: owner, firstID: nextID, file: file, start: start)
      inner.block(block)
      inner.finish()
      out.number(inner.nextID - nextID)
      out.nested(inner.out)
      nextID = inner.nextID
    }
  }
}
