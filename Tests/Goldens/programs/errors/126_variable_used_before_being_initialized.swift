var x: Int
print(x)
