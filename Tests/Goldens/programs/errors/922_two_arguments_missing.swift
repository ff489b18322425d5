class K { init(name: String, age: Int) {} }
let k = K()
