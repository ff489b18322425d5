struct A { static func f() { self.g() }; func g() {} }
