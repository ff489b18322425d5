let names: [String] = []
print(names.randomElement() ?? "none")
print(names.randomElement()!)
