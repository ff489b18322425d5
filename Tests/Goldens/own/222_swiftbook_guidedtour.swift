// In the manner of a guided tour
let label = "The width is "
let width = 94
let widthLabel = label + String(width)
print(widthLabel)
let quotation = """
        Even though there's whitespace to the left,
        the actual lines aren't indented.
            Except for this line.
        Double quotes (") can appear without being escaped.

        I still have \(width + 6) pieces of fruit.
        """
print(quotation)
var fruits = ["strawberries", "limes", "tangerines"]
fruits[1] = "grapes"
var occupations = ["Malcolm": "Captain", "Kaylee": "Mechanic"]
occupations["Jayne"] = "Public Relations"
fruits.append("blueberries")
print(fruits, occupations.count, occupations["Kaylee", default: "?"])
let emptyArray: [String] = []
let emptyDictionary: [String: Float] = [:]
print(emptyArray, emptyDictionary)
let individualScores = [75, 43, 103, 87, 12]
var teamScore = 0
for score in individualScores { if score > 50 { teamScore += 3 } else { teamScore += 1 } }
let scoreDecoration = if teamScore > 10 { "🎉" } else { "" }
print("Score:", teamScore, scoreDecoration)
var optionalName: String? = "John Appleseed"
var greeting = "Hello!"
if let name = optionalName { greeting = "Hello, \(name)" }
optionalName = nil
print(greeting, optionalName == nil, "Hi \(optionalName ?? "you")")
let vegetable = "red pepper"
switch vegetable {
case "celery": print("Add some raisins and make ants on a log.")
case "cucumber", "watercress": print("That would make a good tea sandwich.")
case let x where x.hasSuffix("pepper"): print("Is it a spicy \(x)?")
default: print("Everything tastes good in soup.")
}
let interestingNumbers = ["Prime": [2, 3, 5, 7, 11, 13], "Fibonacci": [1, 1, 2, 3, 5, 8], "Square": [1, 4, 9, 16, 25]]
var largest = 0, kind: String?
for (name, numbers) in interestingNumbers { for number in numbers where number > largest { largest = number; kind = name } }
print(largest, kind!)
var n = 2
while n < 100 { n *= 2 }
var m = 2
repeat { m *= 2 } while m < 100
print(n, m)
func calculateStatistics(scores: [Int]) -> (min: Int, max: Int, sum: Int) {
    var min = scores[0], max = scores[0], sum = 0
    for score in scores {
        if score > max { max = score } else if score < min { min = score }
        sum += score
    }
    return (min, max, sum)
}
let statistics = calculateStatistics(scores: [5, 3, 100, 3, 9])
print(statistics.sum, statistics.2, statistics)
func makeIncrementer() -> ((Int) -> Int) { func addOne(number: Int) -> Int { return 1 + number }; return addOne }
print(makeIncrementer()(7))
func hasAnyMatches(list: [Int], condition: (Int) -> Bool) -> Bool { for item in list { if condition(item) { return true } }; return false }
print(hasAnyMatches(list: [20, 19, 7, 12], condition: { (number: Int) -> Bool in let result = 3 * number; return result < 25 }))
class NamedShape {
    var numberOfSides = 0
    var name: String
    init(name: String) { self.name = name }
    func simpleDescription() -> String { "A shape with \(numberOfSides) sides." }
}
class EquilateralTriangle: NamedShape {
    var sideLength: Double
    init(sideLength: Double, name: String) { self.sideLength = sideLength; super.init(name: name); numberOfSides = 3 }
    var perimeter: Double { get { 3.0 * sideLength } set { sideLength = newValue / 3.0 } }
    override func simpleDescription() -> String { "An equilateral triangle with sides of length \(sideLength)." }
}
let triangle = EquilateralTriangle(sideLength: 3.1, name: "a triangle")
print(triangle.perimeter)
triangle.perimeter = 9.9
print(triangle.sideLength, triangle.simpleDescription())
enum Rank: Int { case ace = 1, two, three, jack = 11, queen, king
    func simpleDescription() -> String { switch self { case .ace: return "ace"; case .jack: return "jack"; case .queen: return "queen"; case .king: return "king"; default: return String(self.rawValue) } } }
print(Rank.ace.rawValue, Rank(rawValue: 3)!.simpleDescription(), Rank.king)
protocol ExampleProtocol { var simpleDescription: String { get }; mutating func adjust() }
extension Int: ExampleProtocol { var simpleDescription: String { "The number \(self)" }; mutating func adjust() { self += 42 } }
var seven = 7
seven.adjust()
print(seven.simpleDescription)
enum PrinterError: Error { case outOfPaper, noToner, onFire }
func send(job: Int, toPrinter printerName: String) throws -> String { if printerName == "Never Has Toner" { throw PrinterError.noToner }; return "Job sent" }
do { print(try send(job: 1040, toPrinter: "Gutenberg")); print(try send(job: 1, toPrinter: "Never Has Toner")) } catch PrinterError.onFire { print("fire") } catch let printerError as PrinterError { print("Printer error: \(printerError).") } catch { print(error) }
print((try? send(job: 1885, toPrinter: "Never Has Toner")) as Any, (try? send(job: 1884, toPrinter: "Mergenthaler")) as Any)
func anyCommonElements<T: Sequence, U: Sequence>(_ lhs: T, _ rhs: U) -> Bool where T.Element: Equatable, T.Element == U.Element {
    for l in lhs { for r in rhs { if l == r { return true } } }
    return false
}
print(anyCommonElements([1, 2, 3], Set([3])), anyCommonElements("abc", ["z"]))
