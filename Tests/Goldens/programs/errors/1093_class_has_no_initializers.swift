class A { var n: Int }
class B: A { var m: Int; init(m: Int) { super.init(); self.m = m } }
