let s: Set = [1, 2]
print(s.first { $0 > 1 }!)
print(s.first { $0 > 5 }!)
