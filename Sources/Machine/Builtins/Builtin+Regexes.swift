import Foundation
import _StringProcessing

/// Regular expressions by pattern and options, compiled once by the toolchain's own engine.
private final class RegexStore: @unchecked Sendable {
  /// The one.
  static let shared = RegexStore()
  /// Guards the table.
  private let lock = NSLock()
  /// What was compiled.
  private var compiled: [String: Regex<AnyRegexOutput>] = [:]

  /// The expression that a pattern stands for; `nil` when it is none. Options are bits in the order of the prelude's.
  func regex(_ pattern: String, _ options: Int) -> Regex<AnyRegexOutput>? {
    lock.withLock {
      let key = "\(options) \(pattern)"
      if let known = compiled[key] { return known }
      guard var made = try? Regex(pattern) else { return nil }
      if options & 1 != 0 { made = made.ignoresCase() }
      if options & 2 != 0 { made = made.anchorsMatchLineEndings() }
      if options & 4 != 0 { made = made.dotMatchesNewlines() }
      if options & 8 != 0 { made = made.asciiOnlyDigits() }
      if options & 16 != 0 { made = made.asciiOnlyWordCharacters() }
      if options & 32 != 0 { made = made.asciiOnlyWhitespace() }
      if options & 64 != 0 { made = made.asciiOnlyCharacterClasses() }
      compiled[key] = made
      return made
    }
  }
}

/// How a text is matched.
private enum MatchMode: Int {
  case all, first, whole, prefix
}

extension Builtin {
  /// Regular expressions.
  static let regexes: [Builtin] = [
    Builtin("regex.isValid") { _, raw, refs, _ in
      raw[0] = word(RegexStore.shared.regex(string(refs[0]).value, 0) != nil)
    },
    Builtin("regex.matches") { machine, raw, refs, _ in
      let text = string(refs[1]).value
      let (start, end) = (index(raw[1], text), index(raw[2], text))
      guard let regex = RegexStore.shared.regex(string(refs[0]).value, raw[0]) else {
        refs[0] = try machine.makeArray([Int]())
        return
      }
      let found = matches(regex, text[start..<end], MatchMode(rawValue: raw[3]) ?? .all)
      refs[0] = try machine.makeArray(found.flatMap { ranges($0, text) })
    },
    Builtin("regex.output") { _, raw, refs, types in try output(raw, refs, types[0]) },
  ]

  /// The index at an offset in UTF-8.
  private static func index(_ offset: Int, _ text: String) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: offset)
  }

  /// The matches in a text.
  private static func matches(
    _ regex: Regex<AnyRegexOutput>, _ text: Substring, _ mode: MatchMode
  ) -> [Regex<AnyRegexOutput>.Match] {
    switch mode {
    case .all: text.matches(of: regex)
    case .first: text.firstMatch(of: regex).map { [$0] } ?? []
    case .whole: text.wholeMatch(of: regex).map { [$0] } ?? []
    case .prefix: text.prefixMatch(of: regex).map { [$0] } ?? []
    }
  }

  /// How many captures a match has, then the offsets of each; -1 for one that took no part.
  private static func ranges(_ match: Regex<AnyRegexOutput>.Match, _ text: String) -> [Int] {
    [match.output.count]
      + match.output.flatMap { capture -> [Int] in
        guard let range = capture.range else { return [-1, -1] }
        return [range.lowerBound, range.upperBound].map { text.utf8.distance(from: text.startIndex, to: $0) }
      }
  }

  /// Makes the output of a match, a part of a text or a tuple of parts, from offsets (R[0] says where they begin).
  private static func output(
    _ raw: UnsafeMutablePointer<Int>, _ refs: UnsafeMutablePointer<HeapObject?>, _ type: TypeInfo
  ) throws {
    let offsets = ArrayObject.array(refs[0])
    let (text, first) = (refs[1], raw[0])
    let fields =
      if case .tuple = type.kind { type.fields } else {
        [TypeInfo.Field(label: nil, type: type, rawOffset: 0, refOffset: 0)]
      }
    for (i, field) in fields.enumerated() {
      let at = first + 2 * i
      guard at + 1 < offsets.count else { throw Defect("a match has no capture \(i)") }
      let (start, end) = (offsets.raw[at], offsets.raw[at + 1])
      var target = raw + field.rawOffset
      if case .optional = field.type.kind {
        target[0] = word(start >= 0)
        target += 1
      }
      target[0] = max(0, start) * 2
      target[1] = max(0, end) * 2
      refs[field.refOffset] = start >= 0 || field.type.kind.isStructure ? text : nil
    }
  }
}

extension TypeInfo.Kind {
  /// Whether it is a struct.
  fileprivate var isStructure: Bool {
    if case .structure = self { return true }
    return false
  }
}
