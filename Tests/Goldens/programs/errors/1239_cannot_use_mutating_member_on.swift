let s = "abc"
s.append("d")
