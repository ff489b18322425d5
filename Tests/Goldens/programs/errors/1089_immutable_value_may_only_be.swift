let x: Int
x = 1
x = 2
