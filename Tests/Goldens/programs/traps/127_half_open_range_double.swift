let r = 1.0..<0.5
print(r)
