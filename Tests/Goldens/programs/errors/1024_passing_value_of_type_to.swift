func swapValues(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
var m = 1, n = 2
swapValues(m, n)
