let arr = [1, 2, 3
print(arr)
