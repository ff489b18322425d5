struct P { var x: Int, y: Int }
print(P(1, 2))
