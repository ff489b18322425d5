import Observation

protocol Step: AnyObject, Observable {
  var title: String { get }
  var isComplete: Bool { get }
}

@Observable final class NameStep: Step {
  let title = "Name"
  var first = ""
  var last = ""
  var isComplete: Bool { !first.isEmpty && !last.isEmpty }
}
@Observable final class AgeStep: Step {
  let title = "Age"
  var age: Int?
  var isComplete: Bool { (age ?? 0) >= 18 }
}
@Observable final class ChoiceStep<Option: Hashable & CaseIterable & RawRepresentable>: Step where Option.RawValue == String {
  var title: String { "Choose from \(Option.allCases.count)" }
  var selection: Set<Option> = []
  var limit = 2
  var isComplete: Bool { (1...limit).contains(selection.count) }
  func toggle(_ o: Option) { if selection.remove(o) == nil { selection.insert(o) } }
}
enum Topping: String, CaseIterable { case cheese, olives, ham }

@Observable final class Wizard {
  let steps: [any Step]
  private(set) var index = 0
  init(_ steps: any Step...) { self.steps = steps }
  var current: any Step { steps[index] }
  var canGoOn: Bool { current.isComplete && index < steps.count - 1 }
  var progress: Int { steps.filter { $0.isComplete }.count * 100 / steps.count }
  var isFinished: Bool { steps.allSatisfy(\.isComplete) }
  func next() { if canGoOn { index += 1 } }
  func back() { index = max(0, index - 1) }
}

final class Watcher<Value: Equatable> {
  let name: String
  private let read: () -> Value
  private(set) var value: Value
  private var dirty = false
  init(_ name: String, _ read: @escaping () -> Value) {
    self.name = name
    self.read = read
    value = read()
    _ = track()
  }
  private func track() -> Value { withObservationTracking(read) { [weak self] in self?.dirty = true } }
  func poll() -> String? {
    guard dirty else { return nil }
    dirty = false
    let old = value
    value = track()
    return old == value ? "\(name) looked again" : "\(name): \(old) -> \(value)"
  }
}

let name = NameStep(), age = AgeStep(), toppings = ChoiceStep<Topping>()
let wizard = Wizard(name, age, toppings)
let title = Watcher("title") { wizard.current.title }
let button = Watcher("button") { wizard.canGoOn }
let progress = Watcher("progress") { wizard.progress }
let done = Watcher("done") { wizard.isFinished }
func act(_ what: String, _ body: () -> Void) {
  body()
  let news = [title.poll(), button.poll(), progress.poll(), done.poll()].compactMap { $0 }
  print("\(what) => \(news.isEmpty ? "nothing" : news.joined(separator: "; "))")
}
act("first name") { name.first = "Eve" }
act("last name") { name.last = "Smith" }
act("longer name") { name.last += "son" }
act("next") { wizard.next() }
act("young") { age.age = 12 }
act("blocked") { wizard.next() }
act("grown") { age.age! += 10 }
act("next") { wizard.next() }
act("cheese") { toppings.toggle(.cheese) }
act("too many") { Topping.allCases.dropFirst().forEach(toppings.toggle) }
act("raise limit") { toppings.limit += 1 }
act("back twice") { wizard.back(); wizard.back() }
act("clear") { name.first = "" }
act("back at start") { wizard.back() }
print(wizard.steps.map(\.title), wizard.current === name, toppings.selection.map(\.rawValue).sorted(), title.value)
