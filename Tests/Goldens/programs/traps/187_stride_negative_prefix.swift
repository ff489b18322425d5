let a = [1, 2, 3]
print(a.suffix(2), a.dropFirst(5))
print(a.dropFirst(-1))
