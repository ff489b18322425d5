final class M { let n = 5 }
var m: M? = M()
let f = { [unowned m = m!] in m.n }
print(f())
m = nil
print(f())
