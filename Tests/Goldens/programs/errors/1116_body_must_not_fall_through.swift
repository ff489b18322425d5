func f(_ x: Int?) -> Int { guard let x else { } ; return x }
