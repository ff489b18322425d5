extension Int { func isEven() -> Bool { self % 2 == 0 } }
print(3.isEven)
let b: Bool = 3.isEven
