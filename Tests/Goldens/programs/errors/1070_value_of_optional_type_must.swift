let age = 20
let kind = age > 18 ? "adult" : nil
print(kind.count)
