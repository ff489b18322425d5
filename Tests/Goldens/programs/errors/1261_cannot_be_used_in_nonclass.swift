struct S { func f() { super.f() } }
