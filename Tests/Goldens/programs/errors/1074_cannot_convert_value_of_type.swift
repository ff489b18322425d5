let data = [1: "one", 2: "two"]
for (key, value) in data { print(key + ": " + value) }
