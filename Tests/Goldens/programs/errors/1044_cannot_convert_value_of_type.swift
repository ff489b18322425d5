var a = [3, 1]
print(a.sorted)
a.sorted()
print(a.sort())
let r: [Int] = a.sort()
