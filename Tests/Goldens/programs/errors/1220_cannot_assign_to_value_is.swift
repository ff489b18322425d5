class C { func f() { self = C() } }
