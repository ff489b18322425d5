let arr: [Int] = []
print(arr.first + 1)
