struct Pair<T> { let a: T; let b: T }
let p = Pair(a: 1, b: "x")
