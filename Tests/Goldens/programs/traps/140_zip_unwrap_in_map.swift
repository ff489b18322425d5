let texts = ["1", "2", "x"]
let numbers = texts.map { Int($0)! }
print(numbers)
