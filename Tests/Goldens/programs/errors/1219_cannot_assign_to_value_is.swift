struct S { func f() { self = S() } }
