let f = { (x: Int) in x = 2 }
