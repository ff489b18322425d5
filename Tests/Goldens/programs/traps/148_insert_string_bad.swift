var a = ["a"]
a.insert("b", at: 1); print(a)
a.insert("c", at: 5)
