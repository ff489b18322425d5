func divide(_ a: Int, by b: Int) throws -> Int { a / b }
let q = try? divide(4, by: 2)
print(q + 1)
