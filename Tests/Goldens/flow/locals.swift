func cond() -> Bool { true }
func take(_ x: inout Int) {}
func a1() { let x: Int; print(x) }  // error: 31: constant 'x' used before being initialized
func a2() { var x: Int; print(x); x = 1; print(x) }  // error: 31: variable 'x' used before being initialized
func a3() { var x: Int; x += 1 }  // error: 27: variable 'x' passed by reference before being initialized
func a4() { var x: Int; take(&x) }  // error: 25: variable 'x' passed by reference before being initialized
func a5() { let x: Int; run { print(x) }; x = 3 }  // error: 29: constant 'x' captured by a closure before being initialized
func a6() { let x: Int; x = 1; x = 2; print(x) }  // error: 34: immutable value 'x' may only be initialized once
func a7() { let x: Int; if cond() { x = 1 }; print(x) }  // error: 52: constant 'x' used before being initialized
func a8() { let x: Int; if cond() { x = 1 } else { return }; print(x) }
func a9() { let x: Int; while cond() { x = 1 } }  // error: 42: immutable value 'x' may only be initialized once
func a10() { let x: Int; for i in 0..<3 { x = i }; print(x) }  // error: 45: immutable value 'x' may only be initialized once  // error: 58: constant 'x' used before being initialized
func a11() { let x: Int; defer { print(x) }; x = 2 }
func a12() { let x: Int; func g() { print(x) }; g(); x = 1 }  // error: 49: constant 'x' used before being initialized
func a13() { let x: Int; func g() { print(x) }; x = 1; g() }
func a14() { var x: Int; func g() { print(x) }; x = 1; g() }
func a15() { let x: Int; do { x = try thrower() } catch { print(x) } }  // error: 65: constant 'x' used before being initialized
func thrower() throws -> Int { 1 }
func a16() { let x: Int; switch cond() { case true: x = 1; case false: print("f") }; print(x) }  // error: 92: constant 'x' used before being initialized
func a17() { var t: (Int, Int); t.0 = 1; print(t.0); print(t.1) }  // error: 62: variable 't.1' used before being initialized
func a18() { var t: (Int, Int); t.0 = 1; t.1 = 2; print(t) }
struct S { var a: Int; var b: Int; func f() {} ; mutating func m() {} }
func a19() { var s: S; s.a = 1; s.b = 2; print(s) }  // error: 28: struct 's' must be completely initialized before a member is stored to
func a20() { var s: S; print(s.a); s.f(); s.m() }  // error: 32: variable 's' used before being initialized  // error: 36: variable 's' used before being initialized  // error: 45: variable 's' used before being initialized
func a21() { let x: Int? ; print(x as Any) }  // error: 34: constant 'x' used before being initialized
func a22() { var x: Int?; print(x as Any); x = 2 }
func a23() { let x: Int; let y = { x }; x = 1; print(y()) }  // error: 34: constant 'x' captured by a closure before being initialized
func a24() { let x: Int; _ = cond() || x > 1; x = 1 }  // error: 40: constant 'x' captured by a closure before being initialized
func a25() { var x: Int; var y: [Int]; y.append(1); x = y.count }  // error: 42: variable 'y' used before being initialized
func a26() { let x: Int; x = 1; take2(x) }
func take2(_ x: Int) {}
class C { var v = 1; func f() {}; var p: P = P() }
struct P { var u = 0; let k = 1; var c: Int { get { 1 } set { } }; mutating func m() {} ; func f() {} }
func run(_ f: () -> Void) { f() }
func auto(_ f: @autoclosure () -> Bool) {}
func a27() { let c: C; c.v = 2; c.f() }  // error: 24: constant 'c' used before being initialized  // error: 33: constant 'c' used before being initialized
func a28() { let (p, q): (Int, Int); print(p); (p, q) = (1, 2); print(q) }  // error: 44: constant 'p' used before being initialized
func a29() { let x: Int; if cond() { x = 1 } else { x = 2 }; x = 3; print(x) }  // error: 64: immutable value 'x' may only be initialized once
func a30() { let x: Int; while true { if cond() { x = 1; break } }; print(x) }
func a31() { let x: Int; repeat { x = 1 } while cond(); print(x) }  // error: 37: immutable value 'x' may only be initialized once
func a33() { let s: S; s = S(a: 1, b: 2); print(s.a) }
func a34() { let f: () -> Void; f(); f = {} }  // error: 33: constant 'f' used before being initialized
func a35() { let x: Int; guard cond() else { print(x); return }; x = 1; print(x) }  // error: 52: constant 'x' used before being initialized
func a36() { let f: (Int) -> Int; f = { n in n == 0 ? 0 : f(n - 1) }; print(f(2)) }  // error: 39: constant 'f' captured by a closure before being initialized
func a37() { var f: (Int) -> Int; f = { n in n == 0 ? 0 : f(n - 1) }; print(f(2)) }  // error: 39: variable 'f' captured by a closure before being initialized
func a38() { let x: Int; fatalError(); print(x) }
func a39() { let x: Int; _ = x }  // error: 28: constant 'x' used before being initialized
func a40() { var x: Int; x = x + 1 }  // error: 30: variable 'x' used before being initialized
func a42() { let x: Int; let y = [x, 1]; print(y) }  // error: 35: constant 'x' used before being initialized
func a43() { let x: Int; print("v \(x)") }  // error: 37: constant 'x' used before being initialized
func b1() { var x: Int; func g() { print(x) }; g(); x = 1 }  // error: 48: variable 'x' used by function definition before being initialized
func b2() { var x: Int; func g() { x = 1 }; g(); print(x) }  // error: 45: variable 'x' used by function definition before being initialized  // error: 56: variable 'x' used before being initialized
func b3() { let x: Int; defer { print(x) }; if cond() { return }; x = 1 }  // error: 25: constant 'x' used before being initialized
func b4() { var x: Int; defer { print(x) }; if cond() { return }; x = 1 }  // error: 25: variable 'x' passed by reference before being initialized
func b5() { let x: Int; if true { x = 1 }; print(x) }
func b6() { let x: Int; if false { x = 1 }; print(x) }  // error: 51: constant 'x' used before being initialized
func b7() { let x: Int; auto(x > 1); x = 1 }  // error: 30: constant 'x' captured by a closure before being initialized
func b8() { let x: Int; let f = g8; func g8() { print(x) }; x = 1; f() }  // error: 33: constant 'x' used before being initialized
func b9() { let x: Int; x = 1; func g() { print(x) }; run(g) }
func b10() { let x: Int; run(g); func g() { print(x) }; x = 1 }  // error: 30: constant 'x' used before being initialized
func b11() { var x: Int; var y = x; y = 1; x = y }  // error: 34: variable 'x' used before being initialized
func b12() { let x: Int; var y = 1; y = x; print(y) }  // error: 39: constant 'x' used before being initialized
func b13() { let x: Int; let b = cond() && (x > 0); print(b) }  // error: 44: constant 'x' captured by a closure before being initialized
func b14() { let x: Int; do { x = try thrower() } catch { return }; print(x) }
func b15() { let x: Int; x = (try? thrower()) ?? 3; print(x) }
func b16() { let t: (Int, Int); t = (1, 2); print(t.0) }
func b17() { let t: (Int, Int); t.0 = 1; print(t) }  // error: 48: constant 't.1' used before being initialized
func b18() { var t: (a: Int, b: Int); t.a = 1; print(t) }  // error: 54: variable 't.b' used before being initialized
func b19(y: Int?) { let x: Int; if let y { x = y } else if cond() { x = 2 } else { fatalError() }; print(x) }
func b20() -> Int { let x: Int; return x }  // error: 40: constant 'x' used before being initialized
func b21() { let x: Int; outer: for i in 0..<3 { for j in 0..<3 { if i == j { x = 1; break outer } } }; print(x) }  // error: 111: constant 'x' used before being initialized
func b22() { let x: Int; print(x, x) }  // error: 32: constant 'x' used before being initialized  // error: 35: constant 'x' used before being initialized
func b23() { let x: Int; print(x); print(x) }  // error: 32: constant 'x' used before being initialized  // error: 42: constant 'x' used before being initialized
func b25() { let x: [Int]; print(x[0], x.count); for e in x { print(e) } }  // error: 34: constant 'x' used before being initialized  // error: 40: constant 'x' used before being initialized  // error: 59: constant 'x' used before being initialized
func b26() { var x: [Int]; x[0] = 1 }  // error: 33: variable 'x' used before being initialized
func b27() { var x: [Int]; x += [1] }  // error: 30: variable 'x' passed by reference before being initialized
func b28() { var d: [String: Int]; d["a"] = 2 }  // error: 43: variable 'd' used before being initialized
func b29() { let c: C; print(c.v, c.p.u); c.p.m(); c.p.u = 2 }  // error: 30: constant 'c' used before being initialized  // error: 35: constant 'c' used before being initialized  // error: 43: constant 'c' used before being initialized  // error: 52: constant 'c' used before being initialized
func b30() { var p: P; p.c = 1; print(p.c) }  // error: 28: variable 'p' used before being initialized
func b31() { var o: P? = P(); let q: P; o?.u = q.u; o = q }  // error: 48: constant 'q' used before being initialized  // error: 57: constant 'q' used before being initialized
func b32() { let o: C?; o?.f(); print(o!.v) }  // error: 25: constant 'o' used before being initialized  // error: 39: constant 'o' used before being initialized
func b33() { let x: Int; switch x { case 1: print(1); default: print(2) } }  // error: 33: constant 'x' used before being initialized
func b34() { let x: Int; if x > 1 { } }  // error: 29: constant 'x' used before being initialized
func b35() { let x: Int; let y: Int; (x, y) = (1, 2); print(x + y) }
func b36() { let x: Int; let y = if cond() { 1 } else { 2 }; x = y; x = y }  // error: 71: immutable value 'x' may only be initialized once
func b37() { let x: Bool; if !x { print(1) } ; while x {} }  // error: 31: constant 'x' used before being initialized  // error: 54: constant 'x' used before being initialized
func b38() { let s: String; print("a" + s); let t = s as Any; print(t) }  // error: 41: constant 's' used before being initialized  // error: 53: constant 's' used before being initialized
func b39() { let x: Int; let k = \P.u; print(P()[keyPath: k], x) }  // error: 63: constant 'x' used before being initialized
func b40() { let c: C; run { [c] in print(c) }; run { [weak c] in print(c as Any) } }  // error: 31: constant 'c' used before being initialized  // error: 61: constant 'c' used before being initialized
func b41() { var x: Int { get { 1 } }; print(x); var z: Int = 1 { didSet { } }; z = 3 ; lazy var q: Int = z; print(q) }
func c1() { let q: P; print(q.u); let z = q.u; print(z, q.k); var y = 1; y = q.u; _ = q.u; print(y) }  // error: 29: constant 'q' used before being initialized  // error: 43: constant 'q' used before being initialized  // error: 57: constant 'q' used before being initialized  // error: 78: constant 'q' used before being initialized  // error: 87: constant 'q' used before being initialized
func c2() { var q: P; print(q.u); let z = q.u; print(z, q.k); var y = 1; y = q.u; _ = q.u; print(y) ; q = P() }  // error: 31: variable 'q' used before being initialized  // error: 45: variable 'q' used before being initialized  // error: 57: variable 'q' used before being initialized  // error: 76: variable 'q' used before being initialized  // error: 85: variable 'q' used before being initialized
