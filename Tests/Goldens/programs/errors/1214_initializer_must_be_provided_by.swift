class A { required init() {} }
class B: A { init(x: Int) {} }
