struct Cat { var n: Int }
let a = Cat(n: 1), b = Cat(n: 2)
if a == b { print("same") }
