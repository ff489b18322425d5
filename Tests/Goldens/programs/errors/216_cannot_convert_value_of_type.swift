protocol Shape { func area() -> Double }
struct Square: Shape {
    let side: Double
    func area() -> Double { side * side }
}
let shapes: [Shape] = [Square(side: 2), 5]
