struct P { var u = 0; mutating func m() {}; func f() {}; subscript(i: Int) -> Int { get { i } set {} } }
class K { var v = 0 }
enum E { case a(Int), b(Int, Int) }
func use(_ x: Any) {}
func inc(_ x: inout Int) {}
func w1() { let x = 1 }  // warning: 17: initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it
func w2() { var x = 1 }  // warning: 17: initialization of variable 'x' was never used; consider replacing with assignment to '_' or removing it
func w3() { var x = 1; use(x) }  // warning: 17: variable 'x' was never mutated; consider changing to 'let' constant
func w4() { var x = 1; x = 2 }  // warning: 17: variable 'x' was written to, but never read
func w5() { var x = 1; x += 1 }
func w6() { var x = 1; inc(&x) }
func w7() { var p = P(); p.u = 1 }
func w8() { var p = P(); p.m() }
func w9() { var p = P(); p.f() }  // warning: 17: variable 'p' was never mutated; consider changing to 'let' constant
func w10() { var k = K(); k.v = 1 }  // warning: 18: variable 'k' was never mutated; consider changing to 'let' constant
func w11(o: Int?) { if let y = o { } ; guard let z = o else { return } ; while let q = o { } }  // warning: 28: value 'y' was defined but never used; consider replacing with boolean test  // warning: 50: value 'z' was defined but never used; consider replacing with boolean test  // warning: 84: value 'q' was defined but never used; consider replacing with boolean test
func w12(e: E) { switch e { case .a(let n): break; case .b(let n, let m): use(m) } }  // warning: 41: immutable value 'n' was never used; consider replacing with '_' or removing it  // warning: 64: immutable value 'n' was never used; consider replacing with '_' or removing it
func w13() { for i in 0..<3 { } }  // warning: 18: immutable value 'i' was never used; consider replacing with '_' or removing it
func w14() { let (a, b) = (1, 2); use(a) }  // warning: 22: immutable value 'b' was never used; consider replacing with '_' or removing it
func w15() { var (a, b) = (1, 2); a = 3; use(a); use(b) }
func w16() { var a: Int; a = 1; use(a) }
func w17() { let a: Int; a = 1; use(a) }
func w18() { let a: Int; a = 1 }  // warning: 18: immutable value 'a' was never used; consider removing it
func w19() { var a: Int }  // warning: 18: variable 'a' was never used; consider replacing with '_' or removing it
func w20() { do { throw Err.x } catch let e { } ; do { throw Err.x } catch { } }  // warning: 43: immutable value 'e' was never used; consider replacing with '_' or removing it
enum Err: Error { case x }
func w21() { let k = K(); let f = { [k] in use(1) }; f() }  // warning: 38: capture 'k' was never used
func w22() { var a = [1]; a[0] = 2 }
func w23() { var a = [1]; a.append(2) }
func w24() { let f = { (x: Int) in let y = 1 }; f(1) }  // warning: 40: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
func w25() { var x = 1; let f = { x = 2 }; f() }  // warning: 18: variable 'x' was written to, but never read
func w26() { var x = 1; func g() { use(x) }; g() }  // warning: 18: variable 'x' was never mutated; consider changing to 'let' constant
func w27(o: Int?) { if var y = o { use(y) } }  // warning: 28: variable 'y' was never mutated; consider changing to 'let' constant
func w28(o: E) { if case .a(var y) = o { use(y) } ; if case .a(let y) = o { } }  // warning: 33: variable 'y' was never mutated; consider changing to 'let' constant  // warning: 68: immutable value 'y' was never used; consider replacing with '_' or removing it
func w29() { for var i in 0..<3 { use(i) } }  // warning: 22: variable 'i' was never mutated; consider removing 'var' to make it constant
func w30() { var p: P? = P(); p?.u = 1 }
func w31() { var x = 1; (x, _) = (2, 3) }  // warning: 18: variable 'x' was written to, but never read
func w32() { var x = 1; _ = x }  // warning: 18: variable 'x' was never mutated; consider changing to 'let' constant
func w33() { weak var k: K?; use(k as Any) }  // warning: 23: weak variable 'k' was never mutated; consider changing to 'let' constant
func w34() { var t = (1, 2); t.0 = 3 }  // warning: 18: variable 't' was written to, but never read
func w35() { let _ = 1; let x: Int = 2, y = 3; use(y) }  // warning: 29: immutable value 'x' was never used; consider replacing with '_' or removing it
let topLevel = 1
var topVar = 2
if true { let inner = 1; var iv = 2; use(iv) }  // warning: 15: initialization of immutable value 'inner' was never used; consider replacing with assignment to '_' or removing it  // warning: 30: variable 'iv' was never mutated; consider changing to 'let' constant
func w37() { }
func w36(a: Int) { let a = a }  // warning: 24: initialization of immutable value 'a' was never used; consider replacing with assignment to '_' or removing it
