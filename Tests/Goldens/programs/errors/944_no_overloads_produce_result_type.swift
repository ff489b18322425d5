let d = ["a": 1]
for key in d.keys.sorted { print(key) }
