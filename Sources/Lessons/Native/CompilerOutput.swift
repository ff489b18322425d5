/// Reads what the compiler prints in its `llvm` style: `path:line:column: error: …`, the line, a line with carets.
struct CompilerOutput {
  /// The names that messages give to the compiled files, by their paths.
  let names: [(path: String, shown: String)]

  /// The messages of `text`, notes below what they belong to.
  func messages(in text: String) -> [Message] {
    var found: [Message] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard var message = message(line) else { continue }
      if message.place != nil { addExcerpt(lines[(index + 1)...], to: &message) }
      if message.severity == "note", let last = found.indices.last {
        found[last].notes.append(message)
      } else if !found.contains(message) {
        found.append(message)
      }
    }
    return found
  }

  /// The message in a line, if there is one.
  private func message(_ line: Substring) -> Message? {
    for severity in ["error", "warning", "note"] {
      if line.hasPrefix("\(severity): ") {
        return Message(severity: severity, String(line.dropFirst(severity.count + 2)))
      }
      guard let mark = line.firstRange(of: ": \(severity): "), let place = place(line[..<mark.lowerBound]) else {
        continue
      }
      return Message(severity: severity, String(line[mark.upperBound...]), place: place)
    }
    return nil
  }

  /// The place in `path:line:column`.
  private func place(_ text: Substring) -> Place? {
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
      return nil
    }
    return Place(file: shown(parts.dropLast(2).joined(separator: ":")), line: line, column: column)
  }

  /// The name that messages give to a file: by its path, or by its last part, as test identifiers have it.
  func shown(_ path: String) -> String {
    names.first { $0.path == path }?.shown
      ?? names.first { Folder.name(of: $0.path) == Folder.name(of: path) }?.shown ?? path
  }

  /// Takes the line of code and the length of its marks from the lines that follow a message.
  private func addExcerpt(_ rest: ArraySlice<Substring>, to message: inout Message) {
    guard let code = rest.first, self.message(code) == nil, let marks = rest.dropFirst().first else { return }
    guard marks.allSatisfy({ " \t^~".contains($0) }), marks.contains("^") else { return }
    message.excerpt = String(code)
    message.length = max(1, marks.drop { $0 != "^" }.prefix { $0 == "^" || $0 == "~" }.count)
  }
}
