let names = ["a", "b"]
for (index, name) in names.enumerated { print(index, name) }
