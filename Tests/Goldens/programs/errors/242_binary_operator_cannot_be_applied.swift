let s = "abc"
for c in s { if c == 97 { print("a") } }
