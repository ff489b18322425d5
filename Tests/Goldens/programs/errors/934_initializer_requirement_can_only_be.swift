protocol P { init(n: Int) }
class C: P { init(n: Int) {} }
