let m = Int8.min
print(m.magnitude)
print(-m)
