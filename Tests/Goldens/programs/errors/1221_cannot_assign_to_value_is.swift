func f(_ x: Int) { let x = x; x = 3 }
