import Foundation
protocol Shape {
    var name: String { get }
    func area() -> Double
    func perimeter() -> Double
}
extension Shape {
    func describe() -> String {
        return "\(name) with area \(String(format: "%.2f", area())) and perimeter \(String(format: "%.2f", perimeter()))"
    }
}
struct Circle: Shape {
    let radius: Double
    var name: String { return "Circle" }
    func area() -> Double { return Double.pi * pow(radius, 2) }
    func perimeter() -> Double { return 2 * .pi * radius }
}
struct Rectangle: Shape {
    var width: Double
    var height: Double
    var name: String { return width == height ? "Square" : "Rectangle" }
    func area() -> Double { return width * height }
    func perimeter() -> Double { return 2 * (width + height) }
}
struct Triangle: Shape {
    let a: Double, b: Double, c: Double
    let name = "Triangle"
    init?(_ a: Double, _ b: Double, _ c: Double) {
        guard a + b > c, a + c > b, b + c > a else { return nil }
        self.a = a
        self.b = b
        self.c = c
    }
    func perimeter() -> Double { return a + b + c }
    func area() -> Double {
        let s = perimeter() / 2
        return sqrt(s * (s - a) * (s - b) * (s - c))
    }
}
var shapes: [Shape] = [Circle(radius: 1.5), Rectangle(width: 2, height: 3.5), Rectangle(width: 2, height: 2)]
if let t = Triangle(3, 4, 5) { shapes.append(t) }
print(Triangle(1, 2, 9) == nil ? "not a triangle" : "triangle")
for shape in shapes { print(shape.describe()) }
let largest = shapes.max { $0.area() < $1.area() }!
print("Largest: \(largest.name)")
let total = shapes.map { $0.area() }.reduce(0, +)
print(String(format: "Total area: %.3f", total))
let sorted = shapes.sorted { $0.perimeter() > $1.perimeter() }.map { $0.name }
print(sorted)
print(shapes.filter { $0 is Rectangle }.count, shapes.compactMap { ($0 as? Circle)?.radius })
var r = Rectangle(width: 1, height: 2)
r.width *= 10
print(r, r.describe())
