indirect enum Expr { case num(Int), add(Expr, Expr), neg(Expr) }
enum Tree<T> { case leaf; indirect case node(Tree<T>, T, Tree<T>) }
extension Tree: Equatable where T: Equatable {}
enum Op: Character, CaseIterable { case plus = "+", minus = "-" }
enum Planet: Int { case mercury = 1, venus, earth }
enum Dir: String, CaseIterable, Codable2 { case n, s }
protocol Codable2 {}
enum Err: Error, Equatable { case bad(code: Int), worse }
enum Opt: Int, Comparable { case a, b; static func < (l: Opt, r: Opt) -> Bool { l.rawValue < r.rawValue } }
enum Suit: Comparable { case a, b }
enum D: Double { case x = 1.5, y = 2.5 }
enum N { static let x = 1; static func f() {} ; struct I { var v: N2 } }
enum N2 { case a(N.I2), b([N2]) ; }
extension N { struct I2 { var q: Int } ; enum K { case z } }
enum State { case on(since: Int), on2(Int, Int), off; var isOn: Bool { true }; mutating func toggle() {}; init() { self = .off } }
enum Neg: Int { case a = -1, b, c = 5 }
enum Over { case a(x: Int), a(y: Int) }
