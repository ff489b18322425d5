let a = [1, 2, 3]
let i = a.count - 4
print(i)
print(a[i])
