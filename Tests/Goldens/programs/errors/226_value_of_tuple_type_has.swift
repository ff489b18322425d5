let t = (1, "x")
print(t.2)
