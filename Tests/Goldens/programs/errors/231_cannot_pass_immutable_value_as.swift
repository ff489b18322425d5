func f(_ x: inout Int) {}
f(&5)
