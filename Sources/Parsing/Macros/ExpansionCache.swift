import Glibc
import Tree

/// Remembers bytes by the text that they were made from, in memory and on disk.
final class ExpansionCache {
  /// The folder on disk, made when first needed; `nil` keeps to memory.
  private let folder: String?
  /// What else the bytes depend on: the toolchain and the format of the stored bytes.
  private let version: String
  /// What was met in this process.
  private var memory: [String: [UInt8]] = [:]

  /// Creates a cache in `folder`.
  init(folder: String?, version: String) {
    self.folder = folder
    self.version = "2\n" + version
  }

  /// What is remembered for a key.
  func bytes(for key: String) -> [UInt8]? {
    if let known = memory[key] { return known }
    guard let stored = read(key: key) else { return nil }
    memory[key] = stored
    return stored
  }

  /// Remembers bytes for a key.
  func remember(_ bytes: [UInt8], for key: String) {
    memory[key] = bytes
    write(bytes, key: key)
  }

  // MARK: - Disk

  /// The file for a key.
  private func path(_ key: String) -> String? {
    folder.map { "\($0)/\(String(hash(version + key), radix: 16)).expansion" }
  }

  /// A 64-bit hash that is the same in every process (FNV-1a).
  private func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Reads stored bytes; anything unexpected counts as absent.
  private func read(key: String) -> [UInt8]? {
    guard let path = path(key), let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes.withUnsafeBytes { raw in
      var reader = ByteReader(raw)
      guard (try? reader.string()) == version, (try? reader.string()) == key else { return nil }
      return Array(raw[reader.offset...])
    }
  }

  /// Stores bytes under a temporary name first, so that no reader sees half of them.
  private func write(_ bytes: [UInt8], key: String) {
    guard let folder, let path = path(key) else { return }
    makeFolder(folder)
    var writer = ByteWriter()
    writer.string(version)
    writer.string(key)
    let all = writer.bytes + bytes
    let temporary = path + ".\(getpid())"
    guard let file = fopen(temporary, "wb") else { return }
    let written = fwrite(all, 1, all.count, file)
    if fclose(file) == 0, written == all.count { rename(temporary, path) } else { unlink(temporary) }
  }

  /// Makes a folder and those above it.
  private func makeFolder(_ path: String) {
    guard access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { makeFolder(String(path[..<slash])) }
    mkdir(path, 0o755)
  }
}
