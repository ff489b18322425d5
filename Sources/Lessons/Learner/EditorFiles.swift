import FoundationEssentials

/// What an editor's language server needs to understand the learner's files: a `compile_commands.json` that names, for
/// each file, its siblings and where modules are found.
///
/// Without it the server takes each file for a program of its own, and claims that modules are missing.
public struct EditorFiles: Sendable {
  /// The module that checks import; `nil` without a toolchain.
  private let support: SupportModule?
  /// The language mode.
  private let languageMode: Int

  /// Prepares to write for the toolchain of `support`.
  public init(support: SupportModule?, languageMode: Int = 5) {
    self.support = support
    self.languageMode = languageMode
  }

  /// One entry of the file, as Clang describes it.
  private struct Entry: Encodable {
    /// The folder that the command runs in.
    var directory: String
    /// The command.
    var arguments: [String]
    /// The file that it compiles.
    var file: String
  }

  /// Writes the file into `folder`, for all exercises that lie there; what could not be done, in words.
  public func write(for folder: AnswerFolder) -> [String] {
    var remarks: [String] = []
    var flags = ["swiftc", "-swift-version", "\(languageMode)", "-module-name", "Exercise", "-parse-as-library"]
    do {
      if let support { flags += ["-I", try support.folder()] }
    } catch {
      remarks.append("An editor will not know the module ExerciseSupport: \(error.messages.map(\.message).joined())")
    }
    let entries = modules(in: folder).flatMap { files in
      files.map { Entry(directory: folder.path, arguments: flags + files, file: $0) }
    }
    do {
      let encoder = JSONEncoder.stable
      encoder.outputFormatting.insert(.prettyPrinted)
      let text = String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
      let path = folder.path + "/compile_commands.json"
      if Folder.text(of: path) != text { try Folder.write(text, to: path) }
    } catch {
      remarks.append("An editor will not understand the files: compile_commands.json cannot be written.")
    }
    return remarks
  }

  /// The Swift files of each exercise in the folder; those of one exercise are one module.
  private func modules(in folder: AnswerFolder) -> [[String]] {
    Folder.names(in: folder.path).flatMap { chapter in
      Folder.names(in: "\(folder.path)/\(chapter)").map { exercise in
        let path = "\(folder.path)/\(chapter)/\(exercise)"
        return Folder.names(in: path).filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
      }
    }.filter { !$0.isEmpty }
  }
}
