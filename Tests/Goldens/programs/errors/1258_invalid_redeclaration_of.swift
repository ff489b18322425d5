struct S { init?() { return } ; init() throws {} }
let s: S = S()
