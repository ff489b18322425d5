enum Scale: String, CaseIterable { case celsius = "C", fahrenheit = "F", kelvin = "K" }

func convert(_ value: Double, from: Scale, to: Scale) -> Double {
    let kelvin: Double
    switch from {
    case .celsius: kelvin = value + 273.15
    case .fahrenheit: kelvin = (value + 459.67) * 5 / 9
    case .kelvin: kelvin = value
    }
    switch to {
    case .celsius: return kelvin - 273.15
    case .fahrenheit: return kelvin * 9 / 5 - 459.67
    case .kelvin: return kelvin
    }
}

func shown(_ d: Double) -> String {
    let tenths = Int((d * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
}

func column(_ s: String, _ width: Int = 9) -> String { String(repeating: " ", count: max(0, width - s.count)) + s }

print(Scale.allCases.map { column("°\($0.rawValue)") }.joined())
for c in stride(from: -40.0, through: 100, by: 35) {
    print(Scale.allCases.map { column(shown(convert(c, from: .celsius, to: $0))) }.joined())
}

struct Reading {
    var value: Double
    var scale: Scale
    init?(_ text: String) {
        guard let suffix = text.last, let scale = Scale(rawValue: String(suffix).uppercased()), let value = Double(text.dropLast()) else { return nil }
        self.value = value
        self.scale = scale
    }
    func `in`(_ other: Scale) -> Reading {
        var copy = self
        copy.value = convert(value, from: scale, to: other)
        copy.scale = other
        return copy
    }
    var isPossible: Bool { self.in(.kelvin).value >= 0 }
}
extension Reading: Comparable {
    static func == (a: Reading, b: Reading) -> Bool { abs(a.in(.kelvin).value - b.in(.kelvin).value) < 0.01 }
    static func < (a: Reading, b: Reading) -> Bool { a.in(.kelvin).value < b.in(.kelvin).value }
}
let readings = ["100C", "32f", "0K", "-300C", "warm", "212F", "5X", ""].map { ($0, Reading($0)) }
for (text, reading) in readings {
    guard let reading else { print("\(text.debugDescription): not a reading"); continue }
    print("\(text): \(shown(reading.in(.celsius).value))°C\(reading.isPossible ? "" : " (impossible)")")
}
let valid = readings.compactMap(\.1)
print(valid.min().map { "\($0.value)\($0.scale.rawValue)" } ?? "-", valid[0] == valid[3 + 1], valid.sorted().map { $0.scale.rawValue }.joined())
