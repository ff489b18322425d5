let r = 1...3
print(r[0])
