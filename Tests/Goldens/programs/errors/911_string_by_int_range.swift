let s = "hello"
print(s[0..<2])
