protocol P { func f() }
extension P { func f() }
