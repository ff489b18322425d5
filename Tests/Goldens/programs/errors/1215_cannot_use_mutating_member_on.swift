struct S { mutating func f() {} }
func g(_ s: S) { s.f() }
