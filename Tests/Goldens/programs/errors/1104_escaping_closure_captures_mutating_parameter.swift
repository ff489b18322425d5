struct S { var n = 0; mutating func g() -> () -> Void { return { self.n += 1 } } }
