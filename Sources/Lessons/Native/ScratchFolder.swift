import Glibc

/// A folder for one compilation, gone when this object goes.
final class ScratchFolder {
  /// Where it is.
  let path: String

  /// Makes a folder that nobody else has.
  init?() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((base + "/workbook-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes files into it, by the last parts of their names; two of one name get apart.
  ///
  /// - Returns: What each file is called there, with the name that messages shall give it.
  func write(_ files: [SourceText]) throws -> [(path: String, shown: String)] {
    var taken: Set<String> = []
    return try files.map { file in
      var name = Folder.name(of: file.name)
      if !name.hasSuffix(".swift") { name += ".swift" }
      while !taken.insert(name).inserted { name = "Other" + name }
      try Folder.write(file.text, to: path + "/" + name)
      return (path + "/" + name, file.name)
    }
  }

  deinit {
    Folder.remove(path)
  }
}
