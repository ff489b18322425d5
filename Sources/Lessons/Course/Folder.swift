import FoundationEssentials

/// What the course and the learner's work need of the file system.
enum Folder {
  /// The names in a folder, sorted, hidden ones left out; empty when there is no such folder.
  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether `path` is a folder.
  static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// Whether `path` is there and no folder.
  static func isFile(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory
  }

  /// The text of a file; `nil` when it cannot be read as UTF-8.
  static func text(of path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Writes a file whole or not at all, making the folders on the way.
  static func write(_ text: String, to path: String) throws {
    try make(parent(of: path))
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }

  /// Makes a folder and those on the way to it.
  static func make(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The folder that holds `path`.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }

  /// `path` made absolute, seen from `directory`.
  static func absolute(_ path: String, from directory: String) -> String {
    path.hasPrefix("/") ? path : (directory == "/" ? "/" : directory + "/") + path
  }

  /// `path` and the folders above it, innermost first.
  static func upward(from path: String) -> [String] {
    var found = [path]
    while let last = found.last, last != "/", last != "." { found.append(parent(of: last)) }
    return found
  }
}

extension Folder {
  /// The text of a file, what is not UTF-8 replaced; `nil` when there is none.
  static func lossyText(of path: String) -> String? {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Takes a file or a folder away, if it is there.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// `path` as it is best shown to somebody in `directory`: relative when it lies below.
  static func shown(_ path: String, from directory: String) -> String {
    guard directory != "/" else { return path }
    let prefix = directory + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
