struct Box<T: Hashable> { let v: T }
struct A {}
let b = Box(v: A())
