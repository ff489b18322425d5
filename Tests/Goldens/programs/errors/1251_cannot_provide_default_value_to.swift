func f(_ x: inout Int = 1) {}
