protocol P { let x: Int { get } }
