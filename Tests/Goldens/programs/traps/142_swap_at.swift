var a = [1, 2]
a.swapAt(0, 1); print(a)
a.swapAt(0, 2)
