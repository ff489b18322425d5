let x = Int32.min
print(x)
print(-x)
