func f(_ a: Int, b: Int) {}
f(1, 2)
