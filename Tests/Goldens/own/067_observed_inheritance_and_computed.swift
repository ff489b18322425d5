import Observation

@Observable
class Vehicle {
    var speed = 0
    var name: String
    init(name: String) { self.name = name }
    var summary: String { "\(name) at \(speed) km/h" }
    func accelerate(by n: Int) { speed += n }
}

@Observable
class Car: Vehicle {
    var gear = 1
    override var summary: String { super.summary + " in gear \(gear)" }
    override func accelerate(by n: Int) {
        super.accelerate(by: n)
        gear = min(5, speed / 30 + 1)
    }
}

@Observable
final class Temperature {
    private var kelvin = 293.15
    var celsius: Double {
        get { ((kelvin - 273.15) * 100).rounded() / 100 }
        set { kelvin = newValue + 273.15 }
    }
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    var isFreezing: Bool { celsius <= 0 }
}

func changes(_ read: () -> Any, by act: () -> Void) -> Bool {
    let flag = Flag()
    _ = withObservationTracking(read, onChange: { flag.raised = true })
    act()
    return flag.raised
}
final class Flag { var raised = false }

let car = Car(name: "Beetle")
print(changes({ car.summary }, by: { car.accelerate(by: 20) }), car.summary)
print(changes({ car.gear }, by: { car.name = "Bug" }), changes({ car.speed }, by: { car.gear = 4 }))
print(changes({ car.summary }, by: { car.gear = 3 }), changes({ (car as Vehicle).summary }, by: { car.gear = 2 }))
let vehicle: Vehicle = car
print(changes({ vehicle.summary }, by: { vehicle.accelerate(by: 50) }), car.gear, vehicle.summary)
print(changes({ vehicle.name }, by: { car.name += "!" }))

let t = Temperature()
print(changes({ t.fahrenheit }, by: { t.celsius = 25 }), t.fahrenheit)
print(changes({ t.isFreezing }, by: { t.fahrenheit = 14 }), t.celsius, t.isFreezing)
print(changes({ 5 }, by: { t.celsius = 0 }), changes({ t.celsius }, by: { _ = t.isFreezing }))

@Observable final class Node {
    var value: Int
    var next: Node?
    init(_ value: Int, _ next: Node? = nil) { self.value = value; self.next = next }
    var sum: Int { value + (next?.sum ?? 0) }
    deinit { print("node \(value) freed") }
}
var list: Node? = Node(1, Node(2, Node(3)))
print(changes({ list!.sum }, by: { list!.next!.next!.value = 30 }), list!.sum)
print(changes({ list!.sum }, by: { list!.next!.next = nil }), list!.sum)
print(changes({ list!.sum }, by: { list!.next!.next = Node(4) }), list!.sum)
list = nil

@Observable final class Generic<Value> {
    var values: [Value] = []
    var onAdd: ((Value) -> Void)?
    func add(_ v: Value) { values.append(v); onAdd?(v) }
}
let g = Generic<String>()
g.onAdd = { print("added", $0) }
print(changes({ g.values.count }, by: { g.add("x") }), changes({ g.onAdd == nil }, by: { g.add("y") }), g.values)
