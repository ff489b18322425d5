import Foundation
let distance = Measurement(value: 5, unit: UnitLength.kilometers)
print(distance.converted(to: .miles).value.rounded(toPlaces: 3), distance.converted(to: .meters))
let temp = Measurement(value: 100, unit: UnitTemperature.celsius)
print(temp.converted(to: .fahrenheit).value.rounded(toPlaces: 1), (Measurement(value: 1, unit: UnitLength.meters) + Measurement(value: 50, unit: UnitLength.centimeters)).converted(to: .meters).value)
print(Measurement(value: 2, unit: UnitMass.kilograms) > Measurement(value: 1500, unit: UnitMass.grams))
extension Double { func rounded(toPlaces n: Int) -> Double { let p = pow(10.0, Double(n)); return (self * p).rounded() / p } }
enum Unit: String, CaseIterable { case c, f, k, m, km, mi, ft
    enum Dimension { case temperature, length }
    var dimension: Dimension { switch self { case .c, .f, .k: .temperature; default: .length } }
    func toBase(_ v: Double) -> Double { switch self { case .c: v; case .f: (v - 32) * 5 / 9; case .k: v - 273.15; case .m: v; case .km: v * 1000; case .mi: v * 1609.344; case .ft: v * 0.3048 } }
    func fromBase(_ v: Double) -> Double { switch self { case .c: v; case .f: v * 9 / 5 + 32; case .k: v + 273.15; case .m: v; case .km: v / 1000; case .mi: v / 1609.344; case .ft: v / 0.3048 } }
}
enum ConvertError: Error, Equatable { case unknownUnit(String), incompatible(Unit, Unit), notANumber(String), usage }
func convert(_ command: String) throws -> String {
    let w = command.lowercased().components(separatedBy: " ").filter { !$0.isEmpty && $0 != "to" && $0 != "in" }
    guard w.count == 3 else { throw ConvertError.usage }
    guard let v = Double(w[0]) else { throw ConvertError.notANumber(w[0]) }
    let units = try w[1...2].map { name throws -> Unit in
        guard let u = Unit(rawValue: name) else { throw ConvertError.unknownUnit(name) }
        return u
    }
    guard units[0].dimension == units[1].dimension else { throw ConvertError.incompatible(units[0], units[1]) }
    return "\(v) \(units[0]) = \(units[1].fromBase(units[0].toBase(v)).rounded(toPlaces: 2)) \(units[1])"
}
for line in ["100 c to f", "32 F in C", "0 k to c", "26.2 mi to km", "6 ft in m", "1 km to c", "x m ft", "1 m parsec", "hello"] {
    do { print(try convert(line)) }
    catch ConvertError.incompatible(let a, let b) { print("cannot convert \(a) to \(b)") }
    catch let e as ConvertError where e == .usage { print("usage: <value> <unit> to <unit>") }
    catch { print("error: \(error)") }
}
print(Unit.allCases.filter { $0.dimension == .temperature }.map(\.rawValue), Unit(rawValue: "mi")!.toBase(1))
print(String(format: "%.3f", 1609.344 / 1000), (1234.5678).formatted(.number.precision(.fractionLength(2))), 0.256.formatted(.percent))
