print(Character("a"))
let two = "ab"
print(Character(two))
