func f(_ x: Any) { let n = x as Int; print(n) }
