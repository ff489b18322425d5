var names = ["b", "a"]
let sorted = names.sort()
print(sorted.count)
