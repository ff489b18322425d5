struct S { var x = 1, y = 2 }
func both(_ x: inout Int, _ y: inout Int) {}
func go() { var s = S(); both(&s.x, &s.y); both(&s.x, &s.x) }
