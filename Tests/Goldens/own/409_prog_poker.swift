enum Suit: Character, CaseIterable { case clubs = "C", diamonds = "D", hearts = "H", spades = "S" }
enum Rank: Int, CaseIterable, Comparable { case two = 2, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
    static let symbols = Array("23456789TJQKA"); init?(_ c: Character) { guard let i = Rank.symbols.firstIndex(of: c) else { return nil }; self.init(rawValue: i + 2) }; static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue } }
struct Card: Hashable, CustomStringConvertible { let rank: Rank, suit: Suit; init?(_ s: Substring) { guard s.count == 2, let r = s.first.flatMap(Rank.init), let u = s.last.flatMap(Suit.init(rawValue:)) else { return nil }; rank = r; suit = u }; var description: String { "\(Rank.symbols[rank.rawValue - 2])\(suit.rawValue)" } }
enum HandError: Error, CustomStringConvertible { case count(Int), card(String), duplicate; var description: String { switch self { case .count(let n): "need 5 cards, got \(n)"; case .card(let s): "no card \(s)"; case .duplicate: "duplicate card" } } }
struct Hand: Comparable, CustomStringConvertible {
    enum Category: Int, Comparable { case high, pair, twoPair, trips, straight, flush, fullHouse, quads, straightFlush; static func < (a: Category, b: Category) -> Bool { a.rawValue < b.rawValue } }
    let cards: [Card]; let category: Category; let tiebreak: [Rank]
    init(_ text: String) throws {
        cards = try text.split(separator: " ").map { s in guard let c = Card(s) else { throw HandError.card(String(s)) }; return c }
        guard cards.count == 5 else { throw HandError.count(cards.count) }
        guard Set(cards).count == 5 else { throw HandError.duplicate }
        let groups = Dictionary(grouping: cards, by: \.rank).map { (rank: $0.key, n: $0.value.count) }.sorted { ($0.n, $0.rank) > ($1.n, $1.rank) }
        let ranks = cards.map(\.rank).sorted(by: >), flush = Set(cards.map(\.suit)).count == 1
        let wheel = ranks == [.ace, .five, .four, .three, .two], straight = wheel || groups.count == 5 && ranks[0].rawValue - ranks[4].rawValue == 4
        switch (groups.map(\.n), straight, flush) {
        case (_, true, true): category = .straightFlush
        case ([4, 1], _, _): category = .quads
        case ([3, 2], _, _): category = .fullHouse
        case (_, _, true): category = .flush
        case (_, true, _): category = .straight
        case ([3, 1, 1], _, _): category = .trips
        case ([2, 2, 1], _, _): category = .twoPair
        case ([2, 1, 1, 1], _, _): category = .pair
        default: category = .high
        }
        tiebreak = wheel ? [.five] : groups.map(\.rank)
    }
    static func < (a: Hand, b: Hand) -> Bool { a.category != b.category ? a.category < b.category : a.tiebreak.lexicographicallyPrecedes(b.tiebreak) }
    static func == (a: Hand, b: Hand) -> Bool { !(a < b) && !(b < a) }
    var description: String { cards.map(\.description).joined(separator: " ") + " (\(category))" }
}
func winners(_ texts: [String]) -> [Hand] { let hands = texts.compactMap { try? Hand($0) }; return hands.max().map { best in hands.filter { $0 == best } } ?? [] }
let hands = ["2H 3D 5S 9C KD", "2C 3H 4S 8C AH", "AH 2D 3C 4S 5H", "2H 2D 5S 5C KD", "TS JS QS KS AS", "9C 9D 9H 9S 2D", "3H 3D 3S 8C 8D", "2H 4H 6H 8H TH", "7C 7D 7H 2S 4D", "QC QD 3H 2S 9D"]
for h in try hands.map(Hand.init).sorted(by: >) { print(h) }
print(winners(hands), winners(["4S 5H 6C 8D KH", "4D 5C 6S 8H KC", "2S 3H 4C 8D QH"]).count, winners([]))
for bad in ["2H 3D", "2H 2H 3D 4D 5D", "1H 3D 5S 9C KD", "2X 3D 5S 9C KD"] { do { print(try Hand(bad)) } catch { print(error) } }
