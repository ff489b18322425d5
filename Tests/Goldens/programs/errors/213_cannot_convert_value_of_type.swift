class Vehicle {
    let wheels: Int
    init(wheels: Int) { self.wheels = wheels }
}
class Bike: Vehicle {
    init() {
        super.init(wheels: "two")
    }
}
