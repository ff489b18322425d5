let pairs = [("a", 1), ("b", 2), ("a", 3)]
print(Dictionary(pairs) { $0 + $1 }["a"]!)
print(Dictionary(uniqueKeysWithValues: pairs))
