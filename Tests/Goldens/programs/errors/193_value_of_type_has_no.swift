enum Suit: String { case hearts, spades }
print(Suit.hearts.rawvalue)
