class Parent { required init() {} }
class Kid: Parent { init(x: Int) { super.init() } }
let k = Kid()
