import FoundationEssentials

/// What an editor's language server needs to understand the learner's files: a `compile_commands.json` that names, for
/// each file, its siblings and where modules are found.
///
/// Without it the server takes each file for a program of its own, and claims that modules are missing.
public struct EditorFiles: Sendable {
  /// The file's name, which the language server looks for above a file.
  public static let fileName = "compile_commands.json"
  /// The module that checks import; `nil` without a toolchain.
  private let support: SupportModule?
  /// The language mode.
  private let languageMode: Int

  /// Prepares to write for the toolchain of `support`.
  init(support: SupportModule?, languageMode: Int = 5) {
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
    write(at: folder.path)
  }

  /// Writes the file for the authors of the course at `root`, if that is a clone and not an installed course.
  public func write(forAuthorsOf root: String) -> [String] {
    Folder.isFile(root + "/Package.swift") ? write(at: root + "/Chapters") : []
  }

  /// Writes the file into a folder of chapters; what could not be done, in words.
  private func write(at path: String) -> [String] {
    var remarks: [String] = []
    var flags = ["swiftc", "-swift-version", "\(languageMode)", "-module-name", "Exercise", "-parse-as-library"]
    do {
      if let support { flags += ["-I", try support.folder()] }
    } catch {
      remarks.append("An editor will not know the module ExerciseSupport: \(error.messages.map(\.message).joined())")
    }
    let entries = modules(in: path).flatMap { files in
      files.map { Entry(directory: path, arguments: flags + files, file: $0) }
    }
    do {
      let encoder = JSONEncoder.stable
      encoder.outputFormatting.insert(.prettyPrinted)
      let text = String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
      let file = path + "/" + Self.fileName
      if Folder.text(of: file) != text { try Folder.write(text, to: file) }
    } catch {
      remarks.append("An editor will not understand the files: \(Self.fileName) cannot be written in '\(path)'.")
    }
    return remarks
  }

  /// The Swift files of each exercise in a folder of chapters; those of one exercise are one module.
  private func modules(in path: String) -> [[String]] {
    Folder.names(in: path).flatMap { chapter in
      Folder.names(in: "\(path)/\(chapter)").map { exercise in
        ["", "/Exercise"].flatMap { inner in
          let folder = "\(path)/\(chapter)/\(exercise)\(inner)"
          return Folder.names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
        }
      }
    }.filter { !$0.isEmpty }
  }
}
