let t: (name: String, age: Int) = ("a", 3)
print(t.nme)
