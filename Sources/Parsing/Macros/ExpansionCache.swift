import Glibc
import Tree

/// Remembers expansions by the text of the declaration, in memory and on disk.
final class ExpansionCache {
  /// The folder on disk, made when first needed; `nil` keeps to memory.
  private let folder: String?
  /// What else an expansion depends on: the toolchain and the format of the stored bytes.
  private let version: String
  /// The expansions met in this process.
  private var memory: [String: TypeExpansion] = [:]

  /// Creates a cache in `folder`.
  init(folder: String?, version: String) {
    self.folder = folder
    self.version = "1\n" + version
  }

  /// The expansion remembered for a declaration.
  func expansion(of text: String) -> TypeExpansion? {
    if let known = memory[text] { return known }
    guard let stored = read(key: text) else { return nil }
    memory[text] = stored
    return stored
  }

  /// Remembers an expansion; only one without complaints goes to disk.
  func remember(_ expansion: TypeExpansion, of text: String) {
    guard expansion.diagnostics.isEmpty else { return }
    memory[text] = expansion
    write(expansion, key: text)
  }

  // MARK: - Disk

  /// The file for a declaration.
  private func path(_ key: String) -> String? {
    folder.map { "\($0)/\(String(hash(version + key), radix: 16)).expansion" }
  }

  /// A 64-bit hash that is the same in every process (FNV-1a).
  private func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Reads a stored expansion; anything unexpected counts as absent.
  private func read(key: String) -> TypeExpansion? {
    guard let path = path(key), let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes.withUnsafeBytes { raw in
      var reader = ByteReader(raw)
      guard (try? reader.string()) == version, (try? reader.string()) == key else { return nil }
      return try? TypeExpansion(from: &reader)
    }
  }

  /// Stores an expansion under a temporary name first, so that no reader sees half of it.
  private func write(_ expansion: TypeExpansion, key: String) {
    guard let folder, let path = path(key) else { return }
    makeFolder(folder)
    var writer = ByteWriter()
    writer.string(version)
    writer.string(key)
    expansion.write(to: &writer)
    let temporary = path + ".\(getpid())"
    guard let file = fopen(temporary, "wb") else { return }
    let written = fwrite(writer.bytes, 1, writer.bytes.count, file)
    if fclose(file) == 0, written == writer.bytes.count { rename(temporary, path) } else { unlink(temporary) }
  }

  /// Makes a folder and those above it.
  private func makeFolder(_ path: String) {
    guard access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { makeFolder(String(path[..<slash])) }
    mkdir(path, 0o755)
  }
}
