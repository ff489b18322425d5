class A {}
class B: A { func only() {} }
let a: A = B()
a.only()
