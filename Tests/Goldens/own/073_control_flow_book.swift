let finalSquare = 25
var board = [Int](repeating: 0, count: finalSquare + 1)
board[03] = +08; board[06] = +11; board[09] = +09; board[10] = +02
board[14] = -10; board[19] = -11; board[22] = -02; board[24] = -08
var square = 0
var diceRoll = 0
var turns = 0
gameLoop: while square != finalSquare {
    diceRoll += 1
    if diceRoll == 7 { diceRoll = 1 }
    turns += 1
    switch square + diceRoll {
    case finalSquare:
        break gameLoop
    case let newSquare where newSquare > finalSquare:
        continue gameLoop
    default:
        square += diceRoll
        square += board[square]
    }
}
print("Game over! after \(turns) turns on \(square)")

let minutes = 60, minuteInterval = 15
for tickMark in stride(from: 0, to: minutes, by: minuteInterval) { print(tickMark, terminator: " ") }
for tickMark in stride(from: 3, through: 12, by: 3) { print(tickMark, terminator: " ") }
print()
let numberOfLegs = ["spider": 8, "ant": 6, "cat": 4]
for (animalName, legCount) in numberOfLegs.sorted(by: { $0.1 > $1.1 }) { print("\(animalName)s have \(legCount) legs") }

let temperatureInCelsius = 25
let weatherAdvice = if temperatureInCelsius <= 0 {
    "It's very cold. Consider wearing a scarf."
} else if temperatureInCelsius >= 30 {
    "It's really warm. Don't forget to wear sunscreen."
} else {
    "It's not that cold. Wear a T-shirt."
}
print(weatherAdvice)
let freezeWarning: String? = if temperatureInCelsius <= 0 { "freezing" } else { nil }
print(freezeWarning as Any)
let anotherCharacter: Character = "a"
let message = switch anotherCharacter {
case "a": "The first letter of the Latin alphabet"
case "z": "The last letter of the Latin alphabet"
default: "Some other character"
}
print(message)

let approximateCount = 62
let naturalCount: String
switch approximateCount {
case 0: naturalCount = "no"
case 1..<5: naturalCount = "a few"
case 5..<12: naturalCount = "several"
case 12..<100: naturalCount = "dozens of"
case 100..<1000: naturalCount = "hundreds of"
default: naturalCount = "many"
}
print("There are \(naturalCount) moons")

for somePoint in [(1, 1), (0, 0), (3, 0), (0, 2), (9, 9)] {
    switch somePoint {
    case (0, 0): print("\(somePoint) is at the origin")
    case (_, 0): print("\(somePoint) is on the x-axis")
    case (0, _): print("\(somePoint) is on the y-axis")
    case (-2...2, -2...2): print("\(somePoint) is inside the box")
    default: print("\(somePoint) is outside of the box")
    }
}
let stillAnotherPoint = (9, 0)
switch stillAnotherPoint {
case (let distance, 0), (0, let distance): print("On an axis, \(distance) from the origin")
default: print("Not on an axis")
}

let puzzleInput = "great minds think alike"
var puzzleOutput = ""
let charactersToRemove: [Character] = ["a", "e", "i", "o", "u", " "]
for character in puzzleInput {
    if charactersToRemove.contains(character) { continue }
    puzzleOutput.append(character)
}
print(puzzleOutput)
let integerToDescribe = 5
var description = "The number \(integerToDescribe) is"
switch integerToDescribe {
case 2, 3, 5, 7, 11, 13, 17, 19:
    description += " a prime number, and also"
    fallthrough
default:
    description += " an integer."
}
print(description)

func greet(person: [String: String]) {
    guard let name = person["name"] else { return }
    print("Hello \(name)!")
    guard let location = person["location"] else {
        print("I hope the weather is nice near you.")
        return
    }
    print("I hope the weather is nice in \(location).")
}
greet(person: ["name": "John"])
greet(person: ["name": "Jane", "location": "Cupertino"])
greet(person: [:])
var score = 3
if score < 100 {
    score += 100
    defer { score -= 100; print("deferred", score) }
    print(score)
}
if #available(macOS 10.12, iOS 10, *) { print("available") } else { print("old") }
var i = 10
repeat { i -= 3 } while i > 0
print(i, (1...3).reversed().map { $0 }, [Int](0..<0).isEmpty)
let base = 3, power = 10
var answer = 1
for _ in 1...power { answer *= base }
print("\(base) to the power of \(power) is \(answer)")
let minValue = UInt8.min, maxValue = UInt8.max
let (x, y, _) = (1, 2.5, "ignored"), http404Error = (statusCode: 404, description: "Not Found")
print(minValue, maxValue, x, y, http404Error, http404Error.statusCode, 0b10001, 0o21, 0x11, 1_000_000, 0xC.3p0, 1.25e-2)
print(-9 % 4, 9 % -4, 5 / 2, -5 / 2, 5.0 / 2, Int(3.99), Int(-3.99), ("zebra", 3) < ("apple", 4), true && !false || false)
