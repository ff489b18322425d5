/// A question to a character as a host function.
private func ask(_ name: String, _ question: @escaping @Sendable (Character) -> Bool) -> Builtin {
  Builtin("character.\(name)") { _, raw, refs, _ in raw[0] = word(question(character(refs[0]))) }
}

/// A question to a scalar as a host function.
private func ask(scalar name: String, _ question: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool) -> Builtin {
  Builtin("scalar.\(name)") { _, raw, _, _ in raw[0] = word(question(scalar(raw[0]).properties)) }
}

/// A character as a register holds it.
private func character(_ object: HeapObject?) -> Character { string(object).value.first ?? " " }

/// A scalar as a register holds it.
private func scalar(_ word: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: word)) ?? "\u{FFFD}" }

/// The categories of scalars, in the order of the prelude's.
private let categories: [Unicode.GeneralCategory] = [
  .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
  .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
  .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
  .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
  .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned,
]

extension Builtin {
  /// Questions to characters.
  static let characters: [Builtin] = [
    ask("isASCII") { $0.isASCII }, ask("isWhitespace") { $0.isWhitespace }, ask("isNewline") { $0.isNewline },
    ask("isNumber") { $0.isNumber }, ask("isWholeNumber") { $0.isWholeNumber }, ask("isHexDigit") { $0.isHexDigit },
    ask("isLetter") { $0.isLetter }, ask("isUppercase") { $0.isUppercase }, ask("isLowercase") { $0.isLowercase },
    ask("isCased") { $0.isCased }, ask("isSymbol") { $0.isSymbol }, ask("isMathSymbol") { $0.isMathSymbol },
    ask("isCurrencySymbol") { $0.isCurrencySymbol }, ask("isPunctuation") { $0.isPunctuation },
    Builtin("character.wholeNumberValue") { _, raw, refs, _ in putOptional(character(refs[0]).wholeNumberValue, raw) },
    Builtin("character.hexDigitValue") { _, raw, refs, _ in putOptional(character(refs[0]).hexDigitValue, raw) },
  ]

  /// Questions to scalars.
  static let scalars: [Builtin] = [
    ask(scalar: "isAlphabetic") { $0.isAlphabetic }, ask(scalar: "isWhitespace") { $0.isWhitespace },
    ask(scalar: "isUppercase") { $0.isUppercase }, ask(scalar: "isLowercase") { $0.isLowercase },
    ask(scalar: "isEmoji") { $0.isEmoji },
    Builtin("scalar.name") { _, raw, refs, _ in putOptional(scalar(raw[0]).properties.name, raw, refs) },
    Builtin("scalar.numericValue") { _, raw, _, _ in
      putOptional(scalar(raw[0]).properties.numericValue.map { word($0) }, raw)
    },
    Builtin("scalar.category") { _, raw, _, _ in
      raw[0] = categories.firstIndex(of: scalar(raw[0]).properties.generalCategory) ?? 0
    },
    Builtin("scalar.numericKind") { _, raw, _, _ in
      raw[0] =
        switch scalar(raw[0]).properties.numericType {
        case .decimal: 1
        case .digit: 2
        case .numeric: 3
        default: 0
        }
    },
    Builtin("scalar.quoted") { _, raw, refs, _ in refs[0] = StringObject(scalar(raw[0]).debugDescription) },
  ]
}
