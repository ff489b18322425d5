let fn: (Int, Int) -> Int = { a in a }
