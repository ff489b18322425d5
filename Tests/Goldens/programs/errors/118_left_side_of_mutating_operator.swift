struct Counter {
    var n = 0
    func increment() { n += 1 }
}
