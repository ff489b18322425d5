enum E { case a, b
    static func f() -> E { self.a } 
    func g() -> E { a } }
