let m = Int.min, d = -1
print(10 / d)
print(m / d)
