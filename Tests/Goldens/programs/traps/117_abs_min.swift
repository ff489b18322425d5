print(abs(-5))
print(abs(Int.min))
