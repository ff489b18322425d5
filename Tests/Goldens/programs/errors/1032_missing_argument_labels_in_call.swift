func add(a: Int, b: Int) -> Int { a + b }
print(add(1, 2))
