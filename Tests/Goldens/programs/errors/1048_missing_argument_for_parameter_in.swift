func area(width: Int, height: Int) -> Int { width * height }
print(area(width: 3))
print(area(width: 3, height: 4))
