class A { private init() {} }
let a = A()
