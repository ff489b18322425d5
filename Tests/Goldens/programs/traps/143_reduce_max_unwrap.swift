let empty: [Int] = []
print(empty.max() ?? -1)
print(empty.max()!)
