struct S { let x: Int }
extension S { init(y: Int) { } }
