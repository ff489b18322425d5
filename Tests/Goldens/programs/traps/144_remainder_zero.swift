func isEven(_ n: Int, by d: Int) -> Bool { n % d == 0 }
print(isEven(4, by: 2)); print(isEven(4, by: 0))
