protocol P { var x: Int { get } }
extension P { var x: Int }
