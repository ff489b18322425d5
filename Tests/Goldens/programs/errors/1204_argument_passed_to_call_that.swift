struct S { private var x = 1 }
let s = S(x: 2)
