let values = [1, 2, 3]
let text = values.map { "\($0)" }.joined(", ")
print(text)
