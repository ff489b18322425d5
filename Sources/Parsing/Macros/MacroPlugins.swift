import Glibc
import SwiftSyntaxMacros

/// Finds the implementations of macros in the toolchain's plugin libraries.
final class MacroPlugins {
  /// The folder that holds `lib<Module>.so`.
  let folder: String
  /// What was found so far, by module and type.
  private var implementations: [String: any Macro.Type] = [:]

  /// Creates a finder for `folder`.
  init(folder: String) { self.folder = folder }

  /// The implementation of a macro; loads its library when first asked.
  ///
  /// The library stays loaded. It shares this process's SwiftSyntax, so that nodes pass without being printed.
  func implementation(module: String, type: String) -> (any Macro.Type)? {
    let name = module + "." + type
    if let known = implementations[name] { return known }
    _ = dlopen("\(folder)/lib\(module).so", RTLD_LAZY)
    let mangled = "\(module.utf8.count)\(module)\(type.utf8.count)\(type)"
    for kind in ["V", "O", "C"] {
      guard let found = _typeByName(mangled + kind) as? any Macro.Type else { continue }
      implementations[name] = found
      return found
    }
    return nil
  }

  /// What tells one build of the toolchain's plugins from another: path, size and time of the library.
  func version(of module: String) -> String {
    let path = "\(folder)/lib\(module).so"
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec)"
  }

  /// The plugin folder of the toolchain whose SwiftSyntax this process has loaded.
  static var folderOfToolchain: String? {
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.contains("/libSwiftSyntax.so"), let start = text.firstIndex(of: "/"),
        let end = text.lastIndex(of: "/")
      else { continue }
      return text[start..<end] + "/plugins"
    }
    return nil
  }
}
