func f(_ x: Int) {}
f(x: 5)
