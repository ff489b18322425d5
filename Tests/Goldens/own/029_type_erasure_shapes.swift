import Foundation

protocol Shape {
    var name: String { get }
    func area() -> Double
    func perimeter() -> Double
}

extension Shape {
    var name: String { String(describing: type(of: self)) }
    func describe() -> String {
        String(format: "%@: area %.2f, perimeter %.2f", name, area(), perimeter())
    }
}

struct Circle: Shape {
    var radius: Double
    func area() -> Double { .pi * radius * radius }
    func perimeter() -> Double { 2 * .pi * radius }
}

struct Rectangle: Shape {
    var width, height: Double
    var name: String { width == height ? "Square" : "Rectangle" }
    func area() -> Double { width * height }
    func perimeter() -> Double { 2 * (width + height) }
}

struct Triangle: Shape {
    let a, b, c: Double
    init?(_ a: Double, _ b: Double, _ c: Double) {
        guard a + b > c, b + c > a, a + c > b else { return nil }
        self.a = a; self.b = b; self.c = c
    }
    func perimeter() -> Double { a + b + c }
    func area() -> Double {
        let s = perimeter() / 2
        return sqrt(s * (s - a) * (s - b) * (s - c))
    }
}

struct AnyShape: Shape {
    private let _area: () -> Double
    private let _perimeter: () -> Double
    let name: String
    init<S: Shape>(_ shape: S) {
        _area = shape.area
        _perimeter = shape.perimeter
        name = shape.name
    }
    func area() -> Double { _area() }
    func perimeter() -> Double { _perimeter() }
}

func makeShape(round: Bool) -> some Shape { Circle(radius: round ? 1 : 0) }
func largest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area() < $1.area() } }
func sameKind(_ a: any Shape, _ b: any Shape) -> Bool { type(of: a) == type(of: b) }

let shapes: [any Shape] = [Circle(radius: 2), Rectangle(width: 3, height: 4), Rectangle(width: 2, height: 2), Triangle(3, 4, 5)!]
for shape in shapes { print(shape.describe()) }
print(Triangle(1, 2, 10) == nil ? "no triangle" : "triangle")
let erased = shapes.map { AnyShape($0) }
print(erased.map(\.name), erased.map { $0.area().rounded() })
print(largest(shapes)?.name ?? "none", largest([])?.name ?? "none")
print(sameKind(shapes[1], shapes[2]), sameKind(shapes[0], shapes[1]))
for case let rectangle as Rectangle in shapes { print(rectangle.width, rectangle.height) }
let round = shapes.filter { $0 is Circle }
print(round.count, makeShape(round: true).area() == Double.pi)
print(String(format: "%05d|%@|%8.3f|%x|%c", 42, "left", 3.14159, 255, 65))
print(pow(2.0, 10.0), hypot(3.0, 4.0), floor(-2.5), ceil(2.1), round.isEmpty, abs(-3.5), fmod(7.5, 2), cbrt(27.0))
print((sin(Double.pi / 6) * 1000).rounded() / 1000, (atan2(1.0, 1.0) * 4).rounded(.down), log2(8.0), exp(0.0))
