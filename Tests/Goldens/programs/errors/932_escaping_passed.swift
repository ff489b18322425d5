struct M { let f: (Int) -> Int }
func make(_ f: (Int) -> Int) -> M { M(f: f) }
