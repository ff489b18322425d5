import FoundationEssentials
import Terminal

/// The folder for what the workbook remembers between sessions.
enum StateFolder {
  /// The path of a file in the folder, which is made when it is missing.
  static func path(of file: String) -> String {
    let folder = History.stateFolder()
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder + "/" + file
  }
}
