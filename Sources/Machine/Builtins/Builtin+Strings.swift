extension Trap {
  /// A position outside of a string.
  static let stringIndexOutOfBounds = Trap("Fatal error: String index is out of bounds")
}

/// Positions in a text by byte; a string of plain ASCII finds all in constant time.
extension StringObject {
  /// The character at a byte.
  func character(at offset: Int) throws -> StringObject {
    let end = value.utf8.count
    guard offset >= 0, offset < end else { throw Trap.stringIndexOutOfBounds }
    let start = index(offset)
    if isSimple { return .ascii(value.utf8[start]) }
    let byte = value.utf8[start]
    let next = value.index(after: start)
    if byte < 0x80, byte != 0x0D, self.offset(next) == offset + 1 { return .ascii(byte) }
    return StringObject(String(value[start..<next]))
  }

  /// The byte behind the character at a byte.
  func after(_ offset: Int) throws -> Int {
    guard offset >= 0, offset < value.utf8.count else { throw Trap.stringIndexOutOfBounds }
    return isSimple ? offset + 1 : self.offset(value.index(after: index(offset)))
  }

  /// The byte where the character before a byte begins.
  func before(_ offset: Int) throws -> Int {
    guard offset > 0, offset <= value.utf8.count else { throw Trap.stringIndexOutOfBounds }
    return isSimple ? offset - 1 : self.offset(value.index(before: index(offset)))
  }

  /// The byte `distance` characters on; `nil` when `limit` lies between.
  func advance(_ offset: Int, by distance: Int, limit: Int? = nil) throws -> Int? {
    guard offset >= 0, offset <= value.utf8.count else { throw Trap.stringIndexOutOfBounds }
    if let limit {
      let found = value.index(index(offset), offsetBy: distance, limitedBy: index(min(max(limit, 0), value.utf8.count)))
      return found.map { self.offset($0) }
    }
    if isSimple {
      guard (0...value.utf8.count).contains(offset + distance) else { throw Trap.stringIndexOutOfBounds }
      return offset + distance
    }
    let edge = distance < 0 ? value.startIndex : value.endIndex
    guard let found = value.index(index(offset), offsetBy: distance, limitedBy: edge) else {
      throw Trap.stringIndexOutOfBounds
    }
    return self.offset(found)
  }

  /// How many characters lie between two bytes.
  func distance(_ start: Int, _ end: Int) throws -> Int {
    let all = 0...value.utf8.count
    guard all.contains(start), all.contains(end) else { throw Trap.stringIndexOutOfBounds }
    if isSimple { return end - start }
    if start == 0 && end == value.utf8.count { return count }
    return value.distance(from: index(start), to: index(end))
  }

  /// The text between two bytes.
  func slice(_ start: Int, _ end: Int) throws -> StringObject {
    let size = value.utf8.count
    guard start >= 0, start <= end, end <= size else { throw Trap("Fatal error: String index range is out of bounds") }
    if start == end { return .empty }
    if start == 0 && end == size { return self }
    let part = String(value[index(start)..<index(end)])
    return isSimple ? StringObject(simple: part) : StringObject(part)
  }
}

extension Builtin {
  /// Positions in strings, and changes. `self` is F[0] unless a string is passed.
  static let strings: [Builtin] = [
    Builtin("string.utf8Count") { _, raw, refs, _ in raw[0] = string(refs[0]).value.utf8.count },
    Builtin("string.count") { _, raw, refs, _ in raw[0] = string(refs[0]).count },
    Builtin("string.after") { _, raw, refs, _ in raw[0] = try string(refs[0]).after(raw[0]) },
    Builtin("string.before") { _, raw, refs, _ in raw[0] = try string(refs[0]).before(raw[0]) },
    Builtin("string.advance") { _, raw, refs, _ in raw[0] = try string(refs[0]).advance(raw[0], by: raw[1]) ?? -1 },
    Builtin("string.advanceLimited") { _, raw, refs, _ in
      raw[0] = try string(refs[0]).advance(raw[0], by: raw[1], limit: raw[2]) ?? -1
    },
    Builtin("string.distance") { _, raw, refs, _ in raw[0] = try string(refs[0]).distance(raw[0], raw[1]) },
    Builtin("string.character") { _, raw, refs, _ in refs[0] = try string(refs[0]).character(at: raw[0]) },
    Builtin("string.slice") { _, raw, refs, _ in refs[0] = try string(refs[0]).slice(raw[0], raw[1]) },
    Builtin("string.byte") { _, raw, refs, _ in
      let text = string(refs[0])
      guard raw[0] >= 0, raw[0] < text.value.utf8.count else { throw Trap.stringIndexOutOfBounds }
      raw[0] = Int(text.value.utf8[text.index(raw[0])])
    },
    Builtin("string.scalar") { _, raw, refs, _ in
      let text = string(refs[0])
      guard raw[0] >= 0, raw[0] < text.value.utf8.count else { throw Trap.stringIndexOutOfBounds }
      raw[0] = Int(text.value.unicodeScalars[text.index(raw[0])].value)
    },
    Builtin("string.scalarBefore") { _, raw, refs, _ in
      let text = string(refs[0])
      guard raw[0] > 0, raw[0] <= text.value.utf8.count else { throw Trap.stringIndexOutOfBounds }
      raw[0] = text.offset(text.value.unicodeScalars.index(before: text.index(raw[0])))
    },
    Builtin("string.append") { machine, _, refs, _ in
      let added = string(refs[0])
      refs[0] = nil
      try machine.checkAllocation(added.value.utf8.count)
      StringObject.unique(&refs[1]).append(added)
      swap(&refs[0], &refs[1])
    },
    Builtin("string.replace") { machine, raw, refs, _ in
      let added = string(refs[0])
      refs[0] = nil
      try machine.checkAllocation(added.value.utf8.count)
      let text = StringObject.unique(&refs[1])
      guard 0 <= raw[0], raw[0] <= raw[1], raw[1] <= text.value.utf8.count else { throw Trap.stringIndexOutOfBounds }
      text.replace(raw[0]..<raw[1], with: added)
      swap(&refs[0], &refs[1])
    },
  ]

  /// Comparisons and questions.
  static let stringParts: [Builtin] = [
    Builtin("string.eq") { _, raw, refs, _ in
      raw[0] = word(refs[0] === refs[1] || string(refs[0]).value == string(refs[1]).value)
    },
    Builtin("string.ne") { _, raw, refs, _ in
      raw[0] = word(refs[0] !== refs[1] && string(refs[0]).value != string(refs[1]).value)
    },
    Builtin("string.lt") { _, raw, refs, _ in raw[0] = word(string(refs[0]).value < string(refs[1]).value) },
    Builtin("string.hasPrefix") { _, raw, refs, _ in
      raw[0] = word(string(refs[1]).value.hasPrefix(string(refs[0]).value))
    },
    Builtin("string.hasSuffix") { _, raw, refs, _ in
      raw[0] = word(string(refs[1]).value.hasSuffix(string(refs[0]).value))
    },
    Builtin("string.hashWord") { _, raw, refs, _ in raw[0] = string(refs[0]).value.hashValue },
    Builtin("string.quoted") { _, _, refs, _ in refs[0] = StringObject(string(refs[0]).value.debugDescription) },
    Builtin("string.lowercased") { _, _, refs, _ in refs[0] = StringObject(string(refs[0]).value.lowercased()) },
    Builtin("string.uppercased") { _, _, refs, _ in refs[0] = StringObject(string(refs[0]).value.uppercased()) },
  ]

  /// Strings from other things, and other things from strings.
  static let stringMaking: [Builtin] = [
    Builtin("string.new") { _, _, refs, _ in refs[0] = StringObject.empty },
    Builtin("string.concat") { machine, _, refs, _ in
      let (first, second) = (string(refs[0]), string(refs[1]))
      try machine.checkAllocation(first.value.utf8.count + second.value.utf8.count)
      refs[0] = StringObject(first.value + second.value)
    },
    Builtin("string.repeating") { machine, raw, refs, _ in
      let text = string(refs[0])
      let (bytes, overflows) = text.value.utf8.count.multipliedReportingOverflow(by: raw[0])
      try machine.checkAllocation(overflows ? .max : bytes)
      refs[0] = StringObject(String(repeating: text.value, count: raw[0]))
    },
    Builtin("string.joined") { machine, _, refs, _ in
      let parts = ArrayObject.array(refs[0])
      let separator = string(refs[1]).value
      var result = ""
      for i in 0..<parts.count {
        if i > 0 { result += separator }
        result += string(parts.refs[i]).value
        if result.utf8.count > 1 << 20 { try machine.checkAllocation(result.utf8.count) }
      }
      refs[0] = StringObject(result)
    },
    Builtin("string.fromCharacters") { _, _, refs, _ in
      let parts = ArrayObject.array(refs[0])
      var result = ""
      for i in 0..<parts.count { result += string(parts.refs[i]).value }
      refs[0] = StringObject(result)
    },
    Builtin("string.fromUTF8") { _, _, refs, _ in
      let bytes = ArrayObject.array(refs[0])
      let units = (0..<bytes.count).map { UInt8(truncatingIfNeeded: bytes.raw[$0]) }
      refs[0] = StringObject(String(decoding: units, as: UTF8.self))
    },
    Builtin("string.fromUTF16") { _, _, refs, _ in
      let words = ArrayObject.array(refs[0])
      let units = (0..<words.count).map { UInt16(truncatingIfNeeded: words.raw[$0]) }
      refs[0] = StringObject(String(decoding: units, as: UTF16.self))
    },
    Builtin("string.fromScalars") { _, _, refs, _ in
      let words = ArrayObject.array(refs[0])
      var result = String.UnicodeScalarView()
      for i in 0..<words.count { result.append(Unicode.Scalar(UInt32(words.raw[i])) ?? "\u{FFFD}") }
      refs[0] = StringObject(String(result))
    },
    Builtin("string.characters") { machine, raw, refs, _ in
      let text = try string(refs[0]).slice(raw[0], raw[1])
      try machine.checkAllocation(text.value.utf8.count * 8)
      refs[0] = try machine.makeCharacters(text)
    },
    Builtin("string.utf8Array") { machine, raw, refs, _ in
      let text = try string(refs[0]).slice(raw[0], raw[1])
      try machine.checkAllocation(text.value.utf8.count * 8)
      refs[0] = try machine.makeArray(text.value.utf8)
    },
  ]
}
