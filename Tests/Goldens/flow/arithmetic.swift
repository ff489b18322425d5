let a8: UInt8 = 255 &+ 1
let a9 = Int.max + 1  // error: 18: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
func f() { let x: UInt8 = 200; let y = x + 100; print(y) }  // error: 42: arithmetic operation '200 + 100' (on type 'UInt8') results in an overflow
func g() { let x = 0; print(10 / x) }  // error: 32: division by zero
func h() { var x: UInt8 = 255; x += 1; print(x) }  // error: 34: arithmetic operation '255 + 1' (on type 'UInt8') results in an overflow
func i() { let a = [1, 2]; print(a[5]) }
func j() { let x: UInt = 3; print(x - 4) }  // error: 37: arithmetic operation '3 - 4' (on type 'UInt') results in an overflow
func k() { print(-128 as Int8 - 1, -(-128 as Int8), Int8.min * -1) }  // error: 31: arithmetic operation '-128 - 1' (on type 'Int8') results in an overflow  // error: 36: arithmetic operation '0 - -128' (on signed 8-bit integer type) results in an overflow  // error: 62: arithmetic operation '-128 * -1' (on type 'Int8') results in an overflow
func m() { let x = Int64(9223372036854775807) + 1; print(x) }  // error: 47: arithmetic operation '9223372036854775807 + 1' (on type 'Int64') results in an overflow
func n() { let d = 1.0 / 0; print(d) }
func o() { let x = 1 << 70; print(x, 1 << -1) }
func p() { let x = Int.min / -1; print(x) }  // error: 28: division '-9223372036854775808 / -1' results in an overflow
func q() { print(9223372036854775807 * 2) }  // error: 38: arithmetic operation '9223372036854775807 * 2' (on type 'Int') results in an overflow
func r() { let x: Int? = nil; print(x!) }
func u() { let x: Int16 = 1000; print(Int8(x)) }
func w() { let big: Int32 = 2147483647; let c = big * 2; print(c) }  // error: 53: arithmetic operation '2147483647 * 2' (on type 'Int32') results in an overflow
func aa() -> UInt { return 0 - 1 }  // error: 30: arithmetic operation '0 - 1' (on type 'UInt') results in an overflow
func ac() { let x = 0; if x != 0 { print(10 / x) } }  // error: 45: division by zero
func ad() { let zero = 0; let y = 5 % zero; print(y); var a = 3; a /= 0; print(a) }  // error: 37: division by zero  // error: 68: division by zero
func b3(a: Int) { print(a / 0, a % 0) ; print(a + Int.max) }  // error: 27: division by zero  // error: 34: division by zero
func b4() { let x: UInt8 = 250; let y = x + 3; let z = y + 3; print(z) }  // error: 58: arithmetic operation '253 + 3' (on type 'UInt8') results in an overflow
func b5() { var i: UInt8 = 250; while i > 0 { i += 10 } }
func b6(c: Bool) { var i: UInt8 = 250; if c { i = 3 }; i += 10; print(i) }
func b7(c: Bool) { var i: UInt8 = 250; if c { print(1) }; i += 10; print(i) }  // error: 61: arithmetic operation '250 + 10' (on type 'UInt8') results in an overflow
func b10() { let x: Int = 5; for i in 0..<3 { print(x / 0, i) } }  // error: 55: division by zero
func b11() { let a: Int? = 3; print(a! / 0) }  // error: 40: division by zero
func b12() { var x = 0; x = 1; print(5 / x); x -= 1; print(5 / x) }  // error: 62: division by zero
func b13() { var x = 0; defer { print(x) }; x += 1; print(5 / (x - 1)) }  // error: 61: division by zero
let a1 = 127 as Int8 + 1  // error: 22: arithmetic operation '127 + 1' (on type 'Int8') results in an overflow
let a2: Int8 = 127 + 1  // error: 20: arithmetic operation '127 + 1' (on type 'Int8') results in an overflow
let a5 = 1 / 0  // error: 12: division by zero
let a6 = 5 % 0  // error: 12: division by zero
