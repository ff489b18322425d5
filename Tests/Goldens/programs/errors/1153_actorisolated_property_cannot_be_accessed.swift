actor A { var n = 0 }
func g(_ a: A) async -> Int { a.n }
