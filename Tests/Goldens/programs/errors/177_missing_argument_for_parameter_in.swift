let c = { (a: Int, b: Int) in a + b }
print(c(1))
