var names = ["x", "y"]
names.remove(at: 1)
print(names)
names.remove(at: 1)
