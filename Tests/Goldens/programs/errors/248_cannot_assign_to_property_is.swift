struct P { var x = 0 }
let p = P()
p.x = 3
