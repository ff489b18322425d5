class A { func f() throws {} }
class B: A { override func f() async {} }
