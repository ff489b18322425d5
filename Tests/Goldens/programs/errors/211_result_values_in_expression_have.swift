let t = true ? 1 : "no"
print(t)
