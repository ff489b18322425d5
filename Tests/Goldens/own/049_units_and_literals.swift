protocol Dimension { static var symbol: String { get } }
enum Meters: Dimension { static let symbol = "m" }
enum Seconds: Dimension { static let symbol = "s" }

struct Quantity<Unit: Dimension>: Comparable, AdditiveArithmetic, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var amount: Double
    init(_ amount: Double) { self.amount = amount }
    init(integerLiteral value: Int) { amount = Double(value) }
    init(floatLiteral value: Double) { amount = value }
    static var zero: Self { 0 }
    static func + (a: Self, b: Self) -> Self { .init(a.amount + b.amount) }
    static func - (a: Self, b: Self) -> Self { .init(a.amount - b.amount) }
    static func * (a: Double, b: Self) -> Self { .init(a * b.amount) }
    static func < (a: Self, b: Self) -> Bool { a.amount < b.amount }
    var description: String { "\(amount) \(Unit.symbol)" }
}

struct Speed: CustomStringConvertible {
    let metersPerSecond: Double
    var kmh: Double { metersPerSecond * 3.6 }
    var description: String { "\((kmh * 10).rounded() / 10) km/h" }
}
func / (d: Quantity<Meters>, t: Quantity<Seconds>) -> Speed { Speed(metersPerSecond: d.amount / t.amount) }

extension Int {
    var km: Quantity<Meters> { .init(Double(self) * 1000) }
    var minutes: Quantity<Seconds> { .init(Double(self) * 60) }
}
extension Double { var km: Quantity<Meters> { Quantity(self * 1_000) } }

let leg: Quantity<Meters> = 400
let laps = [leg, leg, 2 * leg, 150.5]
print(laps, laps.reduce(.zero, +), laps.max()!, laps.sorted())
print(5.km / 25.minutes, 42.195.km - 2.km, (100 as Quantity<Meters>) / 9.58, 1.km > 999.5)
var rest = 1.km
rest -= leg
rest += 0.25
print(rest, rest == 600.25, Quantity<Seconds>.zero)

struct Temperature: ExpressibleByFloatLiteral, Equatable {
    enum Scale: String, CaseIterable { case celsius = "°C", fahrenheit = "°F", kelvin = "K" }
    private var kelvin: Double
    init(floatLiteral v: Double) { kelvin = v }
    init(_ value: Double, _ scale: Scale) {
        switch scale {
        case .celsius: kelvin = value + 273.15
        case .fahrenheit: kelvin = (value - 32) / 1.8 + 273.15
        case .kelvin: kelvin = value
        }
    }
    subscript(_ scale: Scale) -> Double {
        get {
            let raw: Double
            switch scale {
            case .celsius: raw = kelvin - 273.15
            case .fahrenheit: raw = (kelvin - 273.15) * 1.8 + 32
            case .kelvin: raw = kelvin
            }
            return (raw * 100).rounded() / 100
        }
        set { self = Temperature(newValue, scale) }
    }
}
var t = Temperature(100, .celsius)
for scale in Temperature.Scale.allCases { print("\(t[scale])\(scale.rawValue)", terminator: "  ") }
t[.fahrenheit] -= 180
print(t[.celsius], (273.15 as Temperature)[.celsius])

struct Pattern {
    let parts: [String]
    init(_ value: String) { parts = value.split(separator: "*", omittingEmptySubsequences: false).map(String.init) }
    static func ~= (pattern: Pattern, text: String) -> Bool {
        guard let first = pattern.parts.first, let last = pattern.parts.last else { return false }
        return pattern.parts.count == 1 ? text == first : text.hasPrefix(first) && text.hasSuffix(last)
    }
}
for file in ["main.swift", "README.md", "Package.swift", "notes"] {
    switch file {
    case Pattern("Package.swift"): print("manifest")
    case Pattern("*.swift"): print("source", file)
    case Pattern("READ*"): print("docs")
    default: print("other")
    }
}
