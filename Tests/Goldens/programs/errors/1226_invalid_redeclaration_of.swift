func f(x: Int = 1, x: Int = 2) {}
