func f(_ x: inout Int) -> () -> Int { return { x } }
