actor A { init() async {} }
let a = A()
func g() { let b = A(); print(b) }
