enum Suit: Character, CaseIterable { case clubs = "C", diamonds = "D", hearts = "H", spades = "S" }

struct Rank: RawRepresentable, Comparable, Hashable {
    let rawValue: Int
    init?(rawValue: Int) {
        guard (2...14).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }
    init?(_ text: some StringProtocol) {
        switch text {
        case "J": self.init(rawValue: 11)
        case "Q": self.init(rawValue: 12)
        case "K": self.init(rawValue: 13)
        case "A": self.init(rawValue: 14)
        default:
            guard let n = Int(text) else { return nil }
            self.init(rawValue: n)
        }
    }
    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
}

struct Card {
    let rank: Rank, suit: Suit
    init?(_ text: Substring) {
        guard let last = text.last, let suit = Suit(rawValue: last), let rank = Rank(text.dropLast()) else { return nil }
        self.rank = rank
        self.suit = suit
    }
}

enum Category: Int, Comparable {
    case highCard, pair, twoPair, threeOfAKind, straight, flush, fullHouse, fourOfAKind, straightFlush
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

struct Hand: Comparable {
    let text: String
    let category: Category
    let tieBreak: [Int]

    init?(_ text: String) {
        let cards = text.split(separator: " ").compactMap(Card.init)
        guard cards.count == 5 else { return nil }
        self.text = text
        let groups = Dictionary(grouping: cards, by: \.rank.rawValue)
            .map { (count: $0.value.count, rank: $0.key) }
            .sorted { ($0.count, $0.rank) > ($1.count, $1.rank) }
        var ranks = groups.map(\.rank)
        let isFlush = Set(cards.map(\.suit)).count == 1
        if ranks == [14, 5, 4, 3, 2] { ranks = [5, 4, 3, 2, 1] }
        let isStraight = ranks.count == 5 && ranks[0] - ranks[4] == 4
        tieBreak = ranks
        switch (groups.map(\.count), isStraight, isFlush) {
        case (_, true, true): category = .straightFlush
        case ([4, 1], _, _): category = .fourOfAKind
        case ([3, 2], _, _): category = .fullHouse
        case (_, _, true): category = .flush
        case (_, true, _): category = .straight
        case ([3, 1, 1], _, _): category = .threeOfAKind
        case ([2, 2, 1], _, _): category = .twoPair
        case let (counts, _, _) where counts.first == 2: category = .pair
        default: category = .highCard
        }
    }

    static func == (a: Hand, b: Hand) -> Bool { a.category == b.category && a.tieBreak == b.tieBreak }
    static func < (a: Hand, b: Hand) -> Bool {
        a.category != b.category ? a.category < b.category : a.tieBreak.lexicographicallyPrecedes(b.tieBreak)
    }
}

func bestHands(_ texts: [String]) -> [String] {
    let hands = texts.compactMap(Hand.init)
    guard let best = hands.max() else { return [] }
    return hands.filter { $0 == best }.map(\.text)
}

for text in ["4S 5S 7H 8D JC", "2S 8H 2D 8D 3H", "AS AH AD 4D JC", "4D AH 3S 2D 5C", "2H 4H 6H 8H KH", "QD QH QC 9S 9C", "10S JS QS KS AS", "3S 3H 3D 3C 9D"] {
    let hand = Hand(text)!
    print(text, hand.category, hand.tieBreak)
}
print(bestHands(["4S 5S 7H 8D JC", "4D 5S 6S 8D 3C", "2S 4C 7S 9H 10H"]))
print(bestHands(["3S 4S 5D 6H JH", "3H 4H 5C 6C JD", "2S 3H 4S 5S 6D 7C"]))
print(bestHands(["2S 8H 2D 8D QH", "4S 5H 4C 8S 5D"]), bestHands([]), Hand("1S 2S 3S 4S 5S") == nil)
