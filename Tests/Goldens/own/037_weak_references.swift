final class Person {
  let name: String
  var apartment: Apartment?
  init(name: String) { self.name = name; print("\(name) moves in") }
  deinit { print("\(name) is gone") }
}

final class Apartment {
  let unit: String
  weak var tenant: Person?
  init(unit: String) { self.unit = unit }
  deinit { print("Apartment \(unit) is torn down") }
}

class Customer {
  let name: String
  var card: CreditCard?
  init(name: String) { self.name = name }
  deinit { print("customer \(name) deinit") }
}

class CreditCard {
  let number: UInt64
  unowned let customer: Customer
  init(number: UInt64, customer: Customer) { self.number = number; self.customer = customer }
  deinit { print("card #\(number) deinit") }
}

var john: Person? = Person(name: "John")
var unit4A: Apartment? = Apartment(unit: "4A")
john!.apartment = unit4A
unit4A!.tenant = john
print(unit4A?.tenant?.name ?? "empty")
john = nil
print(unit4A?.tenant?.name ?? "empty")
unit4A = nil

do {
  let anna = Customer(name: "Anna")
  anna.card = CreditCard(number: 1234_5678, customer: anna)
  print(anna.card!.customer.name)
}

class HTMLElement {
  let name: String, text: String?
  lazy var asHTML: () -> String = { [unowned self] in
    if let text = self.text { return "<\(self.name)>\(text)</\(self.name)>" } else { return "<\(self.name) />" }
  }
  init(name: String, text: String? = nil) { self.name = name; self.text = text }
  deinit { print("\(name) is being deinitialized") }
}
var paragraph: HTMLElement? = HTMLElement(name: "p", text: "hello, world")
print(paragraph!.asHTML())
paragraph!.asHTML = { "<custom>" }
print(paragraph!.asHTML())
paragraph = nil

protocol Delegate: AnyObject { func finished(_ value: Int) }
class Worker {
  weak var delegate: (any Delegate)?
  var onDone: ((Int) -> Void)?
  func work() {
    let value = 6 * 7
    delegate?.finished(value)
    onDone?(value)
    if delegate == nil && onDone == nil { print("nobody listens") }
  }
}
class Boss: Delegate {
  let worker = Worker()
  var results: [Int] = []
  init() {
    worker.delegate = self
    worker.onDone = { [weak self] in self?.results.append($0 * 10) }
  }
  func finished(_ value: Int) { results.append(value) }
  deinit { print("boss leaves with \(results)") }
}
var boss: Boss? = Boss()
let worker = boss!.worker
worker.work()
boss = nil
worker.onDone = nil
worker.work()

struct WeakBox<T: AnyObject> { weak var value: T? }
var boxes: [WeakBox<Person>] = []
do {
  let kim = Person(name: "Kim")
  boxes = [WeakBox(value: kim), WeakBox(value: Person(name: "Nobody"))]
  print(boxes.map { $0.value?.name ?? "-" })
}
print(boxes.compactMap(\.value).count)
