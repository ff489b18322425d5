protocol P { mutating func f() }
struct S: P { func f() {} }
class C: P { mutating func f() {} }
