/// What something is measured in.
open class Unit: NSObject {
  public let symbol: String
  public init(symbol: String) { self.symbol = symbol }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Unit else { return false }
    return type(of: other) == type(of: self) && other.symbol == symbol
  }
  open override var hash: Int { symbol.hashValue }
}

/// Converts between a unit and the base unit of its dimension.
open class UnitConverter: NSObject {
  open func baseUnitValue(fromValue value: Double) -> Double { value }
  open func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

/// A conversion by a factor and a constant.
public final class UnitConverterLinear: UnitConverter {
  public let coefficient: Double
  public let constant: Double
  public init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
  }
  public override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  public override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
    (baseUnitValue - constant) / coefficient
  }
}

/// Units that convert into each other.
open class Dimension: Unit {
  public let converter: UnitConverter
  public init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  convenience init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
    self.init(symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
  }
  open class func baseUnit() -> Self {
    fatalError("*** You must override baseUnit in your class to define its base unit.")
  }
}

/// A number of units.
public struct Measurement<UnitType: Unit>: CustomStringConvertible, CustomDebugStringConvertible {
  public let unit: UnitType
  public var value: Double
  public init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  public var description: String { value.description + " " + unit.symbol }
  public var debugDescription: String { description }
  public static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
    let (a, b, unit) = _common(lhs, rhs)
    return Measurement(value: a + b, unit: unit)
  }
  public static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
    let (a, b, unit) = _common(lhs, rhs)
    return Measurement(value: a - b, unit: unit)
  }
  public static func * (lhs: Measurement, rhs: Double) -> Measurement {
    Measurement(value: lhs.value * rhs, unit: lhs.unit)
  }
  public static func * (lhs: Double, rhs: Measurement) -> Measurement { rhs * lhs }
  public static func / (lhs: Measurement, rhs: Double) -> Measurement {
    Measurement(value: lhs.value / rhs, unit: lhs.unit)
  }
  /// Both values in the unit that they have in common, or else in the base unit.
  static func _common(_ lhs: Measurement, _ rhs: Measurement) -> (Double, Double, UnitType) {
    if lhs.unit.isEqual(rhs.unit) { return (lhs.value, rhs.value, lhs.unit) }
    guard let a = lhs.unit as? Dimension, let b = rhs.unit as? Dimension else {
      fatalError("Attempt to add measurements with non-equal units")
    }
    return (
      a.converter.baseUnitValue(fromValue: lhs.value), b.converter.baseUnitValue(fromValue: rhs.value),
      type(of: a).baseUnit() as! UnitType
    )
  }
}

extension Measurement where UnitType: Dimension {
  public func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    if unit.isEqual(otherUnit) { return self }
    let base = unit.converter.baseUnitValue(fromValue: value)
    return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
  }
  public mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
}

extension Measurement: Comparable, Hashable {
  public static func == (lhs: Measurement, rhs: Measurement) -> Bool {
    let (a, b, _) = _common(lhs, rhs)
    return a == b
  }
  public static func < (lhs: Measurement, rhs: Measurement) -> Bool {
    let (a, b, _) = _common(lhs, rhs)
    return a < b
  }
  public func hash(into hasher: inout Hasher) {
    guard let dimension = unit as? Dimension else { return hasher.combine(value) }
    hasher.combine(dimension.converter.baseUnitValue(fromValue: value))
  }
}

public final class UnitLength: Dimension {
  public override class func baseUnit() -> Self { meters as! Self }
  public static let kilometers = UnitLength("km", 1000.0)
  public static let meters = UnitLength("m", 1.0)
  public static let decimeters = UnitLength("dm", 0.1)
  public static let centimeters = UnitLength("cm", 0.01)
  public static let millimeters = UnitLength("mm", 0.001)
  public static let micrometers = UnitLength("µm", 1e-06)
  public static let nanometers = UnitLength("nm", 1e-09)
  public static let inches = UnitLength("in", 0.0254)
  public static let feet = UnitLength("ft", 0.3048)
  public static let yards = UnitLength("yd", 0.9144)
  public static let miles = UnitLength("mi", 1609.34)
  public static let nauticalMiles = UnitLength("NM", 1852.0)
  public static let lightyears = UnitLength("ly", 9.461e+15)
  public static let astronomicalUnits = UnitLength("ua", 149600000000.0)
}

public final class UnitMass: Dimension {
  public override class func baseUnit() -> Self { kilograms as! Self }
  public static let kilograms = UnitMass("kg", 1.0)
  public static let grams = UnitMass("g", 0.001)
  public static let milligrams = UnitMass("mg", 1e-06)
  public static let metricTons = UnitMass("t", 1000.0)
  public static let pounds = UnitMass("lb", 0.453592)
  public static let ounces = UnitMass("oz", 0.0283495)
  public static let stones = UnitMass("st", 0.157473)
}

public final class UnitTemperature: Dimension {
  public override class func baseUnit() -> Self { kelvin as! Self }
  public static let kelvin = UnitTemperature("K", 1.0)
  public static let celsius = UnitTemperature("°C", 1.0, 273.15)
  public static let fahrenheit = UnitTemperature("°F", 0.55555555555556, 255.37222222222428)
}

public final class UnitDuration: Dimension {
  public override class func baseUnit() -> Self { seconds as! Self }
  public static let hours = UnitDuration("h", 3600.0)
  public static let minutes = UnitDuration("m", 60.0)
  public static let seconds = UnitDuration("s", 1.0)
  public static let milliseconds = UnitDuration("ms", 0.001)
  public static let microseconds = UnitDuration("µs", 1e-06)
  public static let nanoseconds = UnitDuration("ns", 1e-09)
}

public final class UnitSpeed: Dimension {
  public override class func baseUnit() -> Self { metersPerSecond as! Self }
  public static let metersPerSecond = UnitSpeed("m/s", 1.0)
  public static let kilometersPerHour = UnitSpeed("km/h", 0.277778)
  public static let milesPerHour = UnitSpeed("mph", 0.44704)
  public static let knots = UnitSpeed("kn", 0.514444)
}

public final class UnitVolume: Dimension {
  public override class func baseUnit() -> Self { liters as! Self }
  public static let liters = UnitVolume("L", 1.0)
  public static let milliliters = UnitVolume("mL", 0.001)
  public static let cubicMeters = UnitVolume("m³", 1000.0)
  public static let cubicCentimeters = UnitVolume("cm³", 0.001)
  public static let teaspoons = UnitVolume("tsp", 0.00492892)
  public static let tablespoons = UnitVolume("tbsp", 0.0147868)
  public static let fluidOunces = UnitVolume("fl oz", 0.0295735)
  public static let cups = UnitVolume("cup", 0.24)
  public static let pints = UnitVolume("pt", 0.473176)
  public static let quarts = UnitVolume("qt", 0.946353)
  public static let gallons = UnitVolume("gal", 3.78541)
}

public final class UnitArea: Dimension {
  public override class func baseUnit() -> Self { squareMeters as! Self }
  public static let squareKilometers = UnitArea("km²", 1000000.0)
  public static let squareMeters = UnitArea("m²", 1.0)
  public static let squareCentimeters = UnitArea("cm²", 0.0001)
  public static let hectares = UnitArea("ha", 10000.0)
  public static let acres = UnitArea("ac", 4046.86)
  public static let squareFeet = UnitArea("ft²", 0.092903)
  public static let squareMiles = UnitArea("mi²", 2590000.0)
}

public final class UnitAngle: Dimension {
  public override class func baseUnit() -> Self { degrees as! Self }
  public static let degrees = UnitAngle("°", 1.0)
  public static let radians = UnitAngle("rad", 57.29577951308232)
  public static let arcMinutes = UnitAngle("ʹ", 0.016666666666666666)
  public static let arcSeconds = UnitAngle("ʹʹ", 0.0002777777777777778)
  public static let revolutions = UnitAngle("rev", 360.0)
}
