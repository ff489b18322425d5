/// Why no exercise was found under a name.
public enum LookupError: Error, Equatable, Sendable {
  /// There is none; the nearest names, if any is near.
  case unknown(String, suggestions: [String])
  /// There are several; their names.
  case ambiguous(String, candidates: [String])
  /// There is no exercise at all.
  case emptyCourse

  /// The sentence for the learner.
  public var wording: String {
    switch self {
    case .unknown(let word, let suggestions) where suggestions.isEmpty:
      "there is no exercise '\(word)'; 'workbook list' shows them all"
    case .unknown(let word, let suggestions):
      "there is no exercise '\(word)'; did you mean \(Self.alternatives(suggestions))?"
    case .ambiguous(let word, let candidates):
      "'\(word)' may be \(Self.alternatives(candidates)); a few letters more, please"
    case .emptyCourse: "the course has no exercises"
    }
  }

  /// Names in quotes, the last after an "or".
  private static func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Course {
  /// The exercise that `word` means: a number such as `1.2`, a name, or the beginning of just one name.
  ///
  /// - Throws: `LookupError` with suggestions.
  public func exercise(_ word: String) throws(LookupError) -> Exercise {
    let all = exercises
    guard !all.isEmpty else { throw .emptyCourse }
    let wanted = word.lowercased()
    if let exact = all.first(where: { $0.name.lowercased() == wanted || $0.number == wanted }) { return exact }
    if let folder = all.first(where: { $0.relativePath == word || Folder.name(of: $0.path) == word }) { return folder }
    let starting = all.filter { !wanted.isEmpty && $0.name.lowercased().hasPrefix(wanted) }
    if let only = starting.first, starting.count == 1 { return only }
    if starting.count > 1 { throw .ambiguous(word, candidates: starting.map(\.name)) }
    throw .unknown(word, suggestions: Self.nearest(to: wanted, among: all))
  }

  /// The names that are near to a misspelt one: a third of the letters may be wrong; the nearest three.
  private static func nearest(to word: String, among exercises: [Exercise]) -> [String] {
    if word.contains("."), let chapter = word.split(separator: ".").first.flatMap({ Int($0) }) {
      return exercises.filter { $0.chapterNumber == chapter }.suffix(1).map(\.number)
    }
    let scored = exercises.map { ($0.name, EditDistance.between(word, $0.name.lowercased())) }
    return scored.filter { $0.1 <= max(1, $0.0.count / 3) }.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}

/// How far two words are apart.
enum EditDistance {
  /// How many letters must be added, dropped, changed or swapped with their neighbour to make `b` of `a`.
  ///
  /// - Complexity: O(*a* · *b*) in the lengths.
  static func between(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
