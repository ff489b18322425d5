let s = "abc"
print(s[s.index(before: s.endIndex)])
print(s[s.index(before: s.startIndex)])
