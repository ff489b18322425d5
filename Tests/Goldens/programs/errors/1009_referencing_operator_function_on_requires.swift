struct Point { let x: Int; let y: Int }
let p = Point(x: 1, y: 2)
print(p == Point(x: 1, y: 2))
