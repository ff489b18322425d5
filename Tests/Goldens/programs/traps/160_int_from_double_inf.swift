let ratio = 1.0 / 0.0
print(ratio)
print(Int(ratio))
