let a = [10, 20, 30, 40]
let s = a[2...]
print(s[2])
print(s[0])
