enum Weekday: String, CaseIterable, Comparable {
  case mon = "Monday", tue = "Tuesday", wed = "Wednesday", thu = "Thursday", fri = "Friday", sat = "Saturday", sun = "Sunday"
  static let weekend: Set<Weekday> = [.sat, .sun]
  var isWeekend: Bool { Self.weekend.contains(self) }
  var index: Int { Self.allCases.firstIndex(of: self)! }
  static func < (a: Weekday, b: Weekday) -> Bool { a.index < b.index }
  func adding(_ n: Int) -> Weekday { Self.allCases[((index + n) % 7 + 7) % 7] }
  mutating func advance() { self = adding(1) }
}
var day = Weekday.fri
day.advance()
print(day, day.rawValue, day.isWeekend, day.adding(2), day.adding(-8), Weekday.allCases.filter(\.isWeekend).map(\.rawValue))
print(Weekday.allCases.sorted(by: >).first!, Weekday.mon < .tue, [Weekday.sun, .wed, .mon].sorted(), Weekday(rawValue: "Friday") == .fri, Weekday.allCases[1...3])

enum Size: Comparable { case small, medium(Int), large(name: String, Int) }
print(Size.small < .medium(1), Size.medium(3) > .medium(2), Size.large(name: "a", 5) < .large(name: "b", 1), [Size.large(name: "z", 0), .small, .medium(9)].sorted())
enum Barcode: Hashable { case upc(Int, Int, Int, Int), qr(String) }
var seen: Set<Barcode> = [.upc(8, 85909, 51226, 3), .qr("ABC"), .qr("ABC")]
seen.insert(.upc(8, 85909, 51226, 3))
print(seen.count, seen.contains(.qr("ABC")), Barcode.qr("x") == .qr("x"), Barcode.qr("x") != .upc(0, 0, 0, 0))
func text(_ b: Barcode) -> String {
  switch b {
  case .upc(let numberSystem, let manufacturer, let product, let check): "UPC: \(numberSystem), \(manufacturer), \(product), \(check)."
  case .qr(let code): "QR code: \(code)."
  }
}
print(text(.upc(1, 2, 3, 4)), text(.qr("hi")))

indirect enum Arithmetic {
  case number(Int)
  case addition(Arithmetic, Arithmetic)
  case multiplication(Arithmetic, Arithmetic)
  static func + (a: Self, b: Self) -> Self { .addition(a, b) }
  static func * (a: Self, b: Self) -> Self { .multiplication(a, b) }
  var value: Int {
    switch self {
    case let .number(v): v
    case let .addition(l, r): l.value + r.value
    case let .multiplication(l, r): l.value * r.value
    }
  }
  var simplified: Arithmetic {
    switch self {
    case .number: return self
    case .addition(let a, let b):
      switch (a.simplified, b.simplified) {
      case (.number(0), let x), (let x, .number(0)): return x
      case let (x, y): return .addition(x, y)
      }
    case .multiplication(let a, let b):
      switch (a.simplified, b.simplified) {
      case (.number(0), _), (_, .number(0)): return .number(0)
      case (.number(1), let x), (let x, .number(1)): return x
      case let (x, y): return .multiplication(x, y)
      }
    }
  }
}
extension Arithmetic: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) { self = .number(value) } }
let e: Arithmetic = (5 + 4) * 2
print(e.value, e)
let zero: Arithmetic = 0 * 99 + (1 * 7 + 0)
print(zero.simplified, zero.value)

enum LightState { case off, on(brightness: Double), blinking(every: Double, times: Int)
  mutating func toggle() {
    switch self {
    case .off: self = .on(brightness: 1)
    case .on(let b) where b < 0.5: self = .blinking(every: b, times: 2)
    case .on, .blinking: self = .off
    }
  }
}
var light = LightState.off
for _ in 1...2 { light.toggle(); print(light) }
light = .on(brightness: 0.25); light.toggle(); print(light)
if case .blinking(let every, let times) = light, times > 1 { print(every * Double(times)) }
enum Planet: Int { case mercury = 1, venus, earth, mars; static subscript(n: Int) -> Planet { Planet(rawValue: n)! } }
print(Planet[4], Planet.earth.rawValue, Planet(rawValue: 11) as Any, Planet.init(rawValue: 2)!)
enum Http: Error, CaseIterable { case ok, notFound, teapot
  var code: Int { switch self { case .ok: 200; case .notFound: 404; case .teapot: 418 } }
  init?(code: Int) { guard let c = Self.allCases.first(where: { $0.code == code }) else { return nil }; self = c }
}
print(Http(code: 418)!, Http(code: 1) as Any, Http.allCases.map(\.code), Http.allCases.count)
enum Namespace { static let version = (major: 1, minor: 4); enum Nested { static func name() -> String { "\(Namespace.version.major).\(version.minor)" } } }
print(Namespace.Nested.name())
let makers: [(Int) -> Size] = [Size.medium, { Size.large(name: "fn", $0) }]
print(makers.map { $0(7) }, [1, 2].map(Size.medium), ["q"].map(Barcode.qr))
let pairs: [(Weekday?, Int)] = [(.mon, 1), (nil, 2), (.sun, 3)]
for case (.some(let d), let n) in pairs where d != .mon { print(d, n) }
for case (.mon?, let n) in pairs { print("monday", n) }
