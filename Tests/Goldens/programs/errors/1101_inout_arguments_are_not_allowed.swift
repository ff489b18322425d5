var n = 1
func both(_ x: inout Int, _ y: inout Int) {}
both(&n, &n)
