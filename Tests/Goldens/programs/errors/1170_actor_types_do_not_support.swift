actor A { func f() {} }
class B: A {}
