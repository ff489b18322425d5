let items = [1, 2, 3]
for (i, x) in items { print(i, x) }
