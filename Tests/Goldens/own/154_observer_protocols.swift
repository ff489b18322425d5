protocol TemperatureObserver: AnyObject {
    func temperatureChanged(from old: Double, to new: Double)
}

final class WeakBox<T: AnyObject> {
    weak var value: T?
    init(_ value: T) { self.value = value }
}

final class Sensor {
    private var observers: [ObjectIdentifier: () -> TemperatureObserver?] = [:]
    private var order: [ObjectIdentifier] = []
    var temperature: Double {
        willSet { if newValue > 100 { print("warning: \(newValue) is very hot") } }
        didSet {
            guard temperature != oldValue else { return }
            notify(oldValue)
        }
    }
    init(temperature: Double) { self.temperature = temperature }
    func add(_ observer: TemperatureObserver) {
        let id = ObjectIdentifier(observer)
        observers[id] = { [weak observer] in observer }
        order.append(id)
    }
    func remove(_ observer: TemperatureObserver) {
        let id = ObjectIdentifier(observer)
        observers.removeValue(forKey: id)
        order.removeAll { $0 == id }
    }
    private func notify(_ old: Double) {
        for id in order {
            if let observer = observers[id]?() {
                observer.temperatureChanged(from: old, to: temperature)
            } else {
                print("(an observer is gone)")
            }
        }
        order.removeAll { observers[$0]?() == nil }
    }
    var count: Int { order.count }
}

class Display: TemperatureObserver {
    let name: String
    init(name: String) { self.name = name }
    deinit { print("\(name) is removed") }
    func temperatureChanged(from old: Double, to new: Double) {
        print("[\(name)] \(old) -> \(new)")
    }
}

final class Trend: Display {
    private var history: [Double] = []
    override func temperatureChanged(from old: Double, to new: Double) {
        super.temperatureChanged(from: old, to: new)
        history.append(new - old)
        let arrow = (history.last ?? 0) > 0 ? "up" : "down"
        print("   trend", arrow, history.reduce(0, +) / Double(history.count))
    }
}

let sensor = Sensor(temperature: 20)
let kitchen = Display(name: "kitchen")
let trend = Trend(name: "trend")
sensor.add(kitchen)
sensor.add(trend)
do {
    let hall = Display(name: "hall")
    sensor.add(hall)
    sensor.temperature = 21.5
}
sensor.temperature = 21.5
sensor.temperature = 19
print(sensor.count)
sensor.remove(kitchen)
sensor.temperature = 120
print(sensor.count)
let box = WeakBox(kitchen)
print(box.value?.name ?? "nobody")
