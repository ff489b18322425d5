func f(x: Int) {}
f(5)
