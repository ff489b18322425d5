enum Coin: Int { case penny = 1, nickel = 5 }
let c = Coin(rawValue: 5)
print(c.rawValue)
