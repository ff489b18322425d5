let a3: Int8 = 300  // error: 16: integer literal '300' overflows when stored into 'Int8'
let a4: UInt = -1  // error: 16: negative integer '-1' overflows when stored into unsigned type 'UInt'
let a7 = Int8(300)  // error: 15: integer literal '300' overflows when stored into 'Int8'
func l() { print(UInt8(-1), Int8(200)) }  // error: 24: negative integer '-1' overflows when stored into unsigned type 'UInt8'  // error: 34: integer literal '200' overflows when stored into 'Int8'
func s() { print(UInt8(256), UInt8(truncatingIfNeeded: 256), UInt8(exactly: 256) as Any) }  // error: 24: integer literal '256' overflows when stored into 'UInt8'
func u() { let x: Int16 = 1000; print(Int8(x)) }
func y(_ n: Int8) { print(n + 127 + 1, n * 200) }  // error: 44: integer literal '200' overflows when stored into 'Int8'
let zz: Int8 = -129  // error: 16: integer literal '-129' overflows when stored into 'Int8'
let z2: [UInt8] = [1, 2, 256]  // error: 26: integer literal '256' overflows when stored into 'UInt8'
let z3: Float = 1e50
func ab() { let x: UInt8 = 0b1_0000_0000; print(x); let y: Character = "a"; print(y) }  // error: 28: integer literal '256' overflows when stored into 'UInt8'
