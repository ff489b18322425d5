import Tree
import Types

/// A builtin integer type.
struct IntegerKind {

  /// Its name.
  let name: String
  /// How many bits it has.
  let bits: Int
  /// Whether it has negative values.
  let isSigned: Bool

  /// The kind of a type that is one of the standard library's integers.
  init?(_ t: Type, _ program: Program) {
    guard case .nominal(let n, _) = t.kind, program.isPrelude(n), let found = Self.all[n.name] else { return nil }
    self = found
  }

  private init(_ name: String, _ bits: Int, isSigned: Bool) {
    self.name = name
    self.bits = bits
    self.isSigned = isSigned
  }

  private static let all: [String: IntegerKind] = {
    var all: [String: IntegerKind] = [:]
    for (suffix, bits) in [("", 64), ("8", 8), ("16", 16), ("32", 32), ("64", 64)] {
      all["Int" + suffix] = IntegerKind("Int" + suffix, bits, isSigned: true)
      all["UInt" + suffix] = IntegerKind("UInt" + suffix, bits, isSigned: false)
    }
    return all
  }()

  /// The smallest value.
  var least: Int128 { isSigned ? -(1 << Int128(bits - 1)) : 0 }

  /// The largest value.
  var greatest: Int128 { isSigned ? (1 << Int128(bits - 1)) - 1 : (1 << Int128(bits)) - 1 }

  /// Whether a value can be stored.
  func holds(_ value: Int128) -> Bool { value >= least && value <= greatest }
}
