@propertyWrapper struct Clamp<V: Comparable> { private var v: V; let r: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { v = wrappedValue; self.r = r }; var wrappedValue: V { get { v } set { v = newValue } }; var projectedValue: Clamp<V> { self } }
struct S { @Clamp(0...10) var a: Int = 5; @Clamp(0.0...1.0) var b = 0.5; static var c = 1; lazy var d: Int = 1; private(set) var e = 2; fileprivate var f: Int { 1 } }
@resultBuilder struct B { static func buildBlock(_ p: String...) -> String { "" } }
func mk(@B _ c: () -> String) -> String { c() }
struct Sub { subscript(_ i: Int) -> Int { i }; subscript(i: String) -> Int { 1 }; subscript(r r: Int, c c: Int) -> Int { get { 1 } set {} }; static subscript(x: Int) -> Int { x } }
@dynamicMemberLookup struct Dyn { subscript(dynamicMember m: String) -> Int { 1 } }
struct Call { func callAsFunction(_ x: Int) -> Int { x } }
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { 1 }
prefix operator √
prefix func √ (x: Double) -> Double { x }
extension S { static func == (a: S, b: S) -> Bool { true } }
extension Int { var sq: Int { self * self }; func times(_ f: () -> Void) {}; static func rnd() -> Int { 1 }; init(foo: Int) { self = foo }; mutating func inc() { self += 1 }; subscript(d: Int) -> Int { 1 }; enum Kind { case neg, pos } }
extension Collection where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Array where Element == Int { func sumI() -> Int { 0 } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary where Key == String, Value: Equatable { func foo() {} }
extension Sequence where Iterator.Element == Int { func bar() {} }
func gen<T, U>(_ t: T, _ u: U) -> (T, U) where T: Equatable, U: Collection, U.Element == T { (t, u) }
func sw<T>(_ a: inout T, _ b: inout T) {}
func vr(_ x: Int..., y: String = "", z: (() -> Void)? = nil) throws {}
func rt(_ f: () throws -> Int) rethrows -> Int { try f() }
func au(_ x: @autoclosure () -> Bool, _ e: @escaping (Int) -> Void) async throws {}
struct Pair<A, B> { let a: A; let b: B; init(_ a: A, _ b: B) { self.a = a; self.b = b } }
extension Pair where A == B { var same: Bool { true } }
typealias P2 = Pair<Int, String>
typealias PP<T> = Pair<T, T>
let pp: PP<Int> = Pair(1, 2)
struct Outer { struct Inner { var o: Other }; struct Other {}; var i: Inner; private enum K { case a }; private var k: K = .a; typealias T = Int; let t: T = 1 }
extension Outer.Inner { func z() -> Outer { fatalError() } }
func f(_ x: Int) {}
func f(_ x: String) {}
func f(x: Int) {}
func f() -> Int { 1 }
func f() -> String { "" }
func f<T>(_ x: T) {}
func f<T: Equatable>(_ x: T) {}
