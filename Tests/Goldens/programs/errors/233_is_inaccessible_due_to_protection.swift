class A { private func secret() {} }
class B: A { func go() { secret() } }
