actor A { var n = 0 }
func g(_ a: A) { a.n += 1 }
