import FoundationEssentials

/// Where the course that belongs to a binary lies.
public enum CourseLocation {
  /// The folder with `Chapters`: named by `WORKBOOK_COURSE`, beside the executable, in `share/workbook` beside its folder,
  /// or in a folder above the executable or above `directory`; `nil` when it is nowhere.
  ///
  /// A binary may be moved, so nothing that was true when it was built is asked.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: String? = executablePath(),
    directory: String = FileManager.default.currentDirectoryPath
  ) -> String? {
    if let named = environment["WORKBOOK_COURSE"], !named.isEmpty { return holdsCourse(named) ? named : nil }
    var candidates: [String] = []
    if let executable {
      let folder = Folder.parent(of: executable)
      candidates = [folder, Folder.parent(of: folder) + "/share/workbook"] + Folder.upward(from: folder).dropFirst()
    }
    return (candidates + Folder.upward(from: directory)).first(where: holdsCourse)
  }

  /// Whether `path` has chapters.
  private static func holdsCourse(_ path: String) -> Bool {
    Folder.names(in: path + "/Chapters").contains { $0.first?.isNumber == true }
  }

  /// The running executable, links resolved.
  public static func executablePath() -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }
}
