class A { var x: Int { 1 } }
class B: A { override var x: String { "a" } }
