class Vehicle { let wheels: Int; var name: String
    init(wheels: Int, name: String) { self.wheels = wheels; self.name = name; describe() }
    convenience init() { self.init(wheels: 4, name: "generic") }
    convenience init?(code: String) { guard let n = Int(code.prefix(1)) else { return nil }; self.init(wheels: n, name: String(code.dropFirst())) }
    required init(copy v: Vehicle) { wheels = v.wheels; name = v.name + "'" }
    func describe() { print("V", wheels, name) } 
    deinit { print("~", name) } }
class Car: Vehicle { var doors = 4 { didSet { print("doors", doors) } }; lazy var key = "key-\(name)"
    init(doors: Int) { self.doors = doors; super.init(wheels: 4, name: "car"); self.doors += 0 }
    override convenience init(wheels: Int, name: String) { self.init(doors: 2); self.name = name }
    required init(copy v: Vehicle) { doors = (v as? Car)?.doors ?? 0; super.init(copy: v) }
    override func describe() { super.describe(); print("C", doors) } }
final class Taxi: Car { let fare: Double; init?(fare: Double) { if fare < 0 { return nil }; self.fare = fare; super.init(doors: 5); name = "taxi" }
    required init(copy v: Vehicle) { fare = 1; super.init(copy: v) } }
do { let v = Vehicle(); let c = Car(); print(c.wheels, c.name, c.key, v.name); c.name = "z"; print(c.key) }
print(Vehicle(code: "3trike")?.wheels ?? 0, Vehicle(code: "x") == nil, Vehicle(code: "8x")!.wheels)
extension Vehicle: Equatable { static func == (a: Vehicle, b: Vehicle) -> Bool { a === b } }
if let t = Taxi(fare: 2) { let u = type(of: t).init(copy: t); print(u.name, u.doors, u.fare, t == u) }
print(Taxi(fare: -1) as Any)
struct Temp { var c: Double; init(c: Double) { self.c = c }; init(f: Double) { self.init(c: (f - 32) / 1.8) }; init?(_ s: String) { guard let v = Double(s.dropLast()) else { return nil }; switch s.last { case "C"?: self.init(c: v); case "F"?: self.init(f: v); default: return nil } } }
print(Temp(f: 212).c, Temp("50F")?.c ?? 0, Temp("5K") as Any, Temp("xC") == nil)
extension Temp { static func == (a: Temp?, b: Temp) -> Bool { a?.c == b.c }; init(k: Double) { self.init(c: k - 273) } }
struct Config { let host: String; var port = 80; var path: String = "/", tls: Bool?; private(set) var hits = 0; init(host: String) { self.host = host } }
extension Config { init(host: String, port: Int) { self.init(host: host); self.port = port } }
struct Mem { var a: Int, b = 2, c: String? ; let d = 4 }
print(Config(host: "h"), Config(host: "x", port: 1).port, Mem(a: 1, c: nil), Mem(a: 1, b: 3, c: "s"), Temp(k: 300).c)
enum Dir: Character { case n = "N", s = "S"; init?(word: String) { guard let c = word.uppercased().first, let d = Dir(rawValue: c) else { return nil }; self = d } }
print(Dir(word: "north")!, Dir(word: "up") as Any, Dir(word: "") as Any)
class Base { var log: [String] = []; init() { setup() }; func setup() { log.append("base") } }
class Sub: Base { var extra = ["e"]; override init() { super.init(); log.append("sub") }; override func setup() { super.setup(); log += extra } }
class Lazy: Sub {}
print(Lazy().log, Sub().extra)
protocol Making { init(n: Int); var n: Int { get } }
extension Making { static func make(_ n: Int...) -> [Self] { n.map(Self.init(n:)) }; init() { self.init(n: -1) } }
struct M1: Making { let n: Int }; final class M2: Making { let n: Int; required init(n: Int) { self.n = n * 10 } }
func build<T: Making>(_ t: T.Type) -> Int { T().n + T.make(1, 2).map(\.n).reduce(0, +) }
print(build(M1.self), build(M2.self), M2.make(3)[0].n, ([M1.self, M2.self] as [any Making.Type]).map { $0.init(n: 4).n })
