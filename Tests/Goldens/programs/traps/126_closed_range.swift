let lo = 5, hi = 4
print(lo ..< lo)
print((lo...hi).count)
