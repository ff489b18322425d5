let x: Int = "5".count > 3 ? "a" : 2
