let a = [1, 2, 3]
let n = -2
print(a.prefix(2))
print(a.prefix(n))
