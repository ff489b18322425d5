let a = 1
func g() { a += 1 }
