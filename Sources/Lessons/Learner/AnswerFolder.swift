/// The folder in which a learner's own files lie, apart from the course.
public struct AnswerFolder: Equatable, Sendable {
  /// Where it is.
  public let path: String
  /// The folder that the learner is in; names of files are shown from there.
  public let directory: String

  /// The file that marks such a folder.
  public static let marker = ".workbook"
  /// What the marker says.
  static let markerText = "{\"version\":1}\n"

  /// The folder at `path`, for a learner who is in `directory`.
  public init(path: String, directory: String) {
    self.path = path
    self.directory = directory
  }

  /// The learner's folder for somebody in `directory`: the nearest one that is marked, here or above; or else the
  /// `Answers` that will be made here.
  public static func find(from directory: String) -> AnswerFolder {
    for folder in Folder.upward(from: directory) {
      if isMarked(folder) { return AnswerFolder(path: folder, directory: directory) }
      if isMarked(folder + "/Answers") { return AnswerFolder(path: folder + "/Answers", directory: directory) }
    }
    return AnswerFolder(path: directory + (directory == "/" ? "" : "/") + "Answers", directory: directory)
  }

  /// Whether the marker is in `folder`.
  private static func isMarked(_ folder: String) -> Bool {
    Folder.isFile(folder + "/" + marker)
  }

  /// Whether it has been made.
  public var exists: Bool { Self.isMarked(path) }

  /// Makes the folder with its marker.
  func make() throws {
    if !exists { try Folder.write(Self.markerText, to: path + "/" + Self.marker) }
  }

  // MARK: Exercises

  /// The folder of an exercise: the one that bears its name, whatever its number was when it was laid there.
  public func folder(of exercise: Exercise) -> String {
    let usual = path + "/" + exercise.relativePath
    if Folder.isFolder(usual) { return usual }
    for chapter in Folder.names(in: path) {
      for entry in Folder.names(in: path + "/" + chapter) where Self.name(entry) == exercise.name {
        return path + "/" + chapter + "/" + entry
      }
    }
    return usual
  }

  /// `03-poller` without its number.
  private static func name(_ entry: String) -> Substring {
    let rest = entry.drop { $0.isASCII && $0.isNumber }
    return rest.count < entry.count && rest.first == "-" ? rest.dropFirst() : ""
  }

  /// Whether an exercise has been laid there.
  public func isStarted(_ exercise: Exercise) -> Bool {
    !swiftNames(in: folder(of: exercise)).isEmpty
  }

  /// The learner's files of an exercise, named as they are best shown; empty when it has not been started.
  public func files(of exercise: Exercise) -> [SourceText] {
    let folder = folder(of: exercise)
    return swiftNames(in: folder).compactMap { name in
      Folder.lossyText(of: folder + "/" + name).map { SourceText(name: shown(folder + "/" + name), text: $0) }
    }
  }

  /// The Swift files in a folder; a copy of the course's own files does not count.
  private func swiftNames(in folder: String) -> [String] {
    Folder.names(in: folder).filter { $0.hasSuffix(".swift") && $0 != "Checks.swift" && $0 != "Questions.swift" }
  }

  /// A path as it is best shown to the learner.
  public func shown(_ path: String) -> String {
    Folder.shown(path, from: directory)
  }

  // MARK: Laying and resetting

  /// Lays the starter's files into the folder; those that are there are left alone. The paths of all, and of the new ones.
  func lay(_ exercise: Exercise) throws -> (files: [String], written: [String]) {
    try make()
    let folder = folder(of: exercise)
    var written: [String] = []
    for file in exercise.starter() where !Folder.isFile(folder + "/" + file.name) {
      try Folder.write(file.text, to: folder + "/" + file.name)
      written.append(folder + "/" + file.name)
    }
    return (swiftNames(in: folder).map { folder + "/" + $0 }, written)
  }

  /// Puts the starter back, after keeping what differs from it; the paths of the files, and of what was kept.
  func reset(_ exercise: Exercise) throws -> (files: [String], kept: [String]) {
    try make()
    let folder = folder(of: exercise)
    let starter = exercise.starter()
    let names = swiftNames(in: folder)
    let own = names.filter { name in
      let text = Folder.lossyText(of: folder + "/" + name)
      return !starter.contains { $0.name == name && $0.text == text }
    }
    let kept = own.isEmpty ? [] : try keep(own, of: exercise, from: folder)
    for name in names { Folder.remove(folder + "/" + name) }
    for file in starter { try Folder.write(file.text, to: folder + "/" + file.name) }
    return (starter.map { folder + "/" + $0.name }, kept)
  }

  /// Copies files into a new folder below `.kept`; their new paths.
  private func keep(_ names: [String], of exercise: Exercise, from folder: String) throws -> [String] {
    let shelf = path + "/.kept/" + exercise.name
    let number = (Folder.names(in: shelf).compactMap { Int($0) }.max() ?? 0) + 1
    return try names.map { name in
      let copy = "\(shelf)/\(number)/\(name)"
      try Folder.write(Folder.lossyText(of: folder + "/" + name) ?? "", to: copy)
      return copy
    }
  }
}
