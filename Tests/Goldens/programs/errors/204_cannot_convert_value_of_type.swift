let x: Int = 3.7
