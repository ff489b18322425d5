let a = [1, 2, 3][1...]
print(a[1], a.startIndex)
print(a[3])
