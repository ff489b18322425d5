class Box<T> { var value: T; init(_ v: T) { value = v } }
let b: Box<String> = Box(5)
