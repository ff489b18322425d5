struct Cat { var n: Int }
let cats = [Cat(n: 1)]
print(cats.firstIndex(of: cats[0])!)
