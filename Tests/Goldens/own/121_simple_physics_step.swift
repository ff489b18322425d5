import Foundation

struct Vector2: Equatable {
    var dx, dy: Double
    static let zero = Vector2(dx: 0, dy: 0)
    var length: Double { hypot(dx, dy) }
    var normalized: Vector2 { length == 0 ? .zero : self / length }
    static func + (a: Self, b: Self) -> Self { .init(dx: a.dx + b.dx, dy: a.dy + b.dy) }
    static func - (a: Self, b: Self) -> Self { .init(dx: a.dx - b.dx, dy: a.dy - b.dy) }
    static func * (v: Self, k: Double) -> Self { .init(dx: v.dx * k, dy: v.dy * k) }
    static func / (v: Self, k: Double) -> Self { v * (1 / k) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func *= (a: inout Self, k: Double) { a = a * k }
    func rotated(by degrees: Double) -> Vector2 {
        let r = degrees * .pi / 180
        return Vector2(dx: dx * cos(r) - dy * sin(r), dy: dx * sin(r) + dy * cos(r))
    }
}
extension Vector2: CustomStringConvertible {
    var description: String { String(format: "(%.2f, %.2f)", dx, dy) }
}

final class Ball {
    let name: String
    var position: Vector2, velocity: Vector2
    let mass: Double
    private(set) var bounces = 0
    init(_ name: String, at position: Vector2, velocity: Vector2 = .zero, mass: Double = 1) {
        self.name = name
        self.position = position
        self.velocity = velocity
        self.mass = mass
    }
    func advance(_ dt: Double, forces: [(Ball) -> Vector2]) {
        let force = forces.reduce(Vector2.zero) { $0 + $1(self) }
        velocity += force / mass * dt
        position += velocity * dt
        guard position.dy < 0 else { return }
        position.dy = -position.dy
        velocity.dy *= -0.8
        bounces += 1
    }
    var energy: Double { mass * (velocity.length * velocity.length / 2 + 9.81 * position.dy) }
}

let gravity: (Ball) -> Vector2 = { Vector2(dx: 0, dy: -9.81 * $0.mass) }
func drag(_ k: Double) -> (Ball) -> Vector2 { { ball in ball.velocity * -k } }

let balls = [Ball("red", at: Vector2(dx: 0, dy: 10)), Ball("blue", at: .zero, velocity: Vector2(dx: 3, dy: 8), mass: 2)]
for step in 1...120 {
    for ball in balls { ball.advance(1 / 60, forces: [gravity, drag(0.1)]) }
    if step % 40 == 0 {
        print("t=" + String(format: "%.1f", Double(step) / 60), balls.map { "\($0.name) \($0.position) \($0.velocity)" }.joined(separator: " | "))
    }
}
print(balls.map(\.bounces), balls.map { $0.energy < 120 })
let east = Vector2(dx: 1, dy: 0)
print(east.rotated(by: 90), east.rotated(by: 45).normalized, (east * 5).length, Vector2.zero.normalized, east.rotated(by: 360) == east)

func derivative(_ f: @escaping (Double) -> Double, h: Double = 1e-5) -> (Double) -> Double { { (f($0 + h) - f($0 - h)) / (2 * h) } }
func integrate(_ range: ClosedRange<Double>, steps: Int = 100, _ f: (Double) -> Double) -> Double {
    let h = (range.upperBound - range.lowerBound) / Double(steps)
    return (0..<steps).reduce(0) { sum, i in
        let a = range.lowerBound + Double(i) * h
        return sum + (f(a) + 4 * f(a + h / 2) + f(a + h)) * h / 6
    }
}
func newton(_ x: Double, _ f: @escaping (Double) -> Double) -> (root: Double, steps: Int) {
    var x = x, n = 0
    let d = derivative(f)
    while abs(f(x)) > 1e-10, n < 50 { x -= f(x) / d(x); n += 1 }
    return (x, n)
}
print(String(format: "%.4f", derivative(sin)(0)), String(format: "%.4f", integrate(0...Double.pi, sin)), String(format: "%.6f", newton(1) { $0 * $0 - 2 }.root))
print(integrate(0...3) { $0 * $0 }.rounded(), [0.0, 30, 60, 90].map { String(format: "%.3f", sin($0 * .pi / 180)) }, pow(2, 0.5) == sqrt(2), log(M_E), tan(Double.pi / 4).rounded())
print(Int(9.99), Int((9.5).rounded()), lround(2.5), floor(-0.5), trunc(-1.7), max(1.5, 2), Double.maximum(1, .nan), (0.1 + 0.2 == 0.3), abs(0.1 + 0.2 - 0.3) < .ulpOfOne, 5.0.isZero, (-0.0).sign == .minus)
