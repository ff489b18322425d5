/// A chapter of a course, found by being there.
public struct Chapter: Equatable, Sendable {
  /// Its number.
  public let number: Int
  /// Its name without the number, such as `equality-gate`.
  public let name: String
  /// Its folder.
  public let path: String
  /// Its exercises in order.
  public let exercises: [Exercise]

  /// The title and the text of `Chapter.md`; the name stands in for a title that is missing.
  public func prose() -> (title: String, text: String) {
    let text = Folder.text(of: path + "/Chapter.md") ?? ""
    return (Self.title(of: text) ?? name, text)
  }

  /// What the first heading says.
  static func title(of text: String) -> String? {
    text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
      .map { LessonParser.trimmed(String($0.dropFirst(2))) }
  }
}

/// An exercise of a course: where its files are. They are read when they are asked for, so that finding an exercise
/// costs no more than listing folders.
public struct Exercise: Equatable, Sendable {
  /// The number of its chapter.
  public let chapterNumber: Int
  /// Its number in the chapter.
  public let position: Int
  /// Its name without the number, once in the whole course.
  public let name: String
  /// Its folder.
  public let path: String
  /// The folder of its chapter.
  public let chapterPath: String
  /// The root of the course that it belongs to, the folder with `Chapters`.
  public let root: String

  /// `1.2`
  public var number: String { "\(chapterNumber).\(position)" }
  /// `01-equality-gate/02-four-gates`, below which its solution and wrong answers are found too.
  public var relativePath: String { Folder.name(of: chapterPath) + "/" + Folder.name(of: path) }

  /// The lesson, taken apart, and what is wrong with it.
  public func lesson() -> (lesson: Lesson, faults: [CourseFault]) {
    let file = path + "/Lesson.md"
    let text = Folder.text(of: file)
    var parser = LessonParser(text ?? "", file: file)
    let lesson = parser.parse()
    return (lesson, text == nil ? [CourseFault(.missingFile("Lesson.md"), file: path)] : parser.faults)
  }

  /// The files that the learner edits, as they are given out, named relative to the learner's folder of the exercise.
  public func starter() -> [SourceText] {
    Self.swiftFiles(file: path + "/Exercise.swift", folder: path + "/Exercise")
  }

  /// The solution's files; empty when the course brings none.
  public func solution() -> [SourceText] {
    let path = root + "/Solutions/" + relativePath
    return Self.swiftFiles(file: path + ".swift", folder: path).map { file in
      var renamed = file
      if file.name == Folder.name(of: path) + ".swift" { renamed.name = "Exercise.swift" }
      return renamed
    }
  }

  /// The checks; `nil` when the exercise only asks questions. Named by its path.
  public func checks() -> SourceText? {
    Self.source(path + "/Checks.swift")
  }

  /// The functions that answer the questions. Named by its path.
  public func questions() -> SourceText? {
    Self.source(path + "/Questions.swift")
  }

  /// What tells this version of the exercise from others, whatever it is called.
  public func contentHash() -> String {
    var hash = Digest()
    for name in ["Lesson.md", "Checks.swift", "Questions.swift"] { hash.add(Folder.text(of: path + "/" + name) ?? "") }
    for file in starter() {
      hash.add(file.name)
      hash.add(file.text)
    }
    return hash.hexadecimal
  }

  /// A file with its text, named by its path.
  private static func source(_ path: String) -> SourceText? {
    Folder.text(of: path).map { SourceText(name: path, text: $0) }
  }

  /// A single file, or all in a folder, by their names.
  static func swiftFiles(file: String, folder: String) -> [SourceText] {
    if let text = Folder.text(of: file) { return [SourceText(name: Folder.name(of: file), text: text)] }
    return Folder.names(in: folder).filter { $0.hasSuffix(".swift") }.compactMap { name in
      Folder.text(of: folder + "/" + name).map { SourceText(name: name, text: $0) }
    }
  }
}

/// A 64-bit FNV-1a hash: it tells versions apart, and resists no one who means harm.
struct Digest {
  /// The hash so far.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  /// Adds one byte.
  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The hash in sixteen digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
