class A { let n: Int; convenience init(x: Int) { n = x } ; init() { n = 0 } }
