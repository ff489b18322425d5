enum Suit: String { case hearts, spades }
let s: Suit = Suit(rawValue: "hearts")
