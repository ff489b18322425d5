let s = "hello"
let i = s.index(s.startIndex, offsetBy: 3)
print(s[..<i])
print(s[i..<s.index(i, offsetBy: 5)])
