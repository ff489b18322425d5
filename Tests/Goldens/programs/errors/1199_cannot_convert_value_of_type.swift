struct A { subscript(i: Int) -> Int { 1 } }
A()["x"]
