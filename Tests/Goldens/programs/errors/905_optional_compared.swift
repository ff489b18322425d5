struct Cat { var n: Int }
let cats = [Cat(n: 1)], a = cats[0]
print(cats.first == a)
