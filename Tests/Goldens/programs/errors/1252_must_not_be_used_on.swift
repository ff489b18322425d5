func f(_ x: inout Int...) {}
