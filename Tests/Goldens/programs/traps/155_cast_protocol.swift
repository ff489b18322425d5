protocol P {}
struct A: P {}
struct B {}
let xs: [Any] = [A(), B()]
for x in xs { let p = x as! any P; print(type(of: p)) }
