var s = "a"
print(s.removeFirst())
print(s.removeFirst())
