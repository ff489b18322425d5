func make<T>() -> T { fatalError() }
let v = make()
