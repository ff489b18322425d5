protocol Describable { func describe() -> String }
class Car: Describable {
    let wheels = 4
    func describe() { print("car") }
}
