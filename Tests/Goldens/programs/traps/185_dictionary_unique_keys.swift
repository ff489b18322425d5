let words = ["apple", "avocado", "banana"]
print(Dictionary(grouping: words) { $0.first! }.count)
print(Dictionary(uniqueKeysWithValues: words.map { ($0.first!, $0) }))
