struct Cat { var n: Int }
let a = Cat(n: 1), cats = [a]
print(cats.contains { $0 == a })
