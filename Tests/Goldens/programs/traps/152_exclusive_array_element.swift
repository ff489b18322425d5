var numbers = [1, 2, 3]
func update(_ a: inout Int, _ f: () -> Int) { a = f() }
update(&numbers[0]) { 7 }
print(numbers)
update(&numbers[0]) { numbers.count }
print(numbers)
