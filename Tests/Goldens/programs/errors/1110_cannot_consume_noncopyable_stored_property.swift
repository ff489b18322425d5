struct R: ~Copyable { let n = 1 }
let r = R()
let s = r
print(r.n, s.n)
