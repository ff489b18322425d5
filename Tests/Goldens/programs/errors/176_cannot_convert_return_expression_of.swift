func makeCounter() -> () -> Int {
    var n = 0
    func inc() -> Int { n += 1; return n }
    return inc()
}
