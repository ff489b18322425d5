func cond() -> Bool { true }
func never() -> Never { fatalError() }
func m1() -> Int { }  // error: 20: missing return in global function expected to return 'Int'
func m2(x: Int) -> Int { if x > 1 { return 1 } }  // error: 48: missing return in global function expected to return 'Int'
func m3(x: Int) -> Int { while true { } }
func m4(x: Int) -> Int { while true { if x > 1 { break } } }  // error: 60: missing return in global function expected to return 'Int'
func m5(x: Int) -> Int { switch x { case 1: return 1; default: print("") } }  // error: 76: missing return in global function expected to return 'Int'
func m6(x: Int) -> Int { never() }
func m7(x: Int) -> Int { if x > 1 { never() } else { return 2 } }
func m8(x: Int) -> Int { for i in 0..<x { return i } }  // error: 54: missing return in global function expected to return 'Int'
func m9(x: Int) -> Int { do { return try t() } catch { print(error) } }  // error: 71: missing return in global function expected to return 'Int'
func t() throws -> Int { 1 }
struct S { func m() -> Int { print(""); print("") }; static func s() -> Int { print(""); print("") }; var v: Int { print(""); print("") }; subscript(i: Int) -> Int { print(""); print("") } ; var w: Int { get { print(1) ; print(1) } set { } } }  // error: 51: missing return in instance method expected to return 'Int'  // error: 100: missing return in static method expected to return 'Int'  // error: 137: missing return in getter expected to return 'Int'  // error: 188: missing return in getter expected to return 'Int'  // error: 231: missing return in getter expected to return 'Int'
class K { class func s() -> Int { print(""); print("") }; func g<T>(_ x: T) -> T { print(""); print("") } }  // error: 56: missing return in class method expected to return 'Int'  // error: 105: missing return in instance method expected to return 'T'
let c1: () -> Int = { print(""); print("") }  // error: 44: missing return in closure expected to return 'Int'
let c2 = { (x: Int) -> Int in if x > 1 { return 1 } }  // error: 53: missing return in closure expected to return 'Int'
func outer() { func inner() -> Int { print("") ; print("") }; _ = inner() }  // error: 60: missing return in local function expected to return 'Int'
func g1(x: Int?) { guard let x else { print("") }; print(x) }  // error: 49: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
func g2(x: Int?) { guard let x else { if cond() { return } }; print(x) }  // error: 60: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
func g3(x: Int?) { guard let x else { never() }; print(x) }
func g4(x: Int?) { for _ in 0..<2 { guard let x else { continue }; print(x) } }
func g5(x: Int?) { guard let x else { while true {} }; print(x) }
func g6(x: Int?) throws { guard let x else { throw E.a }; print(x) }
enum E: Error { case a }
func u1() -> Int { return 1; print("x") }  // warning: 30: code after 'return' will never be executed
func u2() { return; print("x") }  // warning: 21: code after 'return' will never be executed
func u3() { return
  print("x") }
func u4() { for _ in 0..<2 { break; print("x") } }  // warning: 37: code after 'break' will never be executed
func u5() { for _ in 0..<2 { continue; print("x") } }  // warning: 40: code after 'continue' will never be executed
func u6() throws { throw E.a; print("x") }  // warning: 31: code after 'throw' will never be executed
func u7() { never(); print("x") }  // warning: 28: will never be executed
func u8() { while true { }; print("x") }
func u9() { if true { return }; print("x") }
func u10() { if false { print("y") }; print("x") }
func u11(x: Int) { if x > 1 { return } else { return }; print("x") }  // warning: 57: will never be executed
func u12(x: Int) -> Int { if x > 1 { return 1 } else { return 2 }; return 3 }  // warning: 68: will never be executed
func u13(x: Int) { switch x { case 1: return; default: return }; print("x") }  // warning: 66: will never be executed
func u14() { fatalError(); let y = 2; print(y) }  // warning: 36: will never be executed
func u15(x: Int?) { guard let x else { return; print("z") }; print(x) }  // warning: 48: code after 'return' will never be executed
func u16(x: Int) { while false { print("y") } }
func u17() { let a = 1; return; let b = 2; print(a, b) }  // warning: 33: code after 'return' will never be executed

func r1() { r1() }  // warning: 13: function call causes an infinite recursion
func r2(x: Int) -> Int { if x > 1 { return r2(x: 1) } else { return r2(x: 2) } }  // warning: 44: function call causes an infinite recursion  // warning: 69: function call causes an infinite recursion
func r3(x: Int) -> Int { return x > 1 ? r3(x: 2) : r3(x: 1) }  // warning: 41: function call causes an infinite recursion  // warning: 52: function call causes an infinite recursion
func r4(x: Int) -> Int { if x < 0 { return 0 }; return r4(x: x - 1) }
class RK { func f() { f() }; func g() { self.g() }; final func h() { h() } ; static func s() { s() } ; func k(o: RK) { o.k(o: self) } }  // warning: 23: function call causes an infinite recursion  // warning: 46: function call causes an infinite recursion  // warning: 70: function call causes an infinite recursion  // warning: 96: function call causes an infinite recursion
func some1() -> some Equatable { print("") ; return 1 }
func opt() -> Int? { print(""); print("") }  // error: 43: missing return in global function expected to return 'Int?'
func tup() -> (Int, String) { if cond() { return (1, "") } }  // error: 60: missing return in global function expected to return '(Int, String)'
func th() throws -> Int { print(""); print("") }  // error: 48: missing return in global function expected to return 'Int'
func gen<T>(x: T) -> [T] { if cond() { return [x] } }  // error: 53: missing return in global function expected to return '[T]'
func voidish() -> () { print("") }
func nv() -> Never { print(""); print("") }  // error: 43: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths
func nv2() -> Never { while true {} }
