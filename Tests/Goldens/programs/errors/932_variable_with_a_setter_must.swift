protocol P { var x: Int { get } }
class C: P { var x: Int { set { } } }
