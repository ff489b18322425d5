// Checkpoints as from a beginner's course.
enum RootError: Error { case outOfBounds, noRoot }
func wholeRoot(_ n: Int) throws -> Int {
    guard (1...10_000).contains(n) else { throw RootError.outOfBounds }
    for i in 1...100 where i * i == n { return i }
    throw RootError.noRoot
}
for n in [1, 25, 26, 10_000, 10_001] {
    do {
        let root = try wholeRoot(n)
        print("The square root of \(n) is \(root).")
    } catch RootError.outOfBounds {
        print("\(n) is out of bounds.")
    } catch {
        print("\(n) has no whole root (\(error)).")
    }
}

let luckyNumbers = [7, 4, 38, 21, 16, 15, 12, 33, 31, 49]
luckyNumbers.filter { !$0.isMultiple(of: 2) }.sorted().map { "\($0) is a lucky number" }.forEach { print($0) }

struct Car {
    let model: String
    let seats: Int
    private(set) var gear = 1 {
        didSet { print("  \(model): gear \(oldValue) -> \(gear)") }
    }
    static let gears = 1...10
    mutating func change(by delta: Int) {
        let new = gear + delta
        gear = Car.gears.contains(new) ? new : gear
    }
}
var car = Car(model: "Fury", seats: 4)
car.change(by: 2); car.change(by: -5); car.change(by: 1)
print(car.gear, car)

class Animal { let legs: Int; init(legs: Int) { self.legs = legs } }
class Dog: Animal { init() { super.init(legs: 4) }; func speak() { print("Bark!") } }
class Corgi: Dog { override func speak() { print("Yip!") } }
class Poodle: Dog { override func speak() { print("Woof!"); super.speak() } }
class Cat: Animal { let isTame: Bool; init(isTame: Bool) { self.isTame = isTame; super.init(legs: 4) }; func speak() { print(isTame ? "Meow" : "Hiss") } }
final class Lion: Cat { init() { super.init(isTame: false) }; override func speak() { print("Roar") } }
let pets: [Animal] = [Corgi(), Poodle(), Lion(), Cat(isTame: true), Animal(legs: 8)]
for pet in pets {
    if let dog = pet as? Dog { dog.speak() }
    else if let cat = pet as? Cat { cat.speak() }
    else { print("\(pet.legs) legs say nothing") }
}

protocol Building { var rooms: Int { get }; var cost: Int { get set }; var agent: String { get set }; func summary() }
extension Building { func summary() { print("\(Self.self): \(rooms) rooms for $\(cost) by \(agent)") } }
struct House: Building { let rooms: Int; var cost: Int; var agent = "Nobody" }
struct Office: Building { let rooms: Int; var cost: Int; var agent: String; func summary() { print("Office space, \(rooms) desks, ask \(agent)") } }
var buildings: [any Building] = [House(rooms: 3, cost: 500_000), Office(rooms: 40, cost: 2_000_000, agent: "Eve")]
for i in buildings.indices { buildings[i].cost -= 1; buildings[i].summary() }
print(buildings.map(\.cost), buildings.first(where: { $0.agent == "Eve" }) is Office)

func pick(from numbers: [Int]?) -> Int { numbers?.first ?? 42 }
print(pick(from: nil), pick(from: []), pick(from: [6, 7]))
let captains = ["Enterprise": "Picard", "Voyager": "Janeway"]
let new = captains["Serenity"]
print(new ?? "N/A", captains["Enterprise", default: "?"], (captains["Voyager"]?.first?.uppercased()).map { $0 + "." } ?? "-")
let input = ""
let number = Int(input) ?? 0
print(number, ["1", "x", "3"].compactMap(Int.init), Array(1...3) + [4], Set("hello").count, "a" < "b")
func printTable(for n: Int, upTo end: Int = 4) { print((1...end).map { "\($0) x \(n) = \($0 * n)" }.joined(separator: "; ")) }
printTable(for: 5); printTable(for: 7, upTo: 2)
let sayHi = { (name: String) -> String in "Hi \(name)!" }
let team = ["Gloria", "Suzanne", "Piper", "Tiffany", "Tasha"]
print(sayHi("Taylor"), team.sorted { a, b in a == "Suzanne" ? true : b == "Suzanne" ? false : a < b }, team.filter { $0.hasPrefix("T") }, team.map { $0.uppercased() }.last!)
func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) { animations(); completion?(duration < 1) }
animate(duration: 3, animations: { print("fade") })
animate(duration: 0.5) { print("slide") } completion: { print("quick:", $0) }
var score = 0
let playerScore: () -> Int = { score += 10; return score }
print(playerScore(), playerScore(), score, [3, 1, 2].min() ?? 0, Double(7) / 2, 7 / 2, 7 % 2, Bool.random() || true)
func fizzBuzz(upTo n: Int) -> [String] { (1...n).map { ($0 % 3 == 0 ? "Fizz" : "") + ($0 % 5 == 0 ? "Buzz" : "") }.enumerated().map { $1.isEmpty ? "\($0 + 1)" : $1 } }
print(fizzBuzz(upTo: 15).joined(separator: ","))
