class A<T> {}
let a: A = A()
