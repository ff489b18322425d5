guard let v = Int("x")
print(v)
