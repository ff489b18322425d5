struct Cat { var n: Int }
var cats = [Cat(n: 2), Cat(n: 1)]
cats.sort()
