struct BlackjackCard {
    enum Suit: Character {
        case spades = "♠", hearts = "♡", diamonds = "♢", clubs = "♣"
    }

    enum Rank: Int {
        case two = 2, three, four, five, six, seven, eight, nine, ten
        case jack, queen, king, ace
        struct Values {
            let first: Int, second: Int?
        }
        var values: Values {
            switch self {
            case .ace: return Values(first: 1, second: 11)
            case .jack, .queen, .king: return Values(first: 10, second: nil)
            default: return Values(first: self.rawValue, second: nil)
            }
        }
    }

    let rank: Rank, suit: Suit
    var description: String {
        var output = "suit is \(suit.rawValue),"
        output += " value is \(rank.values.first)"
        if let second = rank.values.second {
            output += " or \(second)"
        }
        return output
    }
}

let theAceOfSpades = BlackjackCard(rank: .ace, suit: .spades)
print("theAceOfSpades: \(theAceOfSpades.description)")
print(BlackjackCard(rank: .queen, suit: .hearts).description, BlackjackCard.Suit.hearts.rawValue)
print(BlackjackCard.Rank(rawValue: 7)!.values, BlackjackCard.Rank(rawValue: 15) as Any)

struct AudioChannel {
    static let thresholdLevel = 10
    static var maxInputLevelForAllChannels = 0
    var currentLevel: Int = 0 {
        didSet {
            if currentLevel > AudioChannel.thresholdLevel { currentLevel = AudioChannel.thresholdLevel }
            if currentLevel > Self.maxInputLevelForAllChannels { Self.maxInputLevelForAllChannels = currentLevel }
        }
    }
}
var leftChannel = AudioChannel(), rightChannel = AudioChannel()
leftChannel.currentLevel = 7
print(leftChannel.currentLevel, AudioChannel.maxInputLevelForAllChannels)
rightChannel.currentLevel = 11
print(rightChannel.currentLevel, AudioChannel.maxInputLevelForAllChannels)

struct LevelTracker {
    static var highestUnlockedLevel = 1
    var currentLevel = 1
    static func unlock(_ level: Int) { if level > highestUnlockedLevel { highestUnlockedLevel = level } }
    static func isUnlocked(_ level: Int) -> Bool { return level <= highestUnlockedLevel }
    @discardableResult
    mutating func advance(to level: Int) -> Bool {
        if LevelTracker.isUnlocked(level) {
            currentLevel = level
            return true
        } else {
            return false
        }
    }
}
class Player {
    var tracker = LevelTracker()
    let playerName: String
    func complete(level: Int) {
        LevelTracker.unlock(level + 1)
        tracker.advance(to: level + 1)
    }
    init(name: String) { playerName = name }
}
var player = Player(name: "Argyrios")
player.complete(level: 1)
print("highest unlocked level is now \(LevelTracker.highestUnlockedLevel)")
player = Player(name: "Beto")
print(player.tracker.advance(to: 6) ? "player is now on level 6" : "level 6 hasn't yet been unlocked")

final class Registry {
    static let shared = Registry()
    private static var created = 0
    private(set) var names: [String]
    private init() { Self.created += 1; names = ["first"]; print("registry made") }
    class Token {
        enum Kind: String, CaseIterable { case weak, strong }
        typealias Pair = (kind: Kind, number: Int)
        static func pairs() -> [Pair] { Kind.allCases.enumerated().map { ($1, $0) } }
    }
    static func register(_ n: String) -> Int { shared.names.append(n); return created }
}
print("before")
print(Registry.register("second"), Registry.shared.names, Registry.register("third"))
print(Registry.Token.pairs().map { "\($0.kind.rawValue)\($0.number)" }, Registry.Token.Kind.weak)

extension Int {
    enum Kind { case negative, zero, positive }
    var kind: Kind {
        switch self {
        case 0: return .zero
        case let x where x > 0: return .positive
        default: return .negative
        }
    }
    func repetitions(_ task: () -> Void) { for _ in 0..<self { task() } }
    mutating func square() { self = self * self }
    subscript(digitIndex: Int) -> Int {
        var decimalBase = 1
        for _ in 0..<digitIndex { decimalBase *= 10 }
        return (self / decimalBase) % 10
    }
}
for n in [3, 19, -27, 0, -6, 0, 7] {
    switch n.kind {
    case .negative: print("- ", terminator: "")
    case .zero: print("0 ", terminator: "")
    case .positive: print("+ ", terminator: "")
    }
}
print("")
3.repetitions { print("Hello!", terminator: " ") }
var someInt = 3
someInt.square()
print(someInt, 746381295[0], 746381295[5], 746381295[8], 746381295[9])
