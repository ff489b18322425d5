/// How much a solution bends the expression; fewer of the graver kinds is better.
struct Score: Comparable {

  /// The kinds of bends, gravest first, in the order of the compiler's `ScoreKind`.
  enum Kind: Int, CaseIterable {
    case hole, fix, unavailable, disfavoredOverload, memberViaOptional, forceUnwrap, userConversion, functionConversion,
      nonDefaultLiteral,
      collectionUpcast, valueToOptional, emptyExistential, keyPathSubscript, functionToAutoclosure,
      implicitValueConversion,
      unappliedFunction, effectConversion
  }

  private var counts = [Int16](repeating: 0, count: Kind.allCases.count)

  /// How often a kind of bend occurs.
  subscript(kind: Kind) -> Int { Int(counts[kind.rawValue]) }

  /// Adds bends of a kind.
  mutating func add(_ kind: Kind, _ count: Int = 1) { counts[kind.rawValue] &+= Int16(clamping: count) }

  /// The graver first differing kind decides.
  static func < (a: Score, b: Score) -> Bool { a.counts.lexicographicallyPrecedes(b.counts) }

  /// Whether nothing was bent since `before` but values put into existentials.
  func isAsGood(as before: Score) -> Bool {
    let light: [Kind] = [.emptyExistential, .unappliedFunction, .effectConversion]
    return Kind.allCases.allSatisfy { light.contains($0) || self[$0] <= before[$0] }
  }

  /// Whether nothing bends.
  var isZero: Bool { counts.allSatisfy { $0 == 0 } }
}
