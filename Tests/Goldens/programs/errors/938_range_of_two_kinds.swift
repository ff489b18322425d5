let n = 1, d = 2.5
print(n..<d)
