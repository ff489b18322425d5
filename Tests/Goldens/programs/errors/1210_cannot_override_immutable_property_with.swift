class A { let x = 1 }
class B: A { override var x: Int { 2 } }
class C: A { override var x: Int { get { 1 } set {} } }
