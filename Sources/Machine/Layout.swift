/// How many registers a value of a type takes in each of the two banks.
///
/// Aggregates are flat: a struct, tuple or enum lies in consecutive registers, the fields' raw words and references apart.
public struct Layout: Hashable, Sendable {
  /// Untyped 8-byte words: integers, floats, Booleans, enum tags.
  public let raw: Int
  /// Reference-counted references: strings, arrays, objects, closures, boxes.
  public let refs: Int

  /// Creates a layout.
  public init(raw: Int, refs: Int) {
    self.raw = raw
    self.refs = refs
  }

  /// The layout of nothing.
  public static let empty = Layout(raw: 0, refs: 0)
  /// One raw word.
  public static let word = Layout(raw: 1, refs: 0)
  /// One reference.
  public static let reference = Layout(raw: 0, refs: 1)

  /// One after the other.
  public static func + (a: Layout, b: Layout) -> Layout { Layout(raw: a.raw + b.raw, refs: a.refs + b.refs) }
}
