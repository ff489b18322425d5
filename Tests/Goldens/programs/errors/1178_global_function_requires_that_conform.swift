func f<T: Equatable>(_ x: T, _ y: T) -> Bool { x == y }
struct A {}
print(f(A(), A()))
