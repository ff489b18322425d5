import Observation

@Observable class Counter {
    var count: Int = 0
    let step: Int
    init(step: Int = 1) { self.step = step }
    func increment() { count += step }
    func reset() { count = 0 }
}

class CounterView {
    let counter: Counter
    var renderCount = 0
    init(counter: Counter) {
        self.counter = counter
        render()
    }
    func render() {
        renderCount += 1
        let text = withObservationTracking {
            "Count: \(counter.count)"
        } onChange: {
            print("  invalidated (value is still \(self.counter.count))")
        }
        print(text)
    }
}

let counter = Counter(step: 5)
let view = CounterView(counter: counter)
counter.increment()
view.render()
counter.increment()
counter.increment()
view.render()
counter.reset()
print(view.renderCount, counter.count)

@Observable
class Person {
    var firstName: String
    var lastName: String
    var age = 30
    init(firstName: String, lastName: String) {
        self.firstName = firstName
        self.lastName = lastName
    }
    var fullName: String { firstName + " " + lastName }
}
let person = Person(firstName: "Ada", lastName: "King")
withObservationTracking {
    print("Hello,", person.fullName)
} onChange: {
    print("the name changes")
}
person.age += 1
print("birthday:", person.age)
person.lastName = "Lovelace"
person.firstName = "Augusta"
print(person.fullName)

struct Wrapper { let person: Person; var note = "" }
var wrapper = Wrapper(person: person)
withObservationTracking { _ = wrapper.person.age; _ = wrapper.note } onChange: { print("age changes") }
wrapper.note = "structs are not observed"
wrapper.person.age = 40

let people = [person, Person(firstName: "Alan", lastName: "T")]
withObservationTracking {
    print(people.map(\.firstName).joined(separator: ", "))
} onChange: {
    print("someone changed")
}
people[1].age = 1
people[1].firstName = "A."
people[0].firstName = "B."

var log: [String] = []
func observe(_ times: Int) {
    guard times > 0 else { return }
    withObservationTracking { log.append("read \(counter.count)") } onChange: { log.append("change \(times)") }
}
observe(2)
counter.count = 1
observe(1)
counter.count = 1
observe(0)
counter.count = 2
print(log)
