import Foundation

/// A character set as a value of the prelude.
private final class CharacterSetObject: HeapObject {
  /// The set.
  let set: CharacterSet
  /// Creates a value.
  init(_ set: CharacterSet) {
    self.set = set
    super.init(size: 128)
  }
}

/// The set in a register.
func set(_ object: HeapObject?) -> CharacterSet { (object as? CharacterSetObject)?.set ?? CharacterSet() }

extension CharacterSet {
  /// Foundation's sets by their names.
  fileprivate static let named: [String: CharacterSet] = [
    "whitespaces": .whitespaces, "newlines": .newlines, "whitespacesAndNewlines": .whitespacesAndNewlines,
    "decimalDigits": .decimalDigits, "letters": .letters, "lowercaseLetters": .lowercaseLetters,
    "uppercaseLetters": .uppercaseLetters, "alphanumerics": .alphanumerics,
    "punctuationCharacters": .punctuationCharacters, "symbols": .symbols,
    "controlCharacters": .controlCharacters, "capitalizedLetters": .capitalizedLetters,
    "nonBaseCharacters": .nonBaseCharacters, "illegalCharacters": .illegalCharacters,
    "urlHostAllowed": .urlHostAllowed, "urlPathAllowed": .urlPathAllowed, "urlQueryAllowed": .urlQueryAllowed,
    "urlFragmentAllowed": .urlFragmentAllowed, "urlUserAllowed": .urlUserAllowed,
    "urlPasswordAllowed": .urlPasswordAllowed,
  ]
}

extension ArrayObject {
  /// The bytes in an array.
  var bytes: [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: raw[$0]) } }
}

extension Builtin {
  /// Sets of scalars.
  static let characterSets: [Builtin] = [
    Builtin("characterSet.characters") { _, _, refs, _ in
      refs[0] = CharacterSetObject(CharacterSet(charactersIn: string(refs[0]).value))
    },
    Builtin("characterSet.named") { _, _, refs, _ in
      refs[0] = CharacterSetObject(CharacterSet.named[string(refs[0]).value] ?? CharacterSet())
    },
    Builtin("characterSet.contains") { _, raw, refs, _ in
      raw[0] = word(Unicode.Scalar(UInt32(raw[0])).map(set(refs[0]).contains) ?? false)
    },
    Builtin("characterSet.inverted") { _, _, refs, _ in refs[0] = CharacterSetObject(set(refs[0]).inverted) },
    Builtin("characterSet.union") { _, _, refs, _ in refs[0] = CharacterSetObject(set(refs[0]).union(set(refs[1]))) },
    Builtin("characterSet.intersection") { _, _, refs, _ in
      refs[0] = CharacterSetObject(set(refs[0]).intersection(set(refs[1])))
    },
    Builtin("characterSet.equals") { _, raw, refs, _ in raw[0] = word(set(refs[0]) == set(refs[1])) },
    Builtin("characterSet.hash") { _, raw, refs, _ in raw[0] = set(refs[0]).hashValue },
    Builtin("characterSet.trim") { _, _, refs, _ in
      refs[0] = StringObject(string(refs[0]).value.trimmingCharacters(in: set(refs[1])))
    },
    Builtin("characterSet.split") { machine, _, refs, _ in
      refs[0] = try machine.makeArray(string(refs[0]).value.components(separatedBy: set(refs[1])))
    },
  ]

  /// Text as Foundation treats it; `self` is the last string.
  static let texts: [Builtin] = [
    Builtin("string.contains") { _, raw, refs, _ in
      let (part, text) = (string(refs[0]).value, string(refs[1]).value)
      raw[0] = word(part.isEmpty || text.contains(part))
    },
    Builtin("text.format") { _, _, refs, _ in
      let arguments = ArrayObject.array(refs[1])
      let values = (0..<arguments.count).map { variadic(arguments.refs[$0]) }
      refs[0] = StringObject(String(format: string(refs[0]).value, arguments: values))
    },
    Builtin("text.split") { machine, _, refs, _ in
      refs[0] = try machine.makeArray(string(refs[1]).value.components(separatedBy: string(refs[0]).value))
    },
    Builtin("text.replace") { _, raw, refs, _ in
      let text = string(refs[2]).value
      let options = String.CompareOptions(rawValue: UInt(raw[0]))
      refs[0] = StringObject(
        text.replacingOccurrences(of: string(refs[0]).value, with: string(refs[1]).value, options: options))
    },
    Builtin("text.range") { _, raw, refs, _ in
      let text = string(refs[1])
      let options = String.CompareOptions(rawValue: UInt(raw[0]))
      let range = text.value.range(of: string(refs[0]).value, options: options)
      raw[0] = range.map { text.offset($0.lowerBound) } ?? -1
      raw[1] = range.map { text.offset($0.upperBound) } ?? -1
    },
    Builtin("text.capitalized") { _, _, refs, _ in refs[0] = StringObject(string(refs[0]).value.capitalized) },
    Builtin("text.padding") { machine, raw, refs, _ in
      try machine.checkAllocation(max(0, raw[0]))
      let text = string(refs[1]).value
      refs[0] = StringObject(
        text.padding(toLength: max(0, raw[0]), withPad: string(refs[0]).value, startingAt: raw[1]))
    },
    Builtin("text.compare") { _, raw, refs, _ in
      let options = String.CompareOptions(rawValue: UInt(raw[0]))
      raw[0] = string(refs[1]).value.compare(string(refs[0]).value, options: options).rawValue
    },
  ]

  /// The value in a box as an argument of a format.
  private static func variadic(_ object: HeapObject?) -> CVarArg {
    guard let box = object as? Box else { return 0 }
    switch box.type.kind {
    case .integer(.int32): return Int32(truncatingIfNeeded: box.raw[0])
    case .integer(.uint64): return UInt(bitPattern: box.raw[0])
    case .integer: return box.raw[0]
    case .double, .float: return double(box.raw[0])
    case .string, .character: return string(box.refs[0]).value as NSString
    case .bool: return box.raw[0]
    default: return 0
    }
  }
}
