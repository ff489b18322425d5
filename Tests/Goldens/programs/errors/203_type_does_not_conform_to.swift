protocol P { func a(); func b() }
extension P { func b() {} }
class K: P { func b() {} }
