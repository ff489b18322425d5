let numbers = [3, 1, 2]
let biggest: Int = numbers.max()
print(biggest)
