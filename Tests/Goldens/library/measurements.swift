import Foundation
let a = Measurement(value: 5, unit: UnitLength.kilometers), b = Measurement(value: 300, unit: UnitLength.meters)
print(a + b, a - b, a * 2, a / 4, 2 * a, a > b, a == Measurement(value: 5000, unit: UnitLength.meters), a.unit.symbol, a, a.description, [a], a.converted(to: .miles))
var c = a; c.convert(to: .centimeters); print(c)
print(Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .kelvin), Measurement(value: 1, unit: UnitDuration.hours).converted(to: .seconds).value, b.hashValue == b.hashValue)
let ms: [Measurement<UnitLength>] = [a, b]; print(ms.max()!, ms.sorted().map(\.value), ms.reduce(Measurement(value: 0, unit: .meters), +))
print(type(of: a))
debugPrint(a)
