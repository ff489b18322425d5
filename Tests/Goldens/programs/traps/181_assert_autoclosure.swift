func check(_ n: Int) { assert(n > 0, { "n was \(n)" }()); print("n ok") }
check(1)
check(0)
