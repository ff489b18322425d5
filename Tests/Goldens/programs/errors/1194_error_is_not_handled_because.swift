extension Int: Error { func f() { throw self } }
