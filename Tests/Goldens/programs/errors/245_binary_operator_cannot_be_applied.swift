let a: Float = 1.5
let b: Double = 2.5
print(a + b)
