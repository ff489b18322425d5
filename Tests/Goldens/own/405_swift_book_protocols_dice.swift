protocol RandomNumberGenerator2 { func random() -> Double }
class LinearCongruentialGenerator: RandomNumberGenerator2 {
    var lastRandom = 42.0
    let m = 139968.0
    let a = 3877.0
    let c = 29573.0
    func random() -> Double {
        lastRandom = ((lastRandom * a + c).truncatingRemainder(dividingBy: m))
        return lastRandom / m
    }
}
class Dice {
    let sides: Int
    let generator: RandomNumberGenerator2
    init(sides: Int, generator: RandomNumberGenerator2) { self.sides = sides; self.generator = generator }
    func roll() -> Int { return Int(generator.random() * Double(sides)) + 1 }
}
class DiceGame {
    let sides: Int
    let dice = Dice(sides: 6, generator: LinearCongruentialGenerator())
    weak var delegate: Delegate?
    init(sides: Int) { self.sides = sides }
    func roll() -> Int { return dice.roll() }
    func play(rounds: Int) {
        delegate?.gameDidStart(self)
        for round in 1...rounds {
            let player1 = roll()
            let player2 = roll()
            if player1 == player2 { delegate?.game(self, didEndRound: round, winner: nil) }
            else if player1 > player2 { delegate?.game(self, didEndRound: round, winner: 1) }
            else { delegate?.game(self, didEndRound: round, winner: 2) }
        }
        delegate?.gameDidEnd(self)
    }
    protocol Delegate: AnyObject {
        func gameDidStart(_ game: DiceGame)
        func game(_ game: DiceGame, didEndRound round: Int, winner: Int?)
        func gameDidEnd(_ game: DiceGame)
    }
}
class DiceGameTracker: DiceGame.Delegate {
    var playerScore1 = 0
    var playerScore2 = 0
    func gameDidStart(_ game: DiceGame) { print("Started a new game"); playerScore1 = 0; playerScore2 = 0 }
    func game(_ game: DiceGame, didEndRound round: Int, winner: Int?) {
        switch winner {
        case 1: playerScore1 += 1; print("Player 1 won round \(round)")
        case 2: playerScore2 += 1; print("Player 2 won round \(round)")
        default: print("The round was a draw")
        }
    }
    func gameDidEnd(_ game: DiceGame) {
        if playerScore1 == playerScore2 { print("The game ended in a draw.") }
        else if playerScore1 > playerScore2 { print("Player 1 won!") }
        else { print("Player 2 won!") }
    }
}
let tracker = DiceGameTracker()
let game = DiceGame(sides: 6)
game.delegate = tracker
game.play(rounds: 4)
protocol TextRepresentable { var textualDescription: String { get } }
extension Dice: TextRepresentable { var textualDescription: String { return "A \(sides)-sided dice" } }
extension Array: TextRepresentable where Element: TextRepresentable { var textualDescription: String { "[" + self.map { $0.textualDescription }.joined(separator: ", ") + "]" } }
struct Hamster { var name: String; var textualDescription: String { return "A hamster named \(name)" } }
extension Hamster: TextRepresentable {}
let things: [TextRepresentable] = [game.dice, Hamster(name: "Simon"), [Dice(sides: 12, generator: LinearCongruentialGenerator())]]
for thing in things { print(thing.textualDescription) }
protocol Toggling { mutating func toggle() }
enum OnOffSwitch: Toggling { case off, on; mutating func toggle() { switch self { case .off: self = .on; case .on: self = .off } } }
var lightSwitch = OnOffSwitch.off
lightSwitch.toggle()
print(lightSwitch)
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Person: Named, Aged { var name: String; var age: Int }
func wishHappyBirthday(to celebrator: Named & Aged) { print("Happy birthday, \(celebrator.name), you're \(celebrator.age)!") }
wishHappyBirthday(to: Person(name: "Malcolm", age: 21))
protocol HasArea { var area: Double { get } }
class Circle: HasArea { let pi = 3.1415927; var radius: Double; var area: Double { return pi * radius * radius }; init(radius: Double) { self.radius = radius } }
class Country: HasArea { var area: Double; init(area: Double) { self.area = area } }
class Animal { var legs: Int; init(legs: Int) { self.legs = legs } }
let objects: [AnyObject] = [Circle(radius: 2.0), Country(area: 243_610), Animal(legs: 4)]
for object in objects { if let objectWithArea = object as? HasArea { print("Area is \(objectWithArea.area)") } else { print("Something that doesn't have an area") } }
extension RandomNumberGenerator2 { func randomBool() -> Bool { return random() > 0.5 } }
let generator = LinearCongruentialGenerator()
print("Here's a random number: \(generator.random())", "And here's a random Boolean: \(generator.randomBool())")
extension Collection where Element: Equatable { func allEqual() -> Bool { for element in self { if element != self.first { return false } }; return true } }
print([100, 100].allEqual(), [1, 2].allEqual(), [Int]().allEqual())
