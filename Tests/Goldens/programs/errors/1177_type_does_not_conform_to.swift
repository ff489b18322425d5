protocol P { var x: Int { get } }
extension P { var x: String { "a" } }
struct S: P {}
