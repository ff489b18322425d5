protocol A { func f() }
class C: A { func f(x: Int) {} }
