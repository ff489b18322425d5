import Glibc

/// A file of records, one a line, each with a checksum before it.
///
/// A record is added by one write at the end, under a lock, so two sessions never mix theirs; a record that was cut
/// off by a kill fails its checksum and is passed over, and the next one begins on a line of its own.
struct AppendOnlyFile: Sendable {
  /// Where it lies.
  let path: String

  /// Adds a record, which must not hold line breaks.
  func append(_ record: String) throws {
    try Folder.make(Folder.parent(of: path))
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw JournalError.unwritable(path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    flock(file, LOCK_EX)
    let line = (endsCleanly(file) ? "" : "\n") + Self.checksum(of: record) + " " + record + "\n"
    let bytes = Array(line.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
      throw JournalError.unwritable(path, reason: String(cString: strerror(errno)))
    }
  }

  /// The records that are whole, oldest first; empty when there is no file.
  ///
  /// Bytes are looked at and not characters, since each command reads all that a learner ever did.
  func records() -> [Substring] {
    guard let text = Folder.lossyText(of: path) else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let record = Substring(line[line.index(after: space)...])
      return Substring(line[..<space]) == Self.checksum(of: record) ? record : nil
    }
  }

  /// Whether the file is empty or ends with a line break.
  private func endsCleanly(_ file: Int32) -> Bool {
    let size = lseek(file, 0, SEEK_END)
    guard size > 0 else { return true }
    var last: UInt8 = 0
    return pread(file, &last, 1, size - 1) == 1 && last == 0x0A
  }

  /// What tells a whole record from a broken one.
  private static func checksum(of record: some StringProtocol) -> String {
    var digest = Digest()
    digest.add(record)
    return digest.hexadecimal
  }
}

/// Why the journal could not be kept.
public enum JournalError: Error, Equatable, Sendable {
  /// The file cannot be written.
  case unwritable(String, reason: String)

  /// The sentence for the learner.
  public var wording: String {
    switch self {
    case .unwritable(let path, let reason): "progress cannot be kept in '\(path)': \(reason)"
    }
  }
}
