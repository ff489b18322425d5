let names = ["a", "b"]
print(names[0].count
print(names[1])
