let f = func(x: Int) -> Int { x }
