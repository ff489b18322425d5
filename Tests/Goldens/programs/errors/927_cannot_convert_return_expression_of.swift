func f(_ x: Any) -> Int { return x }
