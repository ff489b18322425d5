import Foundation
struct Matrix { let rows: Int, columns: Int; var grid: [Double]; init(rows: Int, columns: Int) { self.rows = rows; self.columns = columns; grid = [] }; subscript(r: Int, c: Int) -> Double { get { grid[r] } set { grid[c] = newValue } } }
func outer() { struct L { var x: Int }; enum M { case a, b }; class N { let l = L(x: 1) }; func inner(_ l: L) -> M { .a }; typealias Q = L; let _: Q? = nil; protocol_() }
func protocol_() {}
let (a, b): (Int, String) = (1, "")
var x: Int { get { 1 } set { } }
var y = 1 { willSet {} didSet {} }
let cl: (Int, Int) -> Int = { $0 + $1 }
var dict: [String: (Int) -> Bool] = [:]
var opt: Int?, opt2: String? = nil
struct Lazy { lazy var v: [Int] = { [1] }() }
struct Memo<K: Hashable, V> { private var cache: [K: V] = [:]; private let f: (K) -> V; init(_ f: @escaping (K) -> V) { self.f = f } }
actor Counter { var n = 0; func inc() { n += 1 } }
struct Gen<each T> { let v: (repeat each T); init(_ v: repeat each T) { self.v = (repeat each v) } }
func pk<each T: Equatable>(_ a: repeat each T) {}
struct NC: ~Copyable { var x: Int; deinit {} ; consuming func eat() {} }
@MainActor class VM { var a = 1 }
@available(*, deprecated) func old() {}
private protocol PrivP { func f() }
private struct PrivS: PrivP { func f() {} }
fileprivate let priv: PrivS? = nil
private extension Int { func pe() -> PrivS? { nil } }
public struct Pub { public var x: Int; var inner: Inn?; struct Inn {} ; public init() { x = 1 } }
protocol Q1 { associatedtype T }
extension Q1 { typealias Arr = [T]; func arr() -> Arr { [] } }
struct Q2: Q1 { typealias T = Int; func g() -> Arr { [] } }
class Base<T> { typealias El = T; func f(_ e: El) {} }
class DerI: Base<Int> { override func f(_ e: Int) {} ; func g() -> El { 1 } }
struct Money: Numeric2 { static func * (a: Money, b: Money) -> Money { a }; static func *= (a: inout Money, b: Money) {} }
protocol Numeric2 { static func * (a: Self, b: Self) -> Self; static func *= (a: inout Self, b: Self) }
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { self } }
func makeIt() -> any Sequence<Int> { [1] }
func nested<T>(_ t: T) { func g<U>(_ u: U, _ t: T) {} }
struct Iter: IteratorProtocol, Sequence { var i = 0; mutating func next() -> Int? { nil } }
struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator { 1 } } }
struct Wr: Equatable, Comparable { let v: Int; static func < (a: Wr, b: Wr) -> Bool { a.v < b.v } }
struct St: Strideable { let v: Int; func distance(to o: St) -> Int { 1 }; func advanced(by n: Int) -> St { self } }
struct OS: OptionSet { let rawValue: Int; static let a = OS(rawValue: 1) }
struct Sca: RawRepresentable { var rawValue: String }
