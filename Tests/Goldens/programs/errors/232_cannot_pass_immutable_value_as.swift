let k = 5
func f(_ x: inout Int) { x = 1 }
f(&k)
