let b = true
print(b && 1)
