let x = 5
let y = "3"
print(x + y)
