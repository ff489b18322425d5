func bump(_ n: Int) { n += 1 }
bump(2)
