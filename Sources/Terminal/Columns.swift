/// Arranges short texts in columns.
public enum Columns {
  /// The lines that show `items` column by column, `limit` of them at most; what does not fit is counted.
  public static func lines(of items: [String], width: Int, limit: Int = .max) -> [String] {
    let widest = items.map { DisplayWidth.of($0) }.max() ?? 0
    let columns = max(1, (width + 2) / (widest + 2))
    let rows = (items.count + columns - 1) / columns
    let shown = min(rows, limit)
    let lines = (0..<shown).map { row in
      stride(from: row, to: items.count, by: rows).map { index in
        items[index] + String(repeating: " ", count: widest - DisplayWidth.of(items[index]))
      }.joined(separator: "  ").trimmedAtEnd
    }
    let hidden = items.indices.filter { $0 % rows >= shown }.count
    return hidden == 0 ? lines : lines + ["… and \(hidden) more"]
  }
}
