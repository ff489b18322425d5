func f(x: Int = "a") {}
