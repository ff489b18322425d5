enum Op: Int { case add = 1, sub = 1 }
