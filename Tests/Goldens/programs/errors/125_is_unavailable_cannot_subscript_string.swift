let s = "hello"
print(s[0])
