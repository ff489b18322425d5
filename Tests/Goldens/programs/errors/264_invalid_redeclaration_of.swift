func f(x: Int) {}
func f(x: Int) {}
