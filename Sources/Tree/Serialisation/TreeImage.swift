/// The bytes of a stored tree with what all its blobs share: files, strings, the first identity.
final class TreeImage {
  /// What every image begins with; it changes with the format.
  static let magic = "tree 2"

  /// All bytes.
  let bytes: UnsafeRawBufferPointer
  /// Whether the bytes are ours to free.
  private let ownsBytes: Bool
  /// The files; ranges point into them.
  private(set) var files: [SourceFile] = []
  /// What is added to the stored identities.
  private(set) var idBase: NodeID = 0
  /// Where each string begins, counted from `stringStart`.
  private var stringOffsets: [Int32] = []
  /// The strings decoded so far.
  private var strings: [String?] = []
  /// Where the strings begin.
  private var stringStart = 0
  /// Where the blobs begin.
  private(set) var blobStart = 0
  /// The first identity and the offset of each blob.
  private(set) var blobs: [(firstID: Int, offset: Int)] = []
  /// The index in order.
  private(set) var entries: [(role: TreeEncoder.IndexRole, name: String, blob: Int)] = []
  /// What was wrong with bodies that were decoded when asked for.
  var defects: [MalformedBytes] = []

  /// Reads the tables of an image that stands in the program.
  convenience init(_ image: StaticString, ids: NodeIDSource, sources: SourceMap) throws {
    let bytes = UnsafeRawBufferPointer(start: image.utf8Start, count: image.utf8CodeUnitCount)
    try self.init(bytes: bytes, ownsBytes: false, ids: ids, sources: sources)
  }

  /// Reads the tables of an image, which is copied.
  ///
  /// An image of a fragment has no files: `file` takes their place.
  convenience init(_ image: [UInt8], file: SourceFile? = nil, ids: NodeIDSource, sources: SourceMap) throws {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, image.count), alignment: 1)
    copy.copyBytes(from: image)
    try self.init(
      bytes: UnsafeRawBufferPointer(rebasing: copy[..<image.count]), ownsBytes: true, file: file, ids: ids,
      sources: sources)
  }

  /// Reads the tables.
  private init(
    bytes: UnsafeRawBufferPointer, ownsBytes: Bool, file: SourceFile? = nil, ids: NodeIDSource, sources: SourceMap
  ) throws {
    self.bytes = bytes
    self.ownsBytes = ownsBytes
    var reader = ByteReader(bytes)
    guard try reader.string() == Self.magic else { throw MalformedBytes(explanation: "not a stored tree") }
    idBase = ids.reserve(try reader.count())
    if let file { files.append(file) }
    try readFiles(&reader, sources)
    try readBlobs(&reader)
    try readEntries(&reader)
    let stringCount = try reader.count()
    stringOffsets.reserveCapacity(stringCount)
    for _ in 0..<stringCount { stringOffsets.append(Int32(truncatingIfNeeded: try reader.number())) }
    strings = Array(repeating: nil, count: stringCount)
    let blobBytes = try reader.count()
    blobStart = reader.offset
    stringStart = blobStart + blobBytes
  }

  deinit { if ownsBytes { bytes.deallocate() } }

  /// The string with a number.
  func string(_ number: Int) throws -> String {
    guard strings.indices.contains(number) else { throw MalformedBytes(explanation: "no string \(number)") }
    if let known = strings[number] { return known }
    var reader = ByteReader(bytes, at: stringStart + Int(stringOffsets[number]))
    let string = try reader.string()
    strings[number] = string
    return string
  }

  // MARK: - Tables

  /// Reads the files and gives them to `sources`.
  private func readFiles(_ reader: inout ByteReader, _ sources: SourceMap) throws {
    for _ in 0..<(try reader.count()) {
      let name = try reader.string()
      let text = try reader.string()
      let origin: SourceFile.Origin
      switch try reader.byte() {
      case 0: origin = .user
      case 1: origin = .prelude
      default:
        let macro = try reader.string()
        let number = try reader.number()
        guard files.indices.contains(number) else { throw MalformedBytes(explanation: "no file \(number)") }
        origin = .macro(
          name: macro, site: SourceRange(file: files[number], start: try reader.number(), end: try reader.number()))
      }
      files.append(sources.add(SourceFile(name: name, text: text, origin: origin)))
    }
  }

  /// Reads where the blobs are.
  private func readBlobs(_ reader: inout ByteReader) throws {
    let count = try reader.count()
    blobs.reserveCapacity(count)
    for _ in 0..<count { blobs.append((try reader.number(), try reader.number())) }
  }

  /// Reads the index.
  private func readEntries(_ reader: inout ByteReader) throws {
    let count = try reader.count()
    entries.reserveCapacity(count)
    for _ in 0..<count {
      guard let role = TreeEncoder.IndexRole(rawValue: try reader.byte()) else {
        throw MalformedBytes(explanation: "index entry at \(reader.offset)")
      }
      entries.append((role, try reader.string(), try reader.number()))
    }
  }
}
