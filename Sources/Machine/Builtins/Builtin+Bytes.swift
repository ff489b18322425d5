import Foundation

/// Puts an optional array of bytes into R[0], F[0].
private func putOptional(
  _ bytes: (some Collection<UInt8>)?, _ machine: Machine, _ raw: UnsafeMutablePointer<Int>,
  _ refs: UnsafeMutablePointer<HeapObject?>
) throws {
  raw[0] = word(bytes != nil)
  refs[0] = try bytes.map { try machine.makeArray($0) }
}

/// The bytes in a register's array.
private func data(_ object: HeapObject?) -> Data { Data(ArrayObject.array(object).bytes) }

extension Builtin {
  /// Bytes to text and back.
  static let bytes: [Builtin] = [
    Builtin("bytes.base64") { _, _, refs, _ in refs[0] = StringObject(data(refs[0]).base64EncodedString()) },
    Builtin("bytes.fromBase64") { machine, raw, refs, _ in
      try putOptional(Data(base64Encoded: string(refs[0]).value, options: .ignoreUnknownCharacters), machine, raw, refs)
    },
    Builtin("bytes.decode") { _, raw, refs, _ in
      let encoding = String.Encoding(rawValue: UInt(raw[0]))
      putOptional(String(data: data(refs[0]), encoding: encoding), raw, refs)
    },
    Builtin("bytes.encode") { machine, raw, refs, _ in
      let encoding = String.Encoding(rawValue: UInt(raw[0]))
      try putOptional(string(refs[0]).value.data(using: encoding), machine, raw, refs)
    },
    Builtin("bytes.double") { _, raw, refs, _ in raw[0] = word(Double(string(refs[0]).value) ?? 0) },
  ]

  /// More of text as Foundation treats it; `self` is the last string.
  static let moreTexts: [Builtin] = [
    Builtin("text.percentEncode") { _, _, refs, _ in
      refs[0] = StringObject(string(refs[0]).value.addingPercentEncoding(withAllowedCharacters: set(refs[1])) ?? "")
    },
    Builtin("text.rangeOfSet") { _, raw, refs, _ in
      let text = string(refs[1])
      let options = String.CompareOptions(rawValue: UInt(raw[0]))
      let range = text.value.rangeOfCharacter(from: set(refs[0]), options: options)
      raw[0] = range.map { text.offset($0.lowerBound) } ?? -1
      raw[1] = range.map { text.offset($0.upperBound) } ?? -1
    },
    Builtin("text.standardCompare") { _, raw, refs, _ in
      raw[0] = string(refs[1]).value.localizedStandardCompare(string(refs[0]).value).rawValue
    },
    Builtin("text.fold") { _, raw, refs, _ in
      let options = String.CompareOptions(rawValue: UInt(raw[0]))
      refs[0] = StringObject(string(refs[0]).value.folding(options: options, locale: nil))
    },
    Builtin("text.commonPrefix") { _, raw, refs, _ in
      let options = String.CompareOptions(rawValue: UInt(raw[0]))
      refs[0] = StringObject(string(refs[1]).value.commonPrefix(with: string(refs[0]).value, options: options))
    },
    Builtin("pattern.check") { _, raw, refs, _ in
      let options = NSRegularExpression.Options(rawValue: UInt(raw[0]))
      raw[0] = word((try? NSRegularExpression(pattern: string(refs[0]).value, options: options)) != nil)
    },
    Builtin("pattern.matches") { machine, raw, refs, _ in
      let options = NSRegularExpression.Options(rawValue: UInt(raw[0]))
      let expression = try? NSRegularExpression(pattern: string(refs[0]).value, options: options)
      let range = NSRange(location: raw[1], length: raw[2])
      let found = expression?.matches(in: string(refs[1]).value, range: range) ?? []
      let numbers = found.flatMap { m in
        [m.numberOfRanges] + (0..<m.numberOfRanges).flatMap { [m.range(at: $0).location, m.range(at: $0).length] }
      }
      refs[0] = try machine.makeArray(numbers)
    },
    Builtin("pattern.replace") { _, raw, refs, _ in
      let options = NSRegularExpression.Options(rawValue: UInt(raw[0]))
      let expression = try? NSRegularExpression(pattern: string(refs[0]).value, options: options)
      let range = NSRange(location: raw[1], length: raw[2])
      let text = string(refs[1]).value
      refs[0] = StringObject(
        expression?.stringByReplacingMatches(in: text, range: range, withTemplate: string(refs[2]).value) ?? text)
    },
  ]
}
