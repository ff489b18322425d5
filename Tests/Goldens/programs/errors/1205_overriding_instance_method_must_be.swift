class A { fileprivate func f() {} }
class B: A { override private func f() {} }
