func squareRoot(_ x: Double) -> Double {
    precondition(x >= 0, "cannot take the root of \(x)")
    return x.squareRoot()
}
print(squareRoot(16))
print(squareRoot(-4))
