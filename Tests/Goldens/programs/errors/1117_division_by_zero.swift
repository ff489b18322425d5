let n = 5 / 0
