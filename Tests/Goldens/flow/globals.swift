func cond() -> Bool { true }
func run(_ f: () -> Void) { f() }
let g1: Int
print(g1)  // error: 7: constant 'g1' used before being initialized
g1 = 2
var g2: Int
func useG2() { print(g2) }  // error: 6: variable 'g2' used by function definition before being initialized
g2 = 3
let g3: Int
if cond() { g3 = 1 } else { g3 = 2 }
print(g3)
g3 = 4  // error: 4: immutable value 'g3' may only be initialized once
let g4: Int
run { print(g4) }  // error: 5: constant 'g4' captured by a closure before being initialized
g4 = 2
var g5: Int
struct UsesG5 { func f() { print(g5) } }  // error: 22: variable 'g5' used by function definition before being initialized
g5 = 1
var g6: String?
print(g6 as Any)
let g7: Int
func neverUsed() { useIt(g7) }  // error: 6: constant 'g7' used by function definition before being initialized
func useIt(_ x: Int) {}
