let p = 2 ^^ 3
