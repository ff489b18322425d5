func log(_ s: String) { print(s) }
let result: Int = log("x")
