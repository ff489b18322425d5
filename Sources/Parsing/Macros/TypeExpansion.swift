import Tree

/// What the macros attached to one type and to its members wrote.
struct TypeExpansion {
  /// A text that one macro wrote for one attribute.
  struct Piece {
    /// The macro's name.
    let macro: String
    /// The attribute.
    let site: Site
    /// What it wrote.
    let text: String
  }

  /// Where the attribute that caused an expansion stands.
  enum Site {
    /// The type's attribute at this index.
    case type(Int)
    /// The member's own attribute at this index.
    case member(Int)
    /// The attribute at an index of those that the added text at another index holds.
    case added(piece: Int, attribute: Int)
  }

  /// What was written for one member.
  struct Member {
    /// Attributes put before it.
    var attributes: [Piece] = []
    /// Accessors put after it.
    var accessors: [Piece] = []
    /// Declarations put beside it.
    var peers: [Piece] = []

    /// Whether nothing was written.
    var isEmpty: Bool { attributes.isEmpty && accessors.isEmpty && peers.isEmpty }
  }

  /// What was written for each member, in source order.
  var members: [Member] = []
  /// Members added to the type.
  var added: [Piece] = []
  /// Extensions of the type.
  var extensions: [Piece] = []
  /// What the macros complained of, or what was wrong with what they wrote.
  var diagnostics: [Diagnostic] = []
}

extension TypeExpansion {

  /// The expansion, without diagnostics, as bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.number(members.count)
    for member in members {
      for list in [member.attributes, member.accessors, member.peers] { Self.write(list, to: &writer) }
    }
    Self.write(added, to: &writer)
    Self.write(extensions, to: &writer)
    return writer.bytes
  }

  /// Reads what `bytes` holds; `nil` when it is something else.
  init?(bytes: [UInt8]) {
    let read = bytes.withUnsafeBytes { raw -> TypeExpansion? in
      var reader = ByteReader(raw)
      return try? TypeExpansion(from: &reader)
    }
    guard let read else { return nil }
    self = read
  }

  /// Reads the members and the lists of pieces.
  private init(from reader: inout ByteReader) throws {
    let count = try reader.number()
    for _ in 0..<max(0, count) {
      members.append(
        Member(
          attributes: try Self.pieces(&reader), accessors: try Self.pieces(&reader), peers: try Self.pieces(&reader)))
    }
    added = try Self.pieces(&reader)
    extensions = try Self.pieces(&reader)
  }

  /// Appends pieces.
  private static func write(_ list: [Piece], to writer: inout ByteWriter) {
    writer.number(list.count)
    for piece in list {
      writer.string(piece.macro)
      writer.string(piece.text)
      switch piece.site {
      case .type(let index):
        writer.byte(0)
        writer.number(index)
      case .member(let index):
        writer.byte(1)
        writer.number(index)
      case .added(let piece, let attribute):
        writer.byte(2)
        writer.number(piece)
        writer.number(attribute)
      }
    }
  }

  /// Reads pieces.
  private static func pieces(_ reader: inout ByteReader) throws -> [Piece] {
    var result: [Piece] = []
    for _ in 0..<max(0, try reader.number()) {
      let macro = try reader.string()
      let text = try reader.string()
      let site: Site =
        switch try reader.byte() {
        case 0: .type(try reader.number())
        case 1: .member(try reader.number())
        default: .added(piece: try reader.number(), attribute: try reader.number())
        }
      result.append(Piece(macro: macro, site: site, text: text))
    }
    return result
  }
}
