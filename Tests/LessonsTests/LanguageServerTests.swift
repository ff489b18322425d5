import Foundation
import Testing

@testable import Lessons

@Suite("What an editor shows", .enabled(if: Toolchain.find()?.languageServer != nil), .serialized)
struct LanguageServerTests {
  /// What an editor needs, compiled with the toolchain at hand.
  private let editorFiles: EditorFiles
  /// The language server.
  private let server: LanguageServer

  init() throws {
    let toolchain = try #require(Toolchain.find())
    let directories = Directories(state: "/nowhere", cache: NSTemporaryDirectory() + "workbook-lessons-tests")
    editorFiles = EditorFiles(support: SupportModule(toolchain: toolchain, root: repository, directories: directories))
    server = try LanguageServer(path: #require(toolchain.languageServer))
  }

  /// A clone of the course with a first exercise that was started in it.
  private func clone() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in ["Chapters", "Sources", "Package.swift"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: repository + "/" + name)
    }
    let course = Course(root: folder.path)
    let answers = AnswerFolder.find(from: folder.path)
    _ = try answers.lay(try #require(course.exercises.first))
    let first = "Answers/" + (course.exercises.first?.relativePath ?? "")
    folder.write("import ExerciseSupport\nlet siblings = (Player.self, Episode.self)\n", to: first + "/Extra.swift")
    #expect(editorFiles.write(for: answers) == [])
    return folder
  }

  /// The learner's file in such a clone.
  private func file(_ name: String, in clone: TemporaryFolder) -> String {
    clone.path + "/Answers/01-equality-gate/01-silent-write/" + name
  }

  @Test("Started in the learner's folder, it knows siblings and modules, and has no false errors")
  func learnersFolder() throws {
    let clone = try clone()
    try server.open(workspace: clone.path + "/Answers")
    #expect(try server.errors(in: file("Extra.swift", in: clone)) == [])
    #expect(try server.errors(in: file("Exercise.swift", in: clone)) == [])
  }

  @Test("Started at the clone's root, it shows real errors, and no false ones")
  func cloneRoot() throws {
    let clone = try clone()
    try server.open(workspace: clone.path)
    #expect(try server.errors(in: file("Extra.swift", in: clone)) == [])
    let broken = try #require(clone.text("Answers/01-equality-gate/01-silent-write/Exercise.swift"))
      .replacingOccurrences(of: "var volume = 5", with: "var volume: String = 5")
    #expect(
      try server.errors(in: file("Exercise.swift", in: clone), text: broken)
        == ["Cannot convert value of type 'Int' to specified type 'String'"])
  }

  @Test("Members of the learner's own types are completed")
  func completion() throws {
    let clone = try clone()
    try server.open(workspace: clone.path)
    let text = "func f(_ p: Player) { p. }\n"
    let names = try server.completions(in: file("Extra.swift", in: clone), text: text, line: 0, character: 24)
    #expect(names.contains { $0.hasPrefix("volume") })
    #expect(names.contains { $0.hasPrefix("notesArrived") })
  }

  @Test("The clone's chapters are one module for each exercise")
  func chapters() throws {
    let folder = TemporaryFolder()
    folder.write("// a package\n", to: "Package.swift")
    folder.write("import Testing\n@Test func a() { #expect(two == 2) }\n", to: "Chapters/01-a/01-b/Checks.swift")
    folder.write("let two = 2\n", to: "Chapters/01-a/01-b/Exercise.swift")
    #expect(editorFiles.write(forAuthorsOf: folder.path) == [])
    try server.open(workspace: folder.path + "/Chapters")
    #expect(try server.errors(in: folder.path + "/Chapters/01-a/01-b/Checks.swift") == [])
  }
}

/// Speaks to a language server over its standard input and output, as an editor does.
private final class LanguageServer {
  /// The server.
  private let process = Process()
  /// What we write to it.
  private let input = Pipe()
  /// What it writes.
  private let output = Pipe()
  /// The number of the last request.
  private var lastRequest = 0
  /// What was read and not yet understood.
  private var buffer = Data()

  /// What the server said and should not have.
  struct Failure: Error { var text: String }

  /// Starts the server.
  init(path: String) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    process.terminate()
  }

  /// Opens a folder, as an editor does at its start.
  func open(workspace: String) throws {
    let uri = "file://" + workspace
    _ = try request(
      "initialize",
      ["rootUri": uri, "workspaceFolders": [["uri": uri, "name": "w"]], "capabilities": [:] as [String: Any]])
    try send(["method": "initialized", "params": [:] as [String: Any]])
  }

  /// The errors in a file, whose text may differ from the one on disk.
  func errors(in file: String, text: String? = nil) throws -> [String] {
    try open(file, text)
    let answer = try request("textDocument/diagnostic", ["textDocument": ["uri": "file://" + file]])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]]
    guard let items else { throw Failure(text: "\(answer)") }
    return items.filter { $0["severity"] as? Int == 1 }.compactMap { $0["message"] as? String }
  }

  /// What may stand at a place.
  func completions(in file: String, text: String, line: Int, character: Int) throws -> [String] {
    try open(file, text)
    let answer = try request(
      "textDocument/completion",
      ["textDocument": ["uri": "file://" + file], "position": ["line": line, "character": character]])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["label"] as? String }
  }

  /// Opens a file.
  private func open(_ file: String, _ text: String?) throws {
    let text = try text ?? String(contentsOfFile: file, encoding: .utf8)
    try send([
      "method": "textDocument/didOpen",
      "params": ["textDocument": ["uri": "file://" + file, "languageId": "swift", "version": 1, "text": text]],
    ])
  }

  /// Asks something and waits for the answer.
  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any {
    lastRequest += 1
    try send(["id": lastRequest, "method": method, "params": parameters])
    while true {
      let message = try receive()
      // What the server asks meanwhile gets an empty answer.
      if message["method"] != nil, let id = message["id"] { try send(["id": id, "result": NSNull()]) }
      guard message["method"] == nil, message["id"] as? Int == lastRequest else { continue }
      if let result = message["result"] { return result }
      throw Failure(text: "\(message)")
    }
  }

  /// Sends one message.
  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { a, _ in a })
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// Waits for one message.
  private func receive() throws -> [String: Any] {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = buffer.range(of: separator) {
        let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let length =
          header.split(separator: "\r\n").first { $0.hasPrefix("Content-Length") }
          .flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
        if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= length {
          let body = Data(buffer[end.upperBound..<(end.upperBound + length)])
          buffer = Data(buffer[(end.upperBound + length)...])
          return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(text: "the server has gone") }
      buffer += more
    }
  }
}
