protocol P { func f() }
extension P { func g() {} }
struct S: P { private func f() {} }
