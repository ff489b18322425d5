struct S { subscript(i: Int) -> Int { 1 } }
var s = S()
s[0] = 2
