let x = 5
x = 6
print(x)
