var a = [1, 2, 3]
a.removeSubrange(1..<2)
print(a)
a.removeSubrange(1..<5)
