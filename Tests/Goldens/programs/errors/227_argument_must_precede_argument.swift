func f(a: Int, b: Int = 2) {}
f(b: 3, a: 1)
