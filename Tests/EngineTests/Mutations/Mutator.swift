/// Damages a text as a slip of the hand would: tokens are dropped, doubled or swapped.
struct Mutator {

  /// The pieces of the text, blanks among them.
  private let pieces: [Substring]
  /// Which pieces are no blanks.
  private let tokens: [Int]

  /// Splits a text into names, numbers, runs of operator signs, blanks, and single other characters.
  init(_ text: String) {
    var pieces: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let kind = Kind(first)
      let end =
        kind == .single ? rest.index(after: rest.startIndex) : rest.firstIndex { Kind($0) != kind } ?? rest.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    self.pieces = pieces
    tokens = pieces.indices.filter { Kind(pieces[$0].first!) != .blank }
  }

  /// What a character belongs to.
  private enum Kind {
    case blank, word, sign, single

    init(_ c: Character) {
      switch c {
      case _ where c.isWhitespace: self = .blank
      case _ where c.isLetter || c.isNumber || c == "_" || c == "$": self = .word
      case _ where "+-*/=<>!?&|^~%".contains(c): self = .sign
      default: self = .single
      }
    }
  }

  /// The text with one to three slips.
  func mutated(using random: inout SplitMix) -> String {
    var pieces = pieces.map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) where tokens.count > 1 {
      let place = Int.random(in: 0..<tokens.count, using: &random)
      let here = tokens[place]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: pieces[here] = ""
      case 1: pieces[here] += (Bool.random(using: &random) ? " " : "") + pieces[here]
      case 2: pieces.swapAt(here, tokens[min(place + 1, tokens.count - 1)])
      default: pieces.swapAt(here, tokens[Int.random(in: 0..<tokens.count, using: &random)])
      }
    }
    return pieces.joined()
  }
}
