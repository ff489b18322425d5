/// Writes an image as the source of a `StaticString`.
///
/// An image is valid UTF-8, so that it compiles to bytes in place: an array literal of this size takes the compiler half a
/// minute, and any other encoding would have to be undone at start-up.
enum EmbeddedLiteral {
  /// A Swift file that declares the image.
  static func source(of image: [UInt8]) -> String {
    var literal: [UInt8] = []
    literal.reserveCapacity(image.count * 2)
    for byte in image { append(byte, to: &literal) }
    return """
      // Written by PreludeCompiler when the package is built.

      /// The prelude as a stored tree.
      enum EmbeddedPrelude {
        /// What `PreludeTree` loads.
        static let image: StaticString = "\(String(decoding: literal, as: UTF8.self))"
      }

      """
  }

  /// Appends a byte, escaped where a literal demands it.
  private static func append(_ byte: UInt8, to literal: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): literal += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): literal += Array(#"\n"#.utf8)
    case UInt8(ascii: "\t"): literal += Array(#"\t"#.utf8)
    case 0: literal += Array(#"\0"#.utf8)
    case ..<0x20, 0x7F: literal += Array("\\u{\(String(byte, radix: 16))}".utf8)
    default: literal.append(byte)
    }
  }
}
