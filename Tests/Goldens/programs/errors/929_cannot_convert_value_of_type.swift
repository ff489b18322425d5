let a: [Any] = [1, "x"]
let n: Int = a[0]
