let n = -1
print(UInt(bitPattern: n) > 0)
print(UInt(n))
