func f() { return }
let r: Int = f()
