class A { var x = 1 }
class B: A { override var x = 2 }
