func makeMultiplier(_ n: Int) -> (Int) -> Int {
    func multiply(_ x: Int) -> Int { x * n }
    return multiply(2)
}
