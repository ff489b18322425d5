let f: (Int) -> Int = { x, y in x }
