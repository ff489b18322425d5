let x: Int32 = 1 << 30
print(x)
print(x * 4)
