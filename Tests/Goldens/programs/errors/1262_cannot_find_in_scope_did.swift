func f() { self.g() }
