/// A course: chapters and exercises, found by being there.
public struct Course: Equatable, Sendable {
  /// The chapters in order.
  public let chapters: [Chapter]
  /// What is wrong with the folders and their names.
  public let faults: [CourseFault]
  /// The folders with `Chapters`, later ones laid over earlier ones.
  public let roots: [String]

  /// All exercises in order.
  public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// Finds the chapters of the course at `root`, a folder that has `Chapters` or is one itself, with `overlays` laid over it.
  ///
  /// A chapter of an overlay takes the place of one with the same number or name, and else joins the others.
  public init(root: String, overlays: [String] = []) {
    var chapters: [Chapter] = []
    var faults: [CourseFault] = []
    roots = ([root] + overlays).map(Self.root)
    for root in ([root] + overlays) {
      let found = Self.chapters(in: root, faults: &faults)
      chapters.removeAll { old in found.contains { $0.number == old.number || $0.name == old.name } }
      chapters += found
    }
    self.chapters = chapters.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
    faults += Self.duplicates(among: self.chapters.flatMap(\.exercises))
    if self.chapters.allSatisfy(\.exercises.isEmpty) {
      faults.append(CourseFault(.noExercises, file: roots.last ?? root))
    }
    self.faults = faults
  }

  /// The chapter that an exercise belongs to.
  public func chapter(of exercise: Exercise) -> Chapter? {
    chapters.first { $0.path == exercise.chapterPath }
  }

  // MARK: Discovery

  /// The folder that has the `Chapters` meant by `path`.
  private static func root(_ path: String) -> String {
    Folder.isFolder(path + "/Chapters") ? path : Folder.parent(of: path)
  }

  /// The chapters that lie in `path` or in its folder `Chapters`.
  private static func chapters(in path: String, faults: inout [CourseFault]) -> [Chapter] {
    let folder = Folder.isFolder(path + "/Chapters") ? path + "/Chapters" : path
    var found: [Chapter] = []
    for (number, name, path) in numbered(in: folder, allowing: ["README.md", EditorFiles.fileName], faults: &faults) {
      if let other = found.first(where: { $0.number == number }) {
        faults.append(CourseFault(.duplicateNumber("\(number)", other: Folder.name(of: other.path)), file: path))
      }
      found.append(chapter(number, name, path, root: root(folder == path ? path : Folder.parent(of: folder)), &faults))
    }
    return found
  }

  /// The chapter in a folder.
  private static func chapter(
    _ number: Int, _ name: String, _ path: String, root: String, _ faults: inout [CourseFault]
  ) -> Chapter {
    var exercises: [Exercise] = []
    for (position, title, folder) in numbered(in: path, allowing: ["Chapter.md"], faults: &faults) {
      if let other = exercises.first(where: { $0.position == position }) {
        faults.append(CourseFault(.duplicateNumber("\(number).\(position)", other: other.name), file: folder))
      }
      exercises.append(
        Exercise(chapterNumber: number, position: position, name: title, path: folder, chapterPath: path, root: root))
    }
    if !Folder.isFile(path + "/Chapter.md") { faults.append(CourseFault(.missingFile("Chapter.md"), file: path)) }
    return Chapter(number: number, name: name, path: path, exercises: exercises)
  }

  /// The folders whose names are a number and a name; what is neither that nor allowed is a fault.
  private static func numbered(
    in path: String, allowing allowed: Set<String>, faults: inout [CourseFault]
  ) -> [(number: Int, name: String, path: String)] {
    var found: [(number: Int, name: String, path: String)] = []
    for entry in Folder.names(in: path) where !allowed.contains(entry) {
      let digits = entry.prefix { $0.isASCII && $0.isNumber }
      let name = entry.dropFirst(digits.count).dropFirst()
      if let number = Int(digits), entry.dropFirst(digits.count).first == "-", !name.isEmpty,
        Folder.isFolder(path + "/" + entry)
      {
        found.append((number, String(name), path + "/" + entry))
      } else {
        faults.append(CourseFault(.strayFile(entry), file: path))
      }
    }
    return found.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  /// A fault for each exercise whose name is taken.
  private static func duplicates(among exercises: [Exercise]) -> [CourseFault] {
    var first: [String: Exercise] = [:]
    var faults: [CourseFault] = []
    for exercise in exercises {
      if let other = first[exercise.name] {
        faults.append(CourseFault(.duplicateExercise(exercise.name, other: other.relativePath), file: exercise.path))
      } else {
        first[exercise.name] = exercise
      }
    }
    return faults
  }

  /// A fault for each solution and each right or wrong answer that belongs to no exercise.
  func orphans() -> [CourseFault] {
    let known = Set(exercises.map(\.relativePath))
    return roots.flatMap { root in
      ["Solutions", "Tests/RightAnswers", "Tests/WrongAnswers"].flatMap { kind in
        Folder.names(in: "\(root)/\(kind)").flatMap { chapter in
          Folder.names(in: "\(root)/\(kind)/\(chapter)").compactMap { entry in
            let name = entry.hasSuffix(".swift") ? String(entry.dropLast(6)) : entry
            return known.contains("\(chapter)/\(name)")
              ? nil : CourseFault(.strayFile(entry), file: "\(root)/\(kind)/\(chapter)")
          }
        }
      }
    }
  }
}
