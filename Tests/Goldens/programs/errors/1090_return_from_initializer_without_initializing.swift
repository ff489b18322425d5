struct P { let a: Int; init(_ n: Int) { if n > 0 { a = n } } }
