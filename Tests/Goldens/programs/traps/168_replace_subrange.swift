var a = [1, 2]
a.replaceSubrange(0..<1, with: [9, 9])
print(a)
a.replaceSubrange(4..<5, with: [0])
