class Shape { func area() -> Double { fatalError("subclasses must override area()") } }
class Sq: Shape { override func area() -> Double { 4 } }
for s in [Sq(), Shape()] { print(s.area()) }
