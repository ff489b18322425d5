prefix operator √
postfix operator %
infix operator **: ExponentPrecedence
infix operator <=>: ComparisonPrecedence
infix operator ?=: AssignmentPrecedence
infix operator ≈: ComparisonPrecedence
infix operator +-+: AdditionPrecedence
precedencegroup ExponentPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}

prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func % (n: Int) -> Double { Double(n) / 100 }
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { r, _ in r * base } }
func ** (base: Double, exponent: Int) -> Double { (0..<abs(exponent)).reduce(1.0) { r, _ in exponent < 0 ? r / base : r * base } }
enum Ordering: String { case less = "<", same = "=", more = ">" }
func <=> <T: Comparable>(a: T, b: T) -> Ordering { a < b ? .less : a > b ? .more : .same }
func ?= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 1e-6 }
func +-+ (a: [Int], b: [Int]) -> [Int] { zip(a, b).flatMap { [$0, $1] } }

print(√16 + √2 * √2 ≈ 6, 25% * 80, 2 ** 3 ** 2, -2 ** 2, 2.0 ** -2, 3 * 2 ** 2)
print(1 <=> 2, ("b" <=> "a").rawValue, 2.5 <=> 2.5, [1, 2] +-+ [3, 4])
var name: String?
name ?= "first"
name ?= { print("not called"); return "second" }()
print(name!)

struct Vector: Equatable {
  var x = 0, y = 0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static func - (a: Vector, b: Vector) -> Vector { a + -b }
  static func * (v: Vector, k: Int) -> Vector { Vector(x: v.x * k, y: v.y * k) }
  static func * (k: Int, v: Vector) -> Vector { v * k }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func • (a: Vector, b: Vector) -> Int { a.x * b.x + a.y * b.y }
  static postfix func ++ (v: inout Vector) -> Vector { defer { v += Vector(x: 1, y: 1) }; return v }
}
infix operator •: MultiplicationPrecedence
postfix operator ++
var v = Vector(x: 3, y: 1)
let w = Vector(x: 2, y: 4)
print(v + w, v - w, -v, 2 * v + w * 3, v • w, 1 + v • w * 2)
v += w
print(v++, v, v == Vector(x: 6, y: 6), v != w)

indirect enum Query: CustomStringConvertible {
  case field(String), equals(Query, String), and(Query, Query), or(Query, Query), not(Query)
  static func == (q: Query, s: String) -> Query { .equals(q, s) }
  static func && (a: Query, b: Query) -> Query { .and(a, b) }
  static func || (a: Query, b: Query) -> Query { .or(a, b) }
  static prefix func ! (a: Query) -> Query { .not(a) }
  var description: String {
    switch self {
    case .field(let f): f
    case .equals(let q, let s): "\(q)='\(s)'"
    case .and(let a, let b): "(\(a) AND \(b))"
    case .or(let a, let b): "(\(a) OR \(b))"
    case .not(let a): "NOT \(a)"
    }
  }
  func matches(_ row: [String: String]) -> Bool {
    switch self {
    case .field(let f): row[f] != nil
    case .equals(.field(let f), let s): row[f] == s
    case .equals: false
    case let .and(a, b): a.matches(row) && b.matches(row)
    case let .or(a, b): a.matches(row) || b.matches(row)
    case let .not(a): !a.matches(row)
    }
  }
}
let city = Query.field("city"), age = Query.field("age")
let query = city == "Rome" && !(age == "9") || age == "70"
print(query)
print([["city": "Rome", "age": "30"], ["city": "Rome", "age": "9"], ["age": "70"], [:]].map(query.matches))
let check: (Int) -> Bool = { $0 > 2 }
func && <T>(f: @escaping (T) -> Bool, g: @escaping (T) -> Bool) -> (T) -> Bool { { f($0) && g($0) } }
prefix func ! <T>(f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
print((1...8).filter(check && { $0 % 2 == 0 }), (1...4).filter(!check), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), [true, false].map(!))
