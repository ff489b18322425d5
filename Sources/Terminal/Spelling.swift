/// Finds what a misspelt word was meant to be.
public enum Spelling {
  /// The candidate nearest to `word`, if it is near enough to be meant: a third of its letters may be wrong.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let scored = candidates.map { (candidate: $0, distance: distance(word, $0)) }
    let best = scored.min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= max(1, $0.candidate.count / 3) ? $0.candidate : nil }
  }

  /// How many letters must be added, dropped, changed or swapped with their neighbour to make `b` of `a`.
  ///
  /// - Complexity: O(*a* · *b*) in the lengths.
  public static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.lowercased())
    let b = Array(b.lowercased())
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
