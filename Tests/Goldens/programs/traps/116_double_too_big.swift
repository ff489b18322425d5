let big = 1e19
print(Int(9.9e10))
print(Int(big))
