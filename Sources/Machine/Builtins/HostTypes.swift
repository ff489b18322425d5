/// Types of elements of arrays that host functions make.
///
/// An array knows its elements' layout by its type; these stand for the types that Lowering makes, which host functions do not
/// see. They live as long as the process.
enum HostTypes {
  /// What tokens are where no type of Lowering's stands behind.
  private final class NoToken {}
  /// `Int`.
  nonisolated(unsafe) static let int = TypeInfo(
    name: "Int", qualifiedName: "Swift.Int", kind: .integer(.int64), layout: .word, token: NoToken())
  /// `UInt8`.
  nonisolated(unsafe) static let byte = TypeInfo(
    name: "UInt8", qualifiedName: "Swift.UInt8", kind: .integer(.uint8), layout: .word, token: NoToken())
  /// `Character`.
  nonisolated(unsafe) static let character = TypeInfo(
    name: "Character", qualifiedName: "Swift.Character", kind: .character, layout: .reference, token: NoToken())
  /// `String`.
  nonisolated(unsafe) static let string = TypeInfo(
    name: "String", qualifiedName: "Swift.String", kind: .string, layout: .reference, token: NoToken())
  /// A function value.
  nonisolated(unsafe) static let function = TypeInfo(
    name: "() -> ()", qualifiedName: "() -> ()", kind: .function, layout: .reference, token: NoToken())
}
