class A { func go() {} }
class B: A { private override func go() {} }
struct S { static func make() -> S { S() } }
S().make()
