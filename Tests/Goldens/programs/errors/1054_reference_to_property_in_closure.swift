class Loader {
    var count = 0
    func load(_ done: @escaping () -> Void) { done() }
    func start() {
        load { count += 1 }
    }
}
Loader().start()
