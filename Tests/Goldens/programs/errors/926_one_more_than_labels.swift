class K { init(name: String, age: Int) {} }
let k = K(name: "x", 3, 4)
