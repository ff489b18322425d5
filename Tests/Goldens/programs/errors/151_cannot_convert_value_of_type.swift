let p = (1, 2)
let (a, b) = 5
print(p, a, b)
