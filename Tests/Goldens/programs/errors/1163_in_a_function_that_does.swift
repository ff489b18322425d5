async let x = 5
print(x)
func g() { async let y = 1; print(y) }
