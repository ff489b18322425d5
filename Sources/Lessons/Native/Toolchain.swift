import FoundationEssentials
import Glibc

/// The Swift toolchain that is on the path.
public struct Toolchain: Equatable, Sendable {
  /// Its compiler, links resolved, so that what lies beside it is found.
  public let swiftc: String
  /// What tells this compiler from others: its path, size and time. To ask it for its version would take a quarter of a second.
  public let identity: String

  /// The folder with its programs.
  public var binaries: String { Folder.parent(of: swiftc) }
  /// The language server, if it is there.
  public var languageServer: String? {
    let path = binaries + "/sourcekit-lsp"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// The toolchain whose compiler `WORKBOOK_SWIFTC` names, or the first on the path; `nil` when there is none.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Toolchain? {
    let named = environment["WORKBOOK_SWIFTC"].map { [$0] }
    let candidates = named ?? (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swiftc" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 && !Folder.isFolder($0) }) else { return nil }
    return Toolchain(swiftc: found)
  }

  /// The toolchain of a compiler.
  init(swiftc path: String) {
    let folder = Folder.parent(of: path)
    // The compiler is a link to the driver, which looks at the name that it is called by; so only its folder is resolved.
    swiftc = Self.resolved(folder) + "/" + Folder.name(of: path)
    var status = stat()
    stat(path, &status)
    var digest = Digest()
    digest.add("\(swiftc) \(status.st_size) \(status.st_mtim.tv_sec)")
    identity = digest.hexadecimal
  }

  /// A path without links.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
