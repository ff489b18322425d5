class A {}
class B: A {}
let b: B = A()
