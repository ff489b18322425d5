struct S { func f() -> Int { self.g() } }
