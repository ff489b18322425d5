protocol P { func f() }
struct S: P { func f(_ x: Int) {} }
