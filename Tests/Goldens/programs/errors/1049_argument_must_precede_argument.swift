func area(width: Int, height: Int) -> Int { width * height }
print(area(height: 4, width: 3))
