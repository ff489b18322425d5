let names = ["Chris", "Alex", "Ewa", "Barry", "Daniella"]
func backward(_ s1: String, _ s2: String) -> Bool { return s1 > s2 }
var reversedNames = names.sorted(by: backward)
print(reversedNames)
reversedNames = names.sorted(by: { (s1: String, s2: String) -> Bool in
  return s1 > s2
})
reversedNames = names.sorted(by: { s1, s2 in s1 > s2 })
reversedNames = names.sorted(by: { $0 > $1 })
reversedNames = names.sorted(by: >)
reversedNames = names.sorted { $0 > $1 }
print(reversedNames)

let digitNames = [0: "Zero", 1: "One", 2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine"]
let numbers = [16, 58, 510]
let strings = numbers.map { (number) -> String in
  var number = number
  var output = ""
  repeat {
    output = digitNames[number % 10]! + output
    number /= 10
  } while number > 0
  return output
}
print(strings)

func loadPicture(from server: String, completion: (String) -> Void, onFailure: () -> Void) {
  if server.isEmpty { onFailure() } else { completion("picture of \(server)") }
}
for server in ["apple", ""] {
  loadPicture(from: server) { picture in
    print(picture)
  } onFailure: {
    print("Couldn't download the next picture.")
  }
}

func makeIncrementer(forIncrement amount: Int) -> () -> Int {
  var runningTotal = 0
  func incrementer() -> Int {
    runningTotal += amount
    return runningTotal
  }
  return incrementer
}
let incrementByTen = makeIncrementer(forIncrement: 10)
let incrementBySeven = makeIncrementer(forIncrement: 7)
let alsoIncrementByTen = incrementByTen
print(incrementByTen(), incrementByTen(), incrementBySeven(), alsoIncrementByTen())

var completionHandlers: [() -> Void] = []
func someFunctionWithEscapingClosure(completionHandler: @escaping () -> Void) { completionHandlers.append(completionHandler) }
func someFunctionWithNonescapingClosure(closure: () -> Void) { closure() }
class SomeClass {
  var x = 10
  func doSomething() {
    someFunctionWithEscapingClosure { self.x = 100 }
    someFunctionWithNonescapingClosure { x = 200 }
  }
}
struct SomeStruct {
  var x = 10
  mutating func doSomething() { someFunctionWithNonescapingClosure { x = 200 } }
}
let instance = SomeClass()
instance.doSomething()
print(instance.x)
completionHandlers.first?()
var structInstance = SomeStruct()
structInstance.doSomething()
print(instance.x, structInstance.x)

var customersInLine = ["Chris", "Alex", "Ewa", "Barry", "Daniella"]
let customerProvider = { customersInLine.remove(at: 0) }
print(customersInLine.count)
print("Now serving \(customerProvider())!", customersInLine.count)
func serve(customer customerProvider: @autoclosure () -> String) { print("Now serving \(customerProvider())!") }
serve(customer: customersInLine.remove(at: 0))
var customerProviders: [() -> String] = []
func collectCustomerProviders(_ customerProvider: @autoclosure @escaping () -> String) { customerProviders.append(customerProvider) }
collectCustomerProviders(customersInLine.remove(at: 0))
collectCustomerProviders(customersInLine.remove(at: 0))
print("Collected \(customerProviders.count) closures.", customersInLine)
for customerProvider in customerProviders { print("Now serving \(customerProvider())!") }

func chooseStepFunction(backward: Bool) -> (Int) -> Int {
  func stepForward(input: Int) -> Int { return input + 1 }
  func stepBackward(input: Int) -> Int { return input - 1 }
  return backward ? stepBackward : stepForward
}
var currentValue = -4
let moveNearerToZero = chooseStepFunction(backward: currentValue > 0)
while currentValue != 0 {
  print("\(currentValue)... ", terminator: "")
  currentValue = moveNearerToZero(currentValue)
}
print("zero!")
var value = 1
let captured = { [value] in value * 10 }
let live = { value * 10 }
value = 5
print(captured(), live(), { $0 + $1 }(1, 2), { (x: Int...) in x.count }(4, 5, 6))
let lookup: [String: (Double) -> Double] = ["half": { $0 / 2 }, "twice": { $0 * 2 }, "keep": { $0 }]
for key in lookup.keys.sorted() { print(key, lookup[key]!(3)) }
typealias Handler = (Result<Int, any Error>) -> Void
func run(_ n: Int, then handler: Handler) { handler(n > 0 ? .success(n) : .failure(Oops())) }
struct Oops: Error {}
run(1) { print((try? $0.get()) ?? 0) }
run(-1) { if case .failure(let e) = $0 { print(e) } }
