let numbers = [1, 2, 3]
for i in 0...numbers.count { print(numbers[i]) }
numbers[0] = 5
