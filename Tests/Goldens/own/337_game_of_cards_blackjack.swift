enum Suit: String, CaseIterable { case spades = "♠", hearts = "♥", diamonds = "♦", clubs = "♣" }
enum Rank: Int, CaseIterable, CustomStringConvertible {
    case two = 2, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
    var description: String {
        switch self {
        case .jack: return "J"
        case .queen: return "Q"
        case .king: return "K"
        case .ace: return "A"
        default: return "\(rawValue)"
        }
    }
    var values: (first: Int, second: Int?) {
        switch self {
        case .ace: return (1, 11)
        case .jack, .queen, .king: return (10, nil)
        default: return (rawValue, nil)
        }
    }
}
struct Card: Equatable, CustomStringConvertible {
    let rank: Rank
    let suit: Suit
    var description: String { "\(rank)\(suit.rawValue)" }
}
struct Deck {
    private(set) var cards: [Card]
    init() { cards = Suit.allCases.flatMap { s in Rank.allCases.map { Card(rank: $0, suit: s) } } }
    mutating func shuffle(seed: Int) {
        var state = seed
        for i in stride(from: cards.count - 1, to: 0, by: -1) {
            state = (state * 1103515245 + 12345) & 0x7fffffff
            cards.swapAt(i, state % (i + 1))
        }
    }
    mutating func deal(_ n: Int = 1) -> [Card] {
        let dealt = Array(cards.prefix(n))
        cards.removeFirst(min(n, cards.count))
        return dealt
    }
}
struct Hand {
    var cards: [Card] = []
    var score: Int {
        var total = cards.map { $0.rank.values.first }.reduce(0, +)
        if cards.contains(where: { $0.rank == .ace }) && total + 10 <= 21 { total += 10 }
        return total
    }
    var isBust: Bool { score > 21 }
    var isBlackjack: Bool { cards.count == 2 && score == 21 }
}
enum Outcome: String { case win, lose, push, blackjack }
class Player {
    let name: String
    var hand = Hand()
    var chips: Int
    init(name: String, chips: Int) { self.name = name; self.chips = chips }
    func wantsCard() -> Bool { hand.score < 16 }
}
class Dealer: Player {
    override func wantsCard() -> Bool { return hand.score < 17 }
}
class Game {
    var deck = Deck()
    let dealer = Dealer(name: "Dealer", chips: 0)
    let players: [Player]
    init(_ players: Player...) { self.players = players }
    func round(seed: Int, bet: Int) {
        deck = Deck()
        deck.shuffle(seed: seed)
        for p in players + [dealer] {
            p.hand = Hand(cards: deck.deal(2))
            while p.wantsCard() { p.hand.cards += deck.deal() }
        }
        print("Dealer: \(dealer.hand.cards) = \(dealer.hand.score)\(dealer.hand.isBust ? " bust" : "")")
        for p in players {
            let outcome = judge(p)
            switch outcome {
            case .win: p.chips += bet
            case .blackjack: p.chips += bet * 3 / 2
            case .lose: p.chips -= bet
            case .push: break
            }
            print("\(p.name): \(p.hand.cards) = \(p.hand.score) \(outcome.rawValue), chips \(p.chips)")
        }
    }
    private func judge(_ p: Player) -> Outcome {
        if p.hand.isBust { return .lose }
        if p.hand.isBlackjack && !dealer.hand.isBlackjack { return .blackjack }
        if dealer.hand.isBust || p.hand.score > dealer.hand.score { return .win }
        return p.hand.score == dealer.hand.score ? .push : .lose
    }
}
let game = Game(Player(name: "Ann", chips: 100), Player(name: "Bob", chips: 50))
for seed in 1...4 { game.round(seed: seed, bet: 10) }
print(Deck().cards.count, Card(rank: .ace, suit: .spades), Rank.ace.values, Hand(cards: [Card(rank: .ace, suit: .hearts), Card(rank: .king, suit: .clubs)]).isBlackjack)
