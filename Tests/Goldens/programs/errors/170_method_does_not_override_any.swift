class Shape { func area() -> Double { 0 } }
class Circle: Shape { override func area() -> Int { 3 } }
