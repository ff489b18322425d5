import Foundation

protocol Event {}
struct Deposited: Event { let amount: Int }
struct Renamed: Event { let old, new: String }

final class EventBus {
    typealias Token = Int
    private var handlers: [ObjectIdentifier: [(token: Token, call: (Any) -> Void)]] = [:]
    private var nextToken = 0

    @discardableResult
    func on<E: Event>(_ type: E.Type, _ handler: @escaping (E) -> Void) -> Token {
        nextToken += 1
        handlers[ObjectIdentifier(type), default: []].append((nextToken, { handler($0 as! E) }))
        return nextToken
    }

    func off(_ token: Token) {
        for key in handlers.keys { handlers[key]?.removeAll { $0.token == token } }
    }

    func emit<E: Event>(_ event: E) {
        handlers[ObjectIdentifier(E.self)]?.forEach { $0.call(event) }
    }
}

final class Statistics {
    private(set) var total = 0
    private(set) var names: [String] = []
    init(_ bus: EventBus) {
        bus.on(Deposited.self) { [unowned self] in total += $0.amount }
        bus.on(Renamed.self) { [weak self] event in self?.names.append("\(event.old)→\(event.new)") }
    }
}

let bus = EventBus()
let statistics = Statistics(bus)
let token = bus.on(Deposited.self) { print("deposited \($0.amount)") }
bus.emit(Deposited(amount: 5))
bus.emit(Deposited(amount: 7))
bus.emit(Renamed(old: "a", new: "b"))
bus.off(token)
bus.emit(Deposited(amount: 100))
print(statistics.total, statistics.names)

@propertyWrapper
struct Published<Value> {
    final class Subject {
        var subscribers: [(Value) -> Void] = []
        func sink(_ f: @escaping (Value) -> Void) { subscribers.append(f) }
    }
    private var value: Value
    let projectedValue = Subject()
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            projectedValue.subscribers.forEach { $0(newValue) }
        }
    }
}

class Model {
    @Published var count = 0
    @Published var title: String = "untitled"
}
let model = Model()
model.$count.sink { print("count is \($0)") }
model.$title.sink { print("title is \($0.uppercased())") }
model.count += 1
model.title = "notes"
model.count = 10
var seen: [Int] = []
model.$count.sink { seen.append($0) }
for n in [3, 2, 1] { model.count = n }
print(seen, model.count, model.$count.subscribers.count)

class Observable<T> {
    typealias Observer = (_ old: T, _ new: T) -> Void
    private var observers: [Observer] = []
    var value: T {
        didSet { observers.forEach { $0(oldValue, value) } }
    }
    init(_ value: T) { self.value = value }
    func observe(_ observer: @escaping Observer) { observers.append(observer) }
    func map<U>(_ transform: @escaping (T) -> U) -> Observable<U> {
        let result = Observable<U>(transform(value))
        observe { _, new in result.value = transform(new) }
        return result
    }
}
let celsius = Observable(20.0)
let text = celsius.map { String(format: "%.1f°F", $0 * 9 / 5 + 32) }
text.observe { print("\($0) -> \($1)") }
celsius.value = 25
celsius.value += 12.5
print(text.value)
