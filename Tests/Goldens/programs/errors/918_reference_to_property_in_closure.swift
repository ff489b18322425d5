var callbacks: [() -> Void] = []
class View {
    var name = "v"
    func setup() { callbacks.append { print(name) } }
}
